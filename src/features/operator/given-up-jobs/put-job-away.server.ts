import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { PutJobAway } from "./contract.ts";
import { pointless } from "./rules.ts";
import { lockGivenUp, removeJobs } from "./store.server.ts";

export const putJobAway = operation(PutJobAway, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: PutJobAway.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const [job] = await lockGivenUp(tx, { id: wish.id });
    if (!job) return refuse("JOB_GONE");
    if (!pointless(job.kind, job.state)) return refuse("JOB_NOT_POINTLESS");
    await removeJobs(tx, [job.id]);
    await recordAction(tx, byCaller(context), "job_put_away", {
      on: { kind: "job", id: job.kind },
      ...(job.order_id !== null && { orderId: job.order_id }),
      numbers: job.id,
    });
    return {};
  });
});
