import * as z from "zod/mini";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { refundMoney } from "../../sales/payments/refund-money.server.ts";
import { isAtRest } from "../refund-requests/at-rest.server.ts";
import { grantInside } from "../refund-requests/decide-refund.server.ts";
import { soldSims, type Tellers } from "../refund-requests/sold-sims.server.ts";
import { insertRequest, requestById, requestsOf } from "../refund-requests/store.server.ts";
import { fitsState, keepsForNothing } from "./rules.ts";
import { moveStaffRefund, staffRefundById, type Decided } from "./store.server.ts";

/**
 * Carries out what was decided and not taken back, behind the order's row: SIMs go back the way of every request, so the
 * network is asked first (decision 26). Where something came in between, nothing is done and a case says so.
 */
export const carryOutRefund = job(
  "carry-out-refund",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, clock, suppliers }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const decided = await staffRefundById(tx, id);
      if (!decided) return;
      const order = await lockOrderById(tx, decided.order_id);
      const now = clock();
      const { by } = decided;
      if (await isStillPossible(tx, order, decided, { suppliers })) {
        if (!(await moveStaffRefund(tx, id, "done", { ended_at: now }))) return;
        await give(tx, order, decided, now);
        // nothing is left to be given free or decided about; a mark stays for what its buyer orders next
        if (order.state === "paid")
          for (const kind of ["order_held", "fraud_marked"] as const)
            await closeCaseAbout(tx, { kind, subject: order.number }, `paid back by ${by}`, now);
      } else if (await moveStaffRefund(tx, id, "refused", { ended_at: now })) {
        const { amount, currency } = decided;
        const details = { amount, currency, by };
        await openCase(tx, { kind: "refund_overtaken", subject: id, orderId: order.id, details }, now);
      }
    });
  },
);

async function isStillPossible(
  tx: DbOrTx,
  order: Order,
  { amount, positions, request_id }: Decided,
  tellers: Tellers,
): Promise<boolean> {
  const left = await leftOfOrder(tx, order.id);
  const sims = await soldSims(tx, order, tellers);
  const requests = await requestsOf(tx, order.id);
  const isOpen = request_id === null || requests.some(({ id, state }) => id === request_id && state === "asked");
  // somebody asked for, or was granted, one of these SIMs meanwhile
  const isTaken = requests.some(
    ({ id, state, positions: theirs }) =>
      id !== request_id && state !== "rejected" && theirs.some((place) => positions.includes(place)),
  );
  // a plan change may have taken a part since
  const planned = { positions, amount };
  // given free meanwhile, it may be about to be delivered
  const here = { state: order.state, isAtRest: await isAtRest(tx, order, { isAnswer: request_id !== null }), left };
  const isThere = amount <= left && fitsState(planned, here) && !keepsForNothing(planned, { sims, left });
  return isThere && isOpen && !isTaken;
}

async function give(tx: DbOrTx, order: Order, decided: Decided, now: Date): Promise<void> {
  const { id, request_id, positions, amount, currency, answer, by } = decided;
  if (positions.length === 0) {
    await refundMoney(tx, { orderId: order.id, amount, reason: "granted", key: `staff:${id}` }, now);
    return;
  }
  const request =
    (request_id === null ? undefined : await requestById(tx, request_id)) ??
    (await insertRequest(tx, {
      request_key: id,
      order_id: order.id,
      kind: "refund",
      state: "asked",
      positions,
      reason: "other",
      note: null,
      name: null,
      contact: order.email,
      decision: "review",
      amount,
      currency,
      answer: null,
      asked_at: now,
      decided_at: null,
      decided_by: null,
    }));
  await grantInside(tx, request, { answer, by, amount, now });
}
