import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { TryJobAgain } from "./contract.ts";
import { pointless } from "./rules.ts";
import { giveTriesBack, lockGivenUp } from "./store.server.ts";

/** One that succeeded is not in the queue any more; one that a colleague tries has its tries again. */
export const tryJobAgain = operation(TryJobAgain, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TryJobAgain.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const [job] = await lockGivenUp(tx, { id: wish.id });
    if (!job) return refuse("JOB_GONE");
    if (pointless(job.kind, job.state)) return refuse("JOB_POINTLESS");
    await giveTriesBack(tx, [job.id]);
    await recordAction(tx, byCaller(context), "job_tried_again", {
      on: { kind: "job", id: job.kind },
      ...(job.order_id !== null && { orderId: job.order_id }),
      numbers: job.id,
    });
    return {};
  });
});
