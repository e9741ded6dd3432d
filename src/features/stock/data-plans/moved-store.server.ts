import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DataPlanRow } from "../../../platform/database/tables.ts";
import { loadLater } from "./store.server.ts";

type PlanOnSim = Pick<Selectable<DataPlanRow>, "order_id" | "position" | "state" | "network_reference">;

/** All plans on a SIM, of whatever order, locked in the common order. */
export function plansOnSim(tx: DbOrTx, iccid: string): Promise<PlanOnSim[]> {
  return tx
    .selectFrom("data_plans")
    .select(["order_id", "position", "state", "network_reference"])
    .where("iccid", "=", iccid)
    .orderBy("order_id")
    .orderBy("position")
    .forNoKeyUpdate()
    .execute();
}

/**
 * Another SIM carries on with all plans of this one, as the network has moved them already. What it does not know, since
 * it was being loaded or changed at that moment, is loaded on the new one; what may have been loaded on the old one is
 * then ended as of an earlier round.
 */
export async function movePlans(tx: DbOrTx, { from, to }: { from: string; to: string }): Promise<void> {
  await plansOnSim(tx, from);
  const { rows } = await sql<{ order_id: string; unknown: boolean }>`
    update data_plans set iccid = ${to},
      network_round = network_round + case when network_reference is null and network_asked_at is not null then 1 else 0 end,
      network_asked_at = case when network_reference is null then null else network_asked_at end
    where iccid = ${from}
    returning order_id, network_reference is null and state in ('not_started', 'active') as unknown`.execute(tx);
  for (const id of new Set(rows.flatMap((row) => (row.unknown ? [row.order_id] : [])))) await loadLater(tx, id);
}

/** The plan of an eSIM that its supplier made anew, unused as it was; no network of ours carries it. */
export async function planOnAnother(tx: DbOrTx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable("data_plans").set({ iccid: to }).where("iccid", "=", from).execute();
}
