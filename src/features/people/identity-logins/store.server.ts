import { sql, type Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { IdentityLoginRow } from "../../../platform/database/tables/real-names.ts";

export async function insertLogin(db: DbOrTx, login: Insertable<IdentityLoginRow>): Promise<void> {
  await db.insertInto("identity_logins").values(login).execute();
}

type Taken = { sealed: Buffer };

/** Used once: of two requests with the same state one gets it; in another browser, or too late, nobody does. */
export async function takeLogin(
  db: DbOrTx,
  { stateHash, browser, provider }: { stateHash: string; browser: string; provider: IdentityLoginRow["provider"] },
  { now, since }: { now: Date; since: Date },
): Promise<Taken | undefined> {
  return db
    .updateTable("identity_logins")
    .set({ used_at: now })
    .where("state_hash", "=", stateHash)
    .where("browser", "=", browser)
    .where("provider", "=", provider)
    .where("used_at", "is", null)
    .where("begun_at", ">", since)
    .returning(["sealed"])
    .executeTakeFirst();
}

/** Whoever is proved in a browser takes the place of who was before. */
export async function keepProved(
  db: DbOrTx,
  { stateHash, browser }: { stateHash: string; browser: string },
  { proved, now }: { proved: Buffer; now: Date },
): Promise<void> {
  await sql`
    with before as (delete from identity_logins where browser = ${browser} and state_hash <> ${stateHash} and proved is not null)
    update identity_logins set proved = ${proved}, proved_at = ${now} where state_hash = ${stateHash}`.execute(db);
}

export async function provedIn(
  db: DbOrTx,
  browser: string,
  since: Date,
): Promise<{ proved: Buffer; proved_at: Date } | undefined> {
  const found = await db
    .selectFrom("identity_logins")
    .select(["proved", "proved_at"])
    .where("browser", "=", browser)
    .where("proved", "is not", null)
    .where("proved_at", ">", since)
    .orderBy("proved_at", "desc")
    .executeTakeFirst();
  return found && { proved: found.proved!, proved_at: found.proved_at! };
}

export async function forgetProved(tx: DbOrTx, browser: string): Promise<void> {
  await tx.deleteFrom("identity_logins").where("browser", "=", browser).where("proved", "is not", null).execute();
}
