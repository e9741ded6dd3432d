import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { rejectInside } from "../refund-requests/decide-refund.server.ts";
import { requestById } from "../refund-requests/store.server.ts";
import { RejectRefund } from "./contract.ts";
import { waitingStaffRefunds } from "./store.server.ts";

/** What the desk's `refund reject` does. A request that a colleague is granting just now is not rejected. */
export const rejectStaffRefund = operation(RejectRefund, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: RejectRefund.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "give_refunds");
    const { requestId, answer } = wish;
    const done = await rejectInside(tx, requestId, answer, byCaller(context));
    if (done === "unknown") return refuse("NOT_FOUND");
    const { order_id: orderId } = (await requestById(tx, requestId))!;
    const isBeingGranted = (await waitingStaffRefunds(tx, orderId)).some(({ request_id }) => request_id === requestId);
    if (done !== "done" || isBeingGranted) return refuse("REFUND_NOT_POSSIBLE");
    return {};
  });
});
