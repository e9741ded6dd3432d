import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundRequestState } from "../../../platform/database/tables.ts";
import { openCase, subjectsOpen } from "../../records/cases/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { isPaid } from "../../sales/orders/rules.ts";
import { type Order } from "../../sales/orders/store.server.ts";
import { cancelUnpaid } from "../../sales/payments/cancel-unpaid.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { endsOutside } from "./end-sims.server.ts";
import { refundSims } from "./refund-sims.server.ts";
import { mostRequests, type SoldSim } from "./rules.ts";
import { soldSims, type Tellers } from "./sold-sims.server.ts";
import { confirmStatements, writeStatement } from "./statements-store.server.ts";
import {
  decidedByRules,
  insertRequest,
  overtakeRequests,
  requestByKey,
  requestsOf,
  type RuledAnswer,
} from "./store.server.ts";
import { takeBackLater } from "./take-back.server.ts";
import { withdrawalAmount } from "./withdrawal-amount.server.ts";
import { periodEnd } from "./withdrawal-period.server.ts";
import { isCleanWithdrawal } from "./withdrawal-rules.ts";

/** `receivedAt`: when it was declared, which decides on the period, however late it is confirmed. */
type Declaration = { requestKey: string; name: string; contact: string; receivedAt: Date };

/**
 * Records the declaration of a proven buyer and sends the receipt, whatever the result; one that comes after too many is
 * read by a person.
 */
export async function receiveWithdrawal(
  tx: DbOrTx,
  order: Order,
  declared: Declaration,
  tellers: Tellers,
  now: Date,
): Promise<void> {
  await confirmStatements(tx, order.id, now);
  const earlier = (await requestsOf(tx, order.id)).filter(({ kind }) => kind === "withdrawal");
  const waits = earlier.some(({ state }) => state === "asked" || state === "ending");
  if (waits || (await requestByKey(tx, declared.requestKey))) return;
  if (earlier.length >= mostRequests) return leaveToPerson(tx, order, declared, now);
  const sims = await soldSims(tx, order, tellers);
  const ruled = await ruling(tx, order, sims, { receivedAt: declared.receivedAt, now });
  const request = await insertRequest(tx, {
    request_key: declared.requestKey,
    order_id: order.id,
    kind: "withdrawal",
    reason: "withdrawal",
    note: null,
    name: declared.name,
    contact: declared.contact,
    currency: order.currency,
    asked_at: declared.receivedAt,
    decided_at: ruled.state === "asked" || ruled.state === "ending" ? null : now,
    decided_by: ruled.answer && decidedByRules,
    ...ruled,
  });
  await queueMail(tx, order.id, "withdrawal_received", now, { what: request.id });
  if (ruled.state === "rejected") await queueMail(tx, order.id, "refund_rejected", now, { what: request.id });
  if (ruled.state === "ending") await takeBackLater(tx, request.id);
  if (ruled.state !== "granted") return;
  if (isUnpaid(order)) await cancelUnpaid(tx, order, now);
  else if (!(await refundSims(tx, { order, request, reason: "withdrawn" }, now)))
    throw new Error(`order ${order.id}: its parcel left meanwhile`);
}

/** Written down as any other, and receipted unless a person is at work on one already. */
async function leaveToPerson(tx: DbOrTx, { id, number }: Order, declared: Declaration, now: Date): Promise<void> {
  const { requestKey, name, contact, receivedAt } = declared;
  const statement = { order_id: id, name, contact, received_at: receivedAt };
  // by a link of an e-mail it was written before
  await writeStatement(tx, { request_key: requestKey, confirmed_at: now, ...statement });
  if ((await subjectsOpen(tx, "withdrawn_often")).includes(number)) return;
  const details = { receivedAt: receivedAt.toISOString() };
  await openCase(tx, { kind: "withdrawn_often", subject: number, orderId: id, details }, now);
  await queueMail(tx, id, "withdrawal_received", now, { what: requestKey });
}

type Ruling = {
  state: RefundRequestState;
  decision: "at_once" | "review";
  positions: number[];
  amount: number;
  answer: RuledAnswer | null;
};

async function ruling(
  tx: DbOrTx,
  order: Order,
  sims: readonly SoldSim[],
  { receivedAt, now }: { receivedAt: Date; now: Date },
): Promise<Ruling> {
  const all = sims.map(({ position }) => position);
  const no = (answer: RuledAnswer): Ruling => ({
    state: "rejected",
    decision: "review",
    positions: all,
    amount: 0,
    answer,
  });
  if (isUnpaid(order)) return { state: "granted", decision: "at_once", positions: all, amount: 0, answer: null };
  const left = sims.filter(({ request, renewal }) => request !== "granted" && renewal !== "failed");
  if (!isPaid(order.state) || left.length === 0 || (await leftOfOrder(tx, order.id)) <= 0) return no("nothing_left");
  const until = await periodEnd(tx, order);
  if (until && receivedAt >= until) return no("after_period");
  for (const id of await overtakeRequests(tx, order.id, now))
    await queueMail(tx, order.id, "refund_rejected", now, { what: id });
  const positions = left.map(({ position }) => position);
  const amount = (await withdrawalAmount(tx, order, now))(left);
  const clean = order.state !== "paid" && left.every(isCleanWithdrawal);
  // nothing external is queried before this answer, so that its timing is the same for every pair; the network decides
  // later in any case
  const state = !clean ? "asked" : (await endsOutside(tx, order.id, positions)) ? "ending" : "granted";
  return { state, decision: clean ? "at_once" : "review", positions, amount, answer: null };
}

const isUnpaid = ({ state }: Order) => state === "placed" || state === "paying";
