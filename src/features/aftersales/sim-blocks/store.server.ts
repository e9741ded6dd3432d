import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SimBlockRow } from "../../../platform/database/tables.ts";
import { cameWith } from "../../stock/sims/store.server.ts";
import { statesBefore, type BlockCause, type BlockState } from "./rules.ts";

export type SimBlock = Selectable<SimBlockRow>;

/** The order that a SIM came with, and whether our network carries it; a supplier's eSIM is on another one. */
export async function orderOfSim(
  db: DbOrTx,
  iccid: string,
): Promise<{ id: string; number: string; ours: boolean } | undefined> {
  const { rows } = await sql<{ id: string; number: string; ours: boolean }>`
    select o.id, o.number, o.way = 'physical' or exists (
        select from esim_profiles where iccid = ${iccid} and supplier = 'pool') as ours
    from data_plans data join orders o on o.id = data.order_id
    where data.iccid = ${iccid} and ${cameWith} order by o.placed_at desc limit 1`.execute(db);
  return rows[0];
}

export function blockOf(db: DbOrTx, iccid: string): Promise<SimBlock | undefined> {
  return db.selectFrom("sim_blocks").selectAll().where("iccid", "=", iccid).executeTakeFirst();
}

type Move = { iccid: string; version: number; to: BlockState };
type First = { orderId: string; cause: BlockCause };

/**
 * Moves a SIM's block along its table, from the version that the caller has seen. Undefined: somebody was faster. The
 * first block of a SIM writes its row (`first`).
 */
export async function moveBlock(
  tx: DbOrTx,
  { iccid, version, to }: Move,
  now: Date,
  first?: First,
): Promise<SimBlock | undefined> {
  if (version === 0 && first)
    return tx
      .insertInto("sim_blocks")
      .values({ iccid, order_id: first.orderId, cause: first.cause, state: to, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  return tx
    .updateTable("sim_blocks")
    .set({
      state: to,
      changed_at: now,
      version: version + 1,
      ...(first && { order_id: first.orderId, cause: first.cause }),
    })
    .where("iccid", "=", iccid)
    .where("version", "=", version)
    .where("state", "in", [...statesBefore(to)])
    .returningAll()
    .executeTakeFirst();
}
