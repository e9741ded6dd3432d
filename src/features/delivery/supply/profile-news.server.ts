import type { DataUsed } from "../../../adapters/supply/esim-supplier.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { ProfileState } from "../../../platform/database/tables.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { soldPlan } from "../../sales/orders/rules.ts";
import { lockOrderById, orderById } from "../../sales/orders/store.server.ts";
import { afterStart, afterUsage } from "../../stock/data-plans/rules.ts";
import { changeDataPlan, lockDataPlan } from "../../stock/data-plans/store.server.ts";
import { movesOn } from "../../stock/esim-profiles/rules.ts";
import {
  lockProfile,
  noteProfileState,
  profileByIccid,
  type EsimProfile,
} from "../../stock/esim-profiles/store.server.ts";
import { raiseUsage } from "../alerts/raise-alerts.server.ts";
import { changeOfUsage } from "../usage/rules.ts";

type ProfileWord = { state: ProfileState; at: Date; device?: string };

/**
 * Lock order: the order's row first, then the profile's, like everything that changes what belongs to an order;
 * otherwise a concurrent refund would deadlock.
 */
export async function lockReportedProfile(tx: DbOrTx, iccid: string): Promise<EsimProfile | undefined> {
  const known = await profileByIccid(tx, iccid);
  if (known?.order_id) await lockOrderById(tx, known.order_id);
  return known && lockProfile(tx, iccid);
}

/**
 * Processes a report on a profile; the caller has locked its row. An unknown state changes nothing and opens a case.
 */
export async function profileReported(
  tx: DbOrTx,
  profile: EsimProfile,
  { state, at, device }: ProfileWord,
  now: Date,
): Promise<void> {
  const { iccid, order_id } = profile;
  if (state === "unknown")
    return openCase(
      tx,
      {
        kind: "unknown_profile_state",
        subject: iccid,
        ...(order_id && { orderId: order_id }),
        details: { supplier: profile.supplier },
      },
      now,
    );
  if (!movesOn({ state: profile.profile_state, at: profile.profile_state_at }, { state, at })) return;
  await noteProfileState(tx, iccid, { state, at, ...(device && { device }) });
  if (state === "installed" || state === "enabled") await startedByInstalling(tx, profile, at);
}

async function startedByInstalling(tx: DbOrTx, { order_id, position, state }: EsimProfile, at: Date): Promise<void> {
  // one that was replaced starts nothing of the one in its place
  if (!order_id || !position || state !== "allotted") return;
  const sold = soldPlan(await orderById(tx, order_id));
  const plan = sold.start_rule === "installation" ? await lockDataPlan(tx, order_id, position) : undefined;
  const change = plan && afterStart(plan, at, sold);
  if (change) await changeDataPlan(tx, order_id, position, change);
}

/** Processes a usage report. */
export async function usageReported(
  tx: DbOrTx,
  { order_id, position, state }: EsimProfile,
  { at, ...used }: DataUsed & { at: Date },
  now: Date,
): Promise<void> {
  if (!order_id || !position || state !== "allotted") return;
  const order = await orderById(tx, order_id);
  const sold = soldPlan(order);
  const plan = await lockDataPlan(tx, order_id, position);
  const after = plan && afterUsage(plan, { at, ...used }, sold);
  if (!after) return;
  await changeDataPlan(tx, order_id, position, after);
  const change = changeOfUsage({ ...plan, termMb: plan.used_mb }, { ...after, termMb: after.used_mb }, sold);
  if (change) await raiseUsage(tx, { orderId: order_id, position }, change, now);
}
