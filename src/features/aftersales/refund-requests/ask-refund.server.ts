import type { InputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderBehindKey, orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { type Order } from "../../sales/orders/store.server.ts";
import { AskRefund } from "./contract.ts";
import { endsOutside } from "./end-sims.server.ts";
import { querySims } from "./query-sims.server.ts";
import { refundSims } from "./refund-sims.server.ts";
import { amountBack, decisionFor, mostRequests, refundTerm, type SoldSim } from "./rules.ts";
import { simsAsTold, soldFor, soldSims, type Tellers } from "./sold-sims.server.ts";
import { insertRequest, requestByKey, requestsOf, type RefundRequest } from "./store.server.ts";
import { takeBackLater } from "./take-back.server.ts";

type Wish = InputOf<typeof AskRefund>;

/**
 * Queries the network first. Then decides with the order's row locked, which serialises double clicks, plan changes and
 * withdrawals: the second sees the result of the first. What was sold is ended outside before money moves
 * (take-back.server.ts), which finally decides whether it was used.
 */
export const askRefund = operation(AskRefund, async (wish, context) => {
  const { db, now, suppliers } = context;
  const silent = await querySims(await orderBehindKey(db, wish, context), context);
  const request = await db.transaction().execute(async (tx) => {
    const order = await lockOrderBehindKey(tx, wish, context);
    const repeated = await requestByKey(tx, wish.requestKey);
    return repeated ? theSame(repeated, order, wish) : newRequest(tx, order, wish, { suppliers, silent }, now);
  });
  return { decision: request.decision, back: money(request.amount, request.currency) };
});

const inOrder = (positions: readonly number[]) => [...new Set(positions)].toSorted((one, other) => one - other);

function theSame(request: RefundRequest, order: Order, { positions, reason }: Wish): RefundRequest {
  const same =
    request.order_id === order.id &&
    request.reason === reason &&
    request.positions.join() === inOrder(positions).join();
  return same ? request : refuse("REQUEST_KEY_REUSED");
}

async function newRequest(tx: DbOrTx, order: Order, wish: Wish, tellers: Tellers, now: Date): Promise<RefundRequest> {
  const positions = inOrder(wish.positions);
  const sims = await soldSims(tx, order, tellers);
  const askedOf = (those: readonly SoldSim[]) => those.filter(({ position }) => positions.includes(position));
  const asked = askedOf(sims);
  if (asked.length !== positions.length)
    return refuse("REFUND_NOT_POSSIBLE", { field: "positions", problem: "choose" });
  if ((await requestsOf(tx, order.id)).length >= mostRequests) return refuse("TOO_MANY_REQUESTS");

  const sold = await soldFor(tx, order);
  const termOf = (sim: SoldSim) =>
    refundTerm(sim, { state: order.state, rule: order.plan_as_sold.refund_rule, left: sold.left, now });
  const decision = decisionFor(asked.map(termOf), order);
  if (decision === "no") return refuse("REFUND_NOT_POSSIBLE");
  const ending = decision === "at_once" && (await endsOutside(tx, order.id, positions));
  const granted = decision === "at_once" && !ending;
  // the sum that was shown, also where a parcel was just posted: then staff decide
  const told = askedOf(await simsAsTold(tx, order, sims)).map(termOf);
  const request = await insertRequest(tx, {
    request_key: wish.requestKey,
    order_id: order.id,
    kind: "refund",
    state: ending ? "ending" : granted ? "granted" : "asked",
    positions,
    reason: wish.reason,
    note: wish.note || null,
    name: null,
    contact: order.email,
    decision,
    amount: amountBack(sold, positions, { withPostage: told.every(({ why }) => why === "not_sent") }),
    currency: order.currency,
    answer: null,
    asked_at: now,
    decided_at: granted ? now : null,
    decided_by: null,
  });
  // what is being ended may still turn out used: the e-mail waits for the result
  if (ending) await takeBackLater(tx, request.id);
  else await queueMail(tx, order.id, "refund_asked", now, { what: request.id });
  if (granted && !(await refundSims(tx, { order, request, reason: "unused" }, now)))
    return refuse("REFUND_NOT_POSSIBLE");
  return request;
}
