import type { Language } from "../../kernel/language.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { MailKind } from "../../platform/database/tables.ts";

type Counted = { orderId: string; kind: MailKind; since: Date; butAbout?: string };

export async function mailsSince(db: DbOrTx, { orderId, kind, since, butAbout = "" }: Counted): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("queued_at", ">", since)
    .where("about", "<>", butAbout)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All letters of this kind, whenever: the number of the next repetition. */
export function mailsEver(db: DbOrTx, { orderId, kind }: { orderId: string; kind: MailKind }): Promise<number> {
  return mailsSince(db, { orderId, kind, since: new Date(0) });
}

/** What the shop calls these countries; those that it does not know are left out. */
export async function namesOfPlaces(db: DbOrTx, iso2: readonly string[], language: Language): Promise<Map<string, string>> {
  if (iso2.length === 0) return new Map();
  const places = await db.selectFrom("destinations").select(["iso2", "names"]).where("iso2", "in", [...iso2]).execute();
  return new Map(places.map((place) => [place.iso2, place.names[language]]));
}
