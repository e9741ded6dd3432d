import type { InputOf } from "../../kernel/endpoint.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { RefundRequestState } from "../../platform/database/tables.ts";
import { operation } from "../../platform/operation.server.ts";
import { closeUnpaid } from "../orders/close-orders.server.ts";
import { lockOrder, queueMail, type Order } from "../orders/store.server.ts";
import { Withdraw } from "./contract.ts";
import { endsOutside } from "./end-sims.server.ts";
import { giveSimsBack } from "./give-sims-back.server.ts";
import { periodEnd } from "./withdrawal-period.server.ts";
import { mostRequests, type SoldSim } from "./rules.ts";
import { soldSims, type Tellers } from "./sold-sims.server.ts";
import { decidedByRules, insertRequest, overtakeRequests, requestByKey, requestsOf, type RuledAnswer } from "./store.server.ts";
import { takeBackLater } from "./take-back.server.ts";
import { withdrawalAmount } from "./withdrawal-amount.server.ts";
import { isCleanWithdrawal } from "./withdrawal-rules.ts";

type Wish = InputOf<typeof Withdraw>;

/** The same words for everybody: who does not get the letter learns nothing of the order, not even that there is one. */
export const withdraw = operation(Withdraw, async (wish, { db, now, suppliers }) => {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, wish.orderNumber.toUpperCase());
    if (order && order.email.toLowerCase() === wish.email.toLowerCase()) await receive(tx, order, wish, { suppliers }, now);
  });
  const { orderNumber, name, email } = wish;
  return { orderNumber, name, email, receivedAt: now.toISOString() };
});

/** A statement that reached us is written down and its receipt sent, whatever it brings. */
async function receive(tx: DbOrTx, order: Order, wish: Wish, tellers: Tellers, now: Date): Promise<void> {
  const earlier = await requestsOf(tx, order.id);
  const waits = earlier.some(({ kind, state }) => kind === "withdrawal" && (state === "asked" || state === "ending"));
  if (waits || earlier.length >= mostRequests || (await requestByKey(tx, wish.requestKey))) return;
  const sims = await soldSims(tx, order, tellers);
  const ruled = await ruling(tx, order, sims, now);
  const request = await insertRequest(tx, {
    request_key: wish.requestKey,
    order_id: order.id,
    kind: "withdrawal",
    reason: "withdrawal",
    note: null,
    name: wish.name,
    contact: wish.email,
    currency: order.currency,
    asked_at: now,
    decided_at: ruled.state === "asked" || ruled.state === "ending" ? null : now,
    decided_by: ruled.answer && decidedByRules,
    ...ruled,
  });
  await queueMail(tx, order.id, "withdrawal_received", now, { about: request.id });
  if (ruled.state === "rejected") await queueMail(tx, order.id, "refund_rejected", now, { about: request.id });
  if (ruled.state === "ending") await takeBackLater(tx, request.id);
  if (ruled.state !== "granted") return;
  if (isUnpaid(order)) await closeUnpaid(tx, [order.id], now);
  else if (!(await giveSimsBack(tx, { order, request, reason: "withdrawn" }, now))) throw new Error(`order ${order.id}: its parcel left meanwhile`);
}

type Ruling = { state: RefundRequestState; decision: "at_once" | "review"; positions: number[]; amount: number; answer: RuledAnswer | null };

async function ruling(tx: DbOrTx, order: Order, sims: readonly SoldSim[], now: Date): Promise<Ruling> {
  const all = sims.map(({ position }) => position);
  const no = (answer: RuledAnswer): Ruling => ({ state: "rejected", decision: "review", positions: all, amount: 0, answer });
  if (isUnpaid(order)) return { state: "granted", decision: "at_once", positions: all, amount: 0, answer: null };
  const left = sims.filter(({ request, renewal }) => request !== "granted" && renewal !== "failed");
  if (!isRunning(order) || left.length === 0) return no("nothing_left");
  const until = await periodEnd(tx, order);
  if (until && now >= until) return no("after_period");
  for (const id of await overtakeRequests(tx, order.id, now)) await queueMail(tx, order.id, "refund_rejected", now, { about: id });
  const positions = left.map(({ position }) => position);
  const amount = (await withdrawalAmount(tx, order, now))(left);
  const clean = order.state !== "paid" && left.every(isCleanWithdrawal);
  // nothing is asked outside before this answer, which takes as long for every pair; the last word is the network's in any case
  const state = !clean ? "asked" : (await endsOutside(tx, order.id, positions)) ? "ending" : "granted";
  return { state, decision: clean ? "at_once" : "review", positions, amount, answer: null };
}

const isUnpaid = ({ state }: Order) => state === "placed" || state === "paying";
const isRunning = ({ state }: Order) => state === "paid" || state === "dispatching" || state === "delivered";
