import { randomUUID } from "node:crypto";
import { dayMs } from "../../../kernel/duration.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { unproveSims } from "../../people/account-sims/store.server.ts";
import { unproveSessions } from "../../people/sessions/store.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { actionsSince, hasDoneTo, recordAction } from "../../records/actions/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { beginNewLinks, setMailbox } from "../../sales/orders/holder-store.server.ts";
import { mailTravellersAnew } from "../../sales/orders/mail-travellers-anew.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { buyerOf } from "../../sales/promos/rules.ts";
import { revokeAll } from "../esim-shares/store.server.ts";
import { correctionsPerDay, daysAfterSwap, daysKept } from "./rules.ts";
import { endMove, redirectQueued, staffMailboxes } from "./store.server.ts";

type Asking = { caller: StaffCaller; email: string; now: Date };

/** Nobody alone hands an order over and back again: a second correction within a day is a colleague's. */
export async function mayChange(tx: DbOrTx, order: Order, { caller, email, now }: Asking): Promise<void> {
  if (order.state === "cancelled") return refuse("ORDER_CLOSED");
  if (email.toLowerCase() === order.email.toLowerCase())
    return refuse("INVALID_INPUT", { field: "email", problem: "email.same" });
  // as buyers are told apart: mei+a@ is mei@
  if ((await staffMailboxes(tx)).some((one) => buyerOf(one) === buyerOf(email)))
    return refuse("INVALID_INPUT", { field: "email", problem: "email.staff" });
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const orderId = order.id;
  if (await hasDoneTo(tx, { orderId, action: "mailbox_move_objected" }, daysAgo(daysKept)))
    return refuse("MAILBOX_KEPT");
  const { staffId } = caller;
  if (await hasDoneTo(tx, { orderId, staffId, action: "address_corrected" }, daysAgo(1)))
    return refuse("ADDRESS_JUST_CORRECTED");
  // the other way round it would be a colleague's as well (esim-swaps)
  if (await hasDoneTo(tx, { orderId, staffId, action: "esim_swapped" }, daysAgo(daysAfterSwap)))
    return refuse("COLLEAGUE_SWAPS");
  if ((await actionsSince(tx, staffId, "address_corrected", daysAgo(1))) >= correctionsPerDay)
    return refuse("ADDRESSES_CORRECTED_OFTEN");
}

type Change = { email: string; reason: string; provenBy: string; hasCode: boolean };

/**
 * The notice to the former mailbox is of the same transaction, and nothing takes it back. An order that belongs to an
 * account stays there.
 */
export async function changeMailbox(
  tx: DbOrTx,
  order: Order,
  { email, reason, ...proof }: Change,
  context: Pick<Context, "visitor" | "now"> & { caller: StaffCaller },
): Promise<void> {
  const { now } = context;
  await endMove(tx, order.id);
  await redirectQueued(tx, order, email);
  await setMailbox(tx, order, { email, buyer: buyerOf(email) });
  await endOldWays(tx, order.id, now);
  const told = { what: now.toISOString(), repetition: randomUUID(), recipient: order.email };
  await queueMail(tx, order.id, "address_corrected", now, told);
  await queueMail(tx, order.id, "order_links", now, { what: order.number, repetition: randomUUID() });
  if (order.way === "esim" && order.state === "delivered") await mailTravellersAnew(tx, { ...order, email }, now);
  const [before, after] = [order.email, email].map((one) => ({ email: maskedMailbox(one) }));
  await recordAction(tx, byCaller(context), "address_corrected", {
    orderId: order.id,
    before: before!,
    after: after!,
    reason,
    ...proof,
  });
}

/** Links of the buyer, of travellers and shared ones, and who was let in by naming the former mailbox. */
async function endOldWays(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await beginNewLinks(tx, orderId);
  await revokeAll(tx, orderId, now);
  await unproveSessions(tx, orderId);
  await unproveSims(tx, orderId);
}
