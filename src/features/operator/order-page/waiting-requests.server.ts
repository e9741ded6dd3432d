import { money } from "../../../kernel/money.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { changeInReview, heldChanges } from "../../aftersales/plan-changes/store.server.ts";
import { refundTerm } from "../../aftersales/refund-requests/rules.ts";
import { soldSims } from "../../aftersales/refund-requests/sold-sims.server.ts";
import { requestsOf } from "../../aftersales/refund-requests/store.server.ts";
import { proposedStaffRefunds, waitingStaffRefunds } from "../../aftersales/staff-refunds/store.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";

/** The requests that wait for a person, with what the rule as sold says now; mostly there is none, and nothing more is read. */
export async function waitingRequests(order: Order, { db, suppliers, now }: Pick<Context, "db" | "suppliers" | "now">) {
  const waiting = (await requestsOf(db, order.id)).filter(({ state }) => state === "asked");
  if (waiting.length === 0) return [];
  const sims = await soldSims(db, order, { suppliers });
  const left = await leftOfOrder(db, order.id);
  return waiting.map((request) => ({
    id: request.id,
    kind: request.kind,
    positions: request.positions,
    reason: request.reason,
    note: request.note,
    amount: money(request.amount, request.currency),
    askedAt: request.asked_at.toISOString(),
    terms: sims
      .filter(({ position }) => request.positions.includes(position))
      .map((sim) => {
        // the request itself is not what stands against it
        const term = refundTerm(
          { ...sim, request: null },
          { state: order.state, rule: order.plan_as_sold.refund_rule, left, now },
        );
        const { data } = sim;
        return {
          position: sim.position,
          answer: term.answer,
          why: term.why,
          usedMb: data?.usedMb ?? null,
          begunAt: data?.activatedAt?.toISOString() ?? null,
        };
      }),
  }));
}

/** What colleagues have decided and can still take back. */
export async function decidedRefunds(db: DbOrTx, orderId: string) {
  return (await waitingStaffRefunds(db, orderId)).map(({ id, amount, currency, positions, name, due_at }) => ({
    id,
    amount: money(amount, currency),
    positions,
    who: name,
    dueAt: due_at.toISOString(),
  }));
}

export async function decidedChanges(db: DbOrTx, orderId: string) {
  const inReview = await changeInReview(db, orderId);
  const stopping = inReview?.stop_held_until ? [{ ...inReview, name: null, held_until: inReview.stop_held_until }] : [];
  return [...(await heldChanges(db, orderId)), ...stopping].map((change) => ({
    id: change.id,
    plan: change.to_plan,
    days: change.to_days,
    who: change.name,
    dueAt: change.held_until!.toISOString(),
  }));
}

/** What a colleague proposes beyond their own limit. */
export async function proposedRefunds(db: DbOrTx, orderId: string, staffId: string) {
  return (await proposedStaffRefunds(db, orderId)).map(({ id, amount, currency, positions, name, answer, ...one }) => ({
    id,
    amount: money(amount, currency),
    positions,
    who: name,
    answer,
    isMine: one.staff_id === staffId,
  }));
}
