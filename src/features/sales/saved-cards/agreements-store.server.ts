import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { mostSeen } from "./rules.ts";

/**
 * What accounts have agreed to be charged for by itself, up to a cap a month: a plan for a SIM, or an amount for a prepaid
 * card. When each acts and what counts against its cap is its own noun's to say.
 */
type Agreements = Pick<Tables, "auto_top_ups" | "prepaid_auto_top_ups">;
type Agreement<Of extends keyof Agreements> = Selectable<Agreements[Of]>;
type Terms<Of extends keyof Agreements> = Omit<
  Insertable<Agreements[Of]>,
  "id" | "stopped" | "on_since" | "changed_at" | "seen"
>;

/** Locks the account against deletion, then the agreement: in this order, like everybody who needs both. */
export async function lockAgreement<Of extends keyof Agreements>(
  tx: DbOrTx,
  table: Of,
  { id, account_id }: { id: string; account_id: string },
): Promise<{ auto: Agreement<Of>; email: string } | undefined> {
  const account = await tx
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", account_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) return undefined;
  const { rows } = await sql<
    Agreement<Of>
  >`select * from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  return rows[0] && { auto: rows[0], email: account.email };
}

/** Its id; undefined where this very wish (`hash`) was seen before, and nothing changes. */
export async function turnOn<Of extends keyof Agreements>(
  tx: DbOrTx,
  table: Of,
  terms: Terms<Of>,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const on = { ...terms, on_since: now, stopped: null, changed_at: now };
  const columns = Object.keys(on).map((column) => sql.ref(column));
  const renewed = columns.map((column) => sql`${column} = excluded.${column}`);
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} as agreed (${sql.join(columns)}, seen)
    values (${sql.join(Object.values(on))}, array[${hash}::bytea])
    on conflict (account_id, iccid) do update set ${sql.join(renewed)},
      seen = (array[${hash}::bytea] || agreed.seen)[1:${sql.lit(mostSeen)}]
    where ${hash}::bytea <> all (agreed.seen) returning id`.execute(tx);
  return rows[0]?.id;
}

/** `stopped`: why it was turned off by itself. False when it was off. */
export async function turnOff<Of extends keyof Agreements>(
  tx: DbOrTx,
  table: Of,
  id: string,
  stopped: NonNullable<Agreements[Of]["stopped"]>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set on_since = null, stopped = ${stopped}, changed_at = ${now}
    where id = ${id} and on_since is not null`.execute(tx);
  return numAffectedRows === 1n;
}

/** The payment card was removed by its owner. */
export async function turnOffByCard(tx: DbOrTx, cardId: string, now: Date): Promise<void> {
  for (const table of ["auto_top_ups", "prepaid_auto_top_ups"] as const)
    await sql`
      update ${sql.table(table)} set on_since = null, stopped = null, changed_at = ${now}
      where card_id = ${cardId} and on_since is not null`.execute(tx);
}
