import type { Shop } from "../../platform/context.server.ts";
import { lockOrderById, queueMail } from "../orders/store.server.ts";
import { giveSimsBack } from "./give-sims-back.server.ts";
import { soldSims } from "./sold-sims.server.ts";
import { decideRequest, requestById, type RefundRequest } from "./store.server.ts";

/** `unknown`: no such request; `decided`: somebody was faster; `too_much`: more than the SIMs of the request have cost. */
export type Decided = "done" | "unknown" | "decided" | "too_much";

/** An operator's yes, with a word for the buyer. `amount`: minor units of the order's currency, at most what the request says. */
export async function grantRefund({ db, clock }: Shop, id: string, answer: string, by: string, amount?: number): Promise<Decided> {
  return db.transaction().execute(async (tx) => {
    const found = await requestById(tx, id);
    if (!found) return "unknown";
    const order = await lockOrderById(tx, found.order_id);
    const sum = amount ?? found.amount;
    if (!Number.isSafeInteger(sum) || sum < 0 || sum > found.amount) return "too_much";
    const now = clock();
    const sims = await soldSims(tx, order);
    const request = await decideRequest(tx, id, { state: "granted", answer, amount: sum, decided_at: now, decided_by: by });
    if (!request) return "decided";
    await giveSimsBack(tx, { order, sims, request, reason: request.kind === "withdrawal" ? "withdrawn" : "granted" }, now);
    return "done";
  });
}

/** An operator's no. The buyer gets the reason by letter. */
export async function rejectRefund({ db, clock }: Shop, id: string, answer: string, by: string): Promise<Decided> {
  return db.transaction().execute(async (tx) => {
    const found = await requestById(tx, id);
    if (!found) return "unknown";
    await lockOrderById(tx, found.order_id);
    const now = clock();
    const request: RefundRequest | undefined = await decideRequest(tx, id, { state: "rejected", answer, amount: found.amount, decided_at: now, decided_by: by });
    if (!request) return "decided";
    await queueMail(tx, request.order_id, "refund_rejected", now, { about: request.id });
    return "done";
  });
}
