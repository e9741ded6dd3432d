import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrepaidAutoTopUpRow } from "../../../platform/database/tables.ts";

export type AutoTopUp = Selectable<PrepaidAutoTopUpRow>;
type Whose = { accountId: string; iccid: string };

export function autoTopUpOf(db: DbOrTx, { accountId, iccid }: Whose): Promise<AutoTopUp | undefined> {
  return db
    .selectFrom("prepaid_auto_top_ups")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("iccid", "=", iccid)
    .executeTakeFirst();
}

/** Those that would act at this balance, the oldest agreement first. */
export function actingAt(
  db: DbOrTx,
  { iccid, balance }: { iccid: string; balance: number },
): Promise<Pick<AutoTopUp, "id" | "account_id">[]> {
  return db
    .selectFrom("prepaid_auto_top_ups")
    .select(["id", "account_id"])
    .where("iccid", "=", iccid)
    .where("on_since", "is not", null)
    .where("below", ">", balance)
    .orderBy("on_since")
    .orderBy("id")
    .execute();
}

/** Of these cards, those of which somebody wants to know when they run low. */
export async function watchedAmong(db: DbOrTx, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select iccid from prepaid_alerts where iccid = any (${[...iccids]}::text[])
    union select iccid from prepaid_auto_top_ups where iccid = any (${[...iccids]}::text[]) and on_since is not null
    order by iccid`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

/** Under new terms another cap may allow what the former one did not. */
export async function forgetCapped(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("prepaid_auto_charges").where("auto_top_up_id", "=", id).where("state", "=", "capped").execute();
}

/** `until`: what was agreed to later stays. */
export async function turnOffByOwner(db: DbOrTx, { accountId, iccid }: Whose, now: Date, until?: Date): Promise<void> {
  await db
    .updateTable("prepaid_auto_top_ups")
    .set({ on_since: null, stopped: null, changed_at: now })
    .where("account_id", "=", accountId)
    .where("iccid", "=", iccid)
    .where("on_since", "is not", null)
    .$if(until !== undefined, (query) => query.where("on_since", "<=", until!))
    .execute();
}
