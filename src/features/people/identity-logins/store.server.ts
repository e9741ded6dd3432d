import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { IdentityLoginRow } from "../../../platform/database/tables/real-names.ts";

type Begun = Pick<IdentityLoginRow, "state_hash" | "business_hash" | "browser" | "provider" | "sealed" | "begun_at">;

export async function insertLogin(db: DbOrTx, login: Begun): Promise<void> {
  const later = { used_at: null, asked_at: null, declined_at: null, proved: null, proved_at: null, marks: null };
  await db
    .insertInto("identity_logins")
    .values({ ...login, ...later })
    .execute();
}

type Taken = { sealed: Buffer };

/**
 * Used once: of two requests with the same state one gets it; in another browser, or too late, nobody does. Whoever still
 * waits in this browser is told nothing any more: it may be another person.
 */
export async function takeLogin(
  db: DbOrTx,
  { stateHash, browser, provider }: { stateHash: string; browser: string; provider: IdentityLoginRow["provider"] },
  { now, since }: { now: Date; since: Date },
): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    with taken as (
      update identity_logins set used_at = ${now}
      where state_hash = ${stateHash} and browser = ${browser} and provider = ${provider}
        and used_at is null and begun_at > ${since}
      returning browser, sealed
    ), waiting as (
      delete from identity_logins using taken
        where identity_logins.browser = taken.browser and identity_logins.state_hash <> ${stateHash}
          and identity_logins.used_at is not null and identity_logins.proved_at is null
    )
    select sealed from taken`.execute(db);
  return rows[0];
}

/** Its holder is asked in the provider's app; `sealed`: what opens it. False: another login of this browser took its place. */
export async function noteAsked(
  db: DbOrTx,
  stateHash: string,
  { sealed, now }: { sealed: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identity_logins")
    .set({ asked_at: now, sealed })
    .where("state_hash", "=", stateHash)
    .where("asked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Proved = { proved: Buffer; marks: string[]; now: Date };

/** Whoever is proved in a browser takes the place of who was before. False: another login has taken theirs meanwhile. */
export async function keepProved(db: DbOrTx, stateHash: string, { proved, marks, now }: Proved): Promise<boolean> {
  const { rows } = await sql`
    with kept as (
      update identity_logins set proved = ${proved}, proved_at = ${now}, marks = ${marks} where state_hash = ${stateHash}
      returning browser
    ), before as (
      delete from identity_logins using kept
        where identity_logins.browser = kept.browser and identity_logins.state_hash <> ${stateHash}
          and identity_logins.proved_at is not null
    )
    select from kept`.execute(db);
  return rows.length > 0;
}

type Named = { stateHash: string; businessHash: string; provider: IdentityLoginRow["provider"] };

/** Told once, in time, of a login that came back: of two calls that name it one is taken. Null: its holder did not agree. */
export async function keepTold(
  db: DbOrTx,
  { stateHash, businessHash, provider }: Named,
  { said, now, since }: { said: Omit<Proved, "now"> | null; now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with told as (
      update identity_logins set proved = ${said?.proved ?? null}, marks = ${said?.marks ?? null},
        proved_at = ${said && now}::timestamptz, declined_at = ${said ? null : now}::timestamptz
      where business_hash = ${businessHash} and state_hash = ${stateHash} and provider = ${provider}
        and used_at > ${since} and proved_at is null and declined_at is null
      returning browser, proved_at
    ), before as (
      delete from identity_logins using told
        where identity_logins.browser = told.browser and told.proved_at is not null and identity_logins.state_hash <> ${stateHash}
          and identity_logins.proved_at is not null
    )
    select from told`.execute(db);
  return rows.length > 0;
}

/** The last one that came back in this browser. */
export async function lastLoginIn(db: DbOrTx, browser: string, since: Date) {
  return db
    .selectFrom("identity_logins")
    .select(["sealed", "used_at", "asked_at", "declined_at", "proved", "proved_at"])
    .where("browser", "=", browser)
    .where("used_at", ">", since)
    .where((row) => row.or([row("asked_at", "is not", null), row("proved_at", "is not", null)]))
    .orderBy("used_at", "desc")
    .executeTakeFirst();
}

export async function marksIn(
  db: DbOrTx,
  browser: string,
  since: Date,
): Promise<{ marks: string[]; proved_at: Date } | undefined> {
  const found = await db
    .selectFrom("identity_logins")
    .select(["marks", "proved_at"])
    .where("browser", "=", browser)
    .where("used_at", "is not", null)
    .where("marks", "is not", null)
    .where("proved_at", ">", since)
    .orderBy("proved_at", "desc")
    .executeTakeFirst();
  return found && { marks: found.marks!, proved_at: found.proved_at! };
}

/** Also whoever is still waited for: what is told later would fill in the form of the next person. */
export async function forgetProved(tx: DbOrTx, browser: string): Promise<void> {
  await tx.deleteFrom("identity_logins").where("browser", "=", browser).where("used_at", "is not", null).execute();
}

/** What was proved by then and not used: its marks stay, to be compared with what is sent. */
export async function forgetProvedBefore(db: DbOrTx, before: Date): Promise<void> {
  await db
    .updateTable("identity_logins")
    .set({ proved: null })
    .where("proved", "is not", null)
    .where("proved_at", "<=", before)
    .execute();
}
