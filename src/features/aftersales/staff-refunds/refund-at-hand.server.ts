import type { InputOf } from "../../../kernel/endpoint.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { isAtRest } from "../refund-requests/at-rest.server.ts";
import { soldFor, soldSims } from "../refund-requests/sold-sims.server.ts";
import { requestById } from "../refund-requests/store.server.ts";
import type { GetRefundPreview } from "./contract.ts";
import { plannedRefund, refundKindsOf, type Planned } from "./rules.ts";
import { waitingStaffRefunds } from "./store.server.ts";

/** `except`: the refund that this is itself, and does not stand against. */
type Wish = Omit<InputOf<typeof GetRefundPreview>, "number"> & { except?: string };

/** What this wish would give back of an order as it is now. Refuses what cannot be, the same for a look and for the decision. */
export async function refundAtHand(
  db: DbOrTx,
  order: Order,
  { kind, positions = [], amount, requestId, except }: Wish,
  { suppliers }: Pick<Context, "suppliers">,
): Promise<Planned & { most: number }> {
  const request = requestId === undefined ? undefined : await requestById(db, requestId);
  if (requestId !== undefined && (request?.order_id !== order.id || request.state !== "asked"))
    return refuse("REFUND_NOT_POSSIBLE");
  const isAnswer = request !== undefined;
  const rest = await isAtRest(db, order, { isAnswer });
  if (refundKindsOf(order.state, rest).length === 0) return refuse("REFUND_NOT_POSSIBLE");
  const waiting = (await waitingStaffRefunds(db, order.id)).filter(({ id }) => id !== except);
  if (requestId !== undefined && waiting.some(({ request_id }) => request_id === requestId))
    return refuse("REFUND_NOT_POSSIBLE");
  const sold = await soldFor(db, order);
  const left = sold.left - waiting.reduce((sum, one) => sum + one.amount, 0);
  const reserved = waiting.flatMap((one) => one.positions);
  const sims = (await soldSims(db, order, { suppliers })).map((sim) =>
    reserved.includes(sim.position) ? { ...sim, request: "granted" as const } : sim,
  );
  const here = { sims, sold: { ...sold, left }, isAnswer, state: order.state, isAtRest: rest };
  const ordered = [...new Set(positions)].toSorted((one, other) => one - other);
  // an answer is about the SIMs that were asked for, and what was asked is its usual amount
  const wished = request
    ? { kind: "sims" as const, positions: request.positions, amount: amount ?? Math.min(request.amount, left) }
    : { kind, positions: ordered, amount };
  const planned = plannedRefund(wished, here);
  return planned ? { ...planned, most: left } : refuse("REFUND_NOT_POSSIBLE");
}
