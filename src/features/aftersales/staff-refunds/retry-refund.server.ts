import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeIfOpen } from "../../records/cases/store.server.ts";
import { refundById } from "../../sales/payments/refund-store.server.ts";
import { retryFailed } from "../../sales/payments/retry-refund.server.ts";
import { RetryRefund } from "./contract.ts";
import { mayGive } from "./refund-limit.server.ts";

/** What was decided before and came to nothing; a sum that needs a second person is tried again by whoever needs none. */
export const retryRefund = operation(RetryRefund, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: RetryRefund.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "give_refunds");
    const { id, notPaidElsewhere = false } = wish;
    const seen = (await refundById(tx, id)) ?? refuse("NOT_FOUND");
    const { isProposal, cny } = await mayGive(tx, caller, money(seen.amount, seen.currency), now, { again: id });
    if (isProposal) return refuse("BEYOND_LIMIT");
    const again = (await retryFailed(tx, id, now)) ?? refuse("REFUND_NOT_POSSIBLE");
    const about = { kind: "refund_failed" as const, subject: id };
    const wasOpen = await closeIfOpen(tx, about, `tried again by ${caller.email}`, now);
    // a colleague may have closed it just now, with a note that says how it was paid
    if (!wasOpen && !notPaidElsewhere) return refuse("REFUND_NOT_POSSIBLE");
    const { order_id, amount, currency } = again;
    const details = { failed: id, refund: again.id, amount, currency, cny };
    await recordAction(tx, byCaller(context), "refund_retried", { ...(order_id && { orderId: order_id }), ...details });
    return {};
  });
});
