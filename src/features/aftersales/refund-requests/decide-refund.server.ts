import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { heldSeconds } from "../../records/mail-queue/rules.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { isAtRest } from "./at-rest.server.ts";
import { endsOutside } from "./end-sims.server.ts";
import { refundSims } from "./refund-sims.server.ts";
import { moveRequest, requestById, requestsOf, type RefundRequest } from "./store.server.ts";
import { takeBackLater } from "./take-back.server.ts";

/**
 * `unknown`: no such request; `decided`: already decided; `too_much`: more than the SIMs of the request cost;
 * `undelivered`: it goes back whole, and a renewal not while the network is asked, or it would be delivered all the same.
 */
export type Decided = "done" | "unknown" | "decided" | "too_much" | "undelivered";

/**
 * Grants a request at the desk, at once, with a message for the buyer. `amount`: minor units of the order's currency, at
 * most the request's. What still runs is ended first. If it was unused when the operator agreed and used since, the
 * request returns for another decision.
 */
export function grantRefund(db: Db, id: string, answer: string, by: By, amount?: number): Promise<Decided> {
  return db.transaction().execute(async (tx) => {
    const seen = await requestBehindOrder(tx, id);
    if (!seen) return "unknown";
    const sum = amount ?? seen.amount;
    if (!Number.isSafeInteger(sum) || sum < 0 || sum > seen.amount) return "too_much";
    const done = await grantInside(tx, seen, { answer, by: by.who, amount: sum, now: by.now });
    if (done !== "done") return done;
    const granted = (await requestById(tx, id))!;
    await noteAction(tx, by, "refund_decided", {
      orderId: seen.order_id,
      request: id,
      positions: granted.positions,
      amount: granted.amount,
      currency: seen.currency,
      before: { state: seen.state, amount: seen.amount },
      after: { state: granted.state, amount: granted.amount },
      reason: answer,
    });
    return done;
  });
}

type Decision = { answer: string; by: string; now: Date; amount: number };

/** The same in the caller's transaction, with the order's row locked, for any amount up to what is left. */
export async function grantInside(
  tx: DbOrTx,
  { id, order_id, positions }: RefundRequest,
  { answer, by, amount, now }: Decision,
): Promise<"done" | "decided" | "undelivered"> {
  const order = await lockOrderById(tx, order_id);
  const left = await leftOfOrder(tx, order.id);
  const isWhole = left > 0 && amount >= left;
  if (order.state === "paid" && !(isWhole && (await isAtRest(tx, order, { isAnswer: true })))) return "undelivered";
  const ending = await endsOutside(tx, order.id, positions);
  const request = await moveRequest(tx, id, ending ? "ending" : "granted", {
    answer,
    amount: Math.min(amount, left),
    decided_at: now,
    decided_by: by,
  });
  if (!request) return "decided";
  if (ending) await takeBackLater(tx, id, { evenUsed: await anyBegun(tx, order.id, request.positions) });
  else await refundSims(tx, { order, request, reason: request.kind === "withdrawal" ? "withdrawn" : "granted" }, now);
  return "done";
}

/** Rejects a request at the desk. */
export function rejectRefund(db: Db, id: string, answer: string, by: By): Promise<Decided> {
  return db.transaction().execute((tx) => rejectInside(tx, id, answer, by));
}

/** The same in the caller's transaction; the buyer gets the reason by e-mail. */
export async function rejectInside(tx: DbOrTx, id: string, answer: string, by: By): Promise<Decided> {
  const found = await requestBehindOrder(tx, id);
  if (!found) return "unknown";
  // a request that is being carried out cannot be rejected
  const request =
    found.state === "ending"
      ? undefined
      : await moveRequest(tx, id, "rejected", { answer, decided_at: by.now, decided_by: by.who });
  if (!request) return "decided";
  await queueMail(tx, request.order_id, "refund_rejected", by.now, { what: request.id, heldFor: heldSeconds });
  await noteAction(tx, by, "refund_rejected", {
    orderId: request.order_id,
    request: id,
    before: { state: found.state },
    after: { state: request.state },
    reason: answer,
  });
  return "done";
}

/** Read again once its order is locked: whoever held that may have begun to carry it out. */
async function requestBehindOrder(tx: DbOrTx, id: string): Promise<RefundRequest | undefined> {
  const seen = await requestById(tx, id);
  if (!seen) return undefined;
  await lockOrderById(tx, seen.order_id);
  return requestById(tx, id);
}

/** A rejection that nobody was told of; false where its buyer has asked anew for one of its SIMs. */
export async function askedAgain(tx: DbOrTx, orderId: string, id: string): Promise<boolean> {
  const requests = await requestsOf(tx, orderId);
  const { positions = [] } = requests.find((one) => one.id === id) ?? {};
  if (
    requests.some(
      ({ state, positions: theirs }) => state !== "rejected" && theirs.some((one) => positions.includes(one)),
    )
  )
    return false;
  return (await moveRequest(tx, id, "asked", { answer: null, decided_at: null, decided_by: null })) !== undefined;
}

/** Known usage at the time of the operator's decision. */
async function anyBegun(tx: DbOrTx, orderId: string, positions: readonly number[]): Promise<boolean> {
  return (await dataPlansOf(tx, orderId)).some(
    ({ position, state, activated_at }) =>
      positions.includes(position) && (activated_at !== null || state !== "not_started"),
  );
}
