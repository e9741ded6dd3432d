import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { BlockSim, UnblockSim } from "./contract.ts";
import { blockOf, moveBlock, orderOfSim } from "./store.server.ts";

/** Written down first; the network is asked by the job, as often as it takes. */
export const blockSim = operation(BlockSim, (wish, context) => {
  const { db, now, caller } = context;
  const { iccid, version, cause, why: reason } = wish;
  return once(db, { path: BlockSim.path, wish }, { caller, now }, async (tx) => {
    const orderId = await mayMove(tx, iccid, caller);
    const before = await blockOf(tx, iccid);
    const moved = await moveBlock(tx, { iccid, version, to: "blocking" }, now, { orderId, cause });
    if (!moved) return refuse("CASE_CHANGED");
    await addJob(tx, "block-sim", { iccid, version: moved.version });
    await recordAction(tx, byCaller(context), "sim_blocked", {
      orderId,
      reason,
      before: { state: before?.state ?? "open" },
      after: { state: moved.state, cause },
      sim: iccid.slice(-4),
    });
    return {};
  });
});

export const unblockSim = operation(UnblockSim, (wish, context) => {
  const { db, now, caller } = context;
  const { iccid, version, why: reason } = wish;
  return once(db, { path: UnblockSim.path, wish }, { caller, now }, async (tx) => {
    const orderId = await mayMove(tx, iccid, caller);
    const moved = version === 0 ? undefined : await moveBlock(tx, { iccid, version, to: "unblocking" }, now);
    if (!moved) return refuse("CASE_CHANGED");
    await addJob(tx, "block-sim", { iccid, version: moved.version });
    await recordAction(tx, byCaller(context), "sim_unblocked", {
      orderId,
      reason,
      before: { state: "blocked", cause: moved.cause },
      after: { state: moved.state },
      sim: iccid.slice(-4),
    });
    return {};
  });
});

async function mayMove(tx: DbOrTx, iccid: string, caller: StaffCaller): Promise<string> {
  await lockCaller(tx, caller, "block_sims");
  const order = (await orderOfSim(tx, iccid)) ?? refuse("NOT_FOUND");
  return order.ours ? order.id : refuse("SIM_NOT_OURS");
}
