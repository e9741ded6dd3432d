import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrepaidAlertRow } from "../../../platform/database/tables.ts";

type Whose = { accountId: string; iccid: string };

export function alertOf(db: DbOrTx, { accountId, iccid }: Whose): Promise<Selectable<PrepaidAlertRow> | undefined> {
  return db
    .selectFrom("prepaid_alerts")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("iccid", "=", iccid)
    .executeTakeFirst();
}

export async function writeAlert(tx: DbOrTx, alert: Insertable<PrepaidAlertRow>): Promise<void> {
  await tx
    .insertInto("prepaid_alerts")
    .values(alert)
    .onConflict((conflict) => conflict.columns(["account_id", "iccid"]).doUpdateSet(alert))
    .execute();
}

/** `until`: what was wished later stays. */
export async function dropAlert(db: DbOrTx, { accountId, iccid }: Whose, until?: Date): Promise<void> {
  await db
    .deleteFrom("prepaid_alerts")
    .where("account_id", "=", accountId)
    .where("iccid", "=", iccid)
    .$if(until !== undefined, (query) => query.where("changed_at", "<=", until!))
    .execute();
}

export async function newestEntry(db: DbOrTx, iccid: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id) as id from prepaid_entries where iccid = ${iccid}`.execute(db);
  return rows[0]!.id;
}

/**
 * Marks the alerts whose card has fallen below, and answers whose they are. What was told already is told again only
 * where a top-up made since has lifted the balance to the threshold. The caller holds the card's row, so that its
 * entries stand still.
 */
export async function markToTell(
  tx: DbOrTx,
  { iccid, balance }: { iccid: string; balance: number },
): Promise<{ accountId: string }[]> {
  const { rows } = await sql<{ accountId: string }>`
    update prepaid_alerts alert set told_entry = (select max(id) from prepaid_entries where iccid = alert.iccid)
    where iccid = ${iccid} and below > ${balance}::int and (told_entry is null or exists (
      select from prepaid_entries lifted
      where lifted.iccid = alert.iccid and lifted.id > told_entry and lifted.kind in ('top_up', 'bonus')
        and (select sum(amount) from prepaid_entries until
          where until.iccid = alert.iccid and until.id <= lifted.id) >= below))
    returning account_id as "accountId"`.execute(tx);
  return rows;
}
