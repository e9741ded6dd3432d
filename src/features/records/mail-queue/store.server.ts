import { sql } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { MailKind } from "../../../platform/database/tables.ts";
import { addJob, type Priority } from "../../../platform/jobs/add-job.server.ts";

/**
 * What a letter is about. `what`: which of several, as a refund's id or a tracking number; `repetition` tells one that is
 * sent again on purpose from the one before.
 */
type About = { position?: number | undefined; what?: string; day?: string | null; repetition?: string };
/** `heldFor`: seconds in which what the letter tells can be taken back, and the letter with it (`takeHeldBack`). */
type Sending = { recipient?: string; lang?: Language; inSeconds?: number; heldFor?: number; priority?: Priority };

/**
 * Queues each kind of e-mail once per order, or once per subject; the job `send-mail` sends it, for one that is held after
 * `release-mail` has let it go.
 */
export async function queueMail(
  db: DbOrTx,
  orderId: string,
  kind: MailKind,
  now: Date,
  { position, what, day, repetition, recipient, lang, inSeconds, heldFor, priority }: About & Sending = {},
): Promise<void> {
  const mail = await db
    .insertInto("mails")
    .values({
      order_id: orderId,
      kind,
      position: position ?? null,
      what: what ?? null,
      day: day ?? null,
      repetition: repetition ?? null,
      recipient: recipient ?? null,
      lang: lang ?? null,
      queued_at: now,
      ...(heldFor !== undefined && { held_until: new Date(now.getTime() + heldFor * 1000) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (mail && heldFor !== undefined) await addJob(db, "release-mail", { mailId: mail.id }, { inSeconds: heldFor });
  else if (mail) await addJob(db, "send-mail", { mailId: mail.id }, { inSeconds, priority });
}

type Held = { orderId: string; kind: MailKind; since: Date; what?: string };

/** Takes back the letters of this kind since then, all of them or, where one has left its hold, none: then it is false. */
export async function takeHeldBack(tx: DbOrTx, { orderId, kind, since, what }: Held): Promise<boolean> {
  const letters = await tx
    .selectFrom("mails")
    .select(["id", "held_until"])
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("queued_at", ">=", since)
    .$if(what !== undefined, (those) => those.where("what", "=", what!))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (letters.length === 0 || letters.some(({ held_until: until }) => until === null)) return false;
  const ids = letters.map(({ id }) => id);
  await tx.deleteFrom("mails").where("id", "in", ids).execute();
  return true;
}

/** What the letters of this kind are about of which none has left its hold: a copy that is sent once more is held, too. */
export const heldAbout = (db: DbOrTx, orderId: string, kind: MailKind) =>
  lettersAbout(db, { orderId, kind, isHeld: true });

/** What the letters of this kind are about that nobody can take back any more. */
export const toldAbout = (db: DbOrTx, orderId: string, kind: MailKind) =>
  lettersAbout(db, { orderId, kind, isHeld: false });

type Letters = { orderId: string; kind: MailKind; isHeld: boolean };

async function lettersAbout(db: DbOrTx, { orderId, kind, isHeld }: Letters): Promise<(string | null)[]> {
  const letters = await db
    .selectFrom("mails")
    .select("what")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .groupBy("what")
    .having(sql<boolean>`bool_and(held_until is not null) = ${isHeld}`)
    .execute();
  return letters.map(({ what }) => what);
}

type Counted = { orderId: string; kind: MailKind; since: Date; but?: string };

/** `but`: excludes the one about this. */
export async function mailsSince(db: DbOrTx, { orderId, kind, since, but }: Counted): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("queued_at", ">", since)
    .$if(but !== undefined, (counted) => counted.where("what", "is distinct from", but!))
    .executeTakeFirstOrThrow();
  return Number(count);
}
