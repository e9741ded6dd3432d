import { randomUUID } from "node:crypto";
import { dayMs } from "../../../kernel/duration.ts";
import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { unproveSims } from "../../people/account-sims/store.server.ts";
import { unproveSessions } from "../../people/sessions/store.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { actionsSince, hasDoneTo, recordAction } from "../../records/actions/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { beginNewLinks, setMailbox } from "../../sales/orders/holder-store.server.ts";
import { mailTravellersAnew } from "../../sales/orders/mail-travellers-anew.server.ts";
import { lockOrder, type Order } from "../../sales/orders/store.server.ts";
import { buyerOf } from "../../sales/promos/rules.ts";
import { revokeAll } from "../esim-shares/store.server.ts";
import { CorrectAddress } from "./contract.ts";
import { correctionsPerDay, daysAfterSwap } from "./rules.ts";
import { redirectQueued, staffMailboxes } from "./store.server.ts";

/**
 * The notice to the former mailbox is of the same transaction, and nothing takes it back. An order that belongs to an
 * account stays there.
 */
export const correctAddress = operation(CorrectAddress, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: CorrectAddress.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "correct_addresses");
    const { number, email, provenBy, why: reason } = wish;
    const order = (await lockOrder(tx, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    await mayCorrect(tx, order, { caller, email, now });
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
      provenBy,
    });
    return {};
  });
});

type Asking = { caller: StaffCaller; email: string; now: Date };

/** Nobody alone hands an order over and back again: a second correction within a day is a colleague's. */
async function mayCorrect(tx: DbOrTx, order: Order, { caller, email, now }: Asking): Promise<void> {
  if (order.state === "cancelled") return refuse("ORDER_CLOSED");
  if (email.toLowerCase() === order.email.toLowerCase())
    return refuse("INVALID_INPUT", { field: "email", problem: "email.same" });
  // as buyers are told apart: mei+a@ is mei@
  if ((await staffMailboxes(tx)).some((one) => buyerOf(one) === buyerOf(email)))
    return refuse("INVALID_INPUT", { field: "email", problem: "email.staff" });
  const since = new Date(now.getTime() - dayMs);
  const { staffId } = caller;
  if (await hasDoneTo(tx, { orderId: order.id, staffId, action: "address_corrected" }, since))
    return refuse("ADDRESS_JUST_CORRECTED");
  // the other way round it would be a colleague's as well (esim-swaps)
  if (
    await hasDoneTo(
      tx,
      { orderId: order.id, staffId, action: "esim_swapped" },
      new Date(now.getTime() - daysAfterSwap * dayMs),
    )
  )
    return refuse("COLLEAGUE_SWAPS");
  if ((await actionsSince(tx, staffId, "address_corrected", since)) >= correctionsPerDay)
    return refuse("ADDRESSES_CORRECTED_OFTEN");
}

/** Links of the buyer, of travellers and shared ones, and who was let in by naming the former mailbox. */
async function endOldWays(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await beginNewLinks(tx, orderId);
  await revokeAll(tx, orderId, now);
  await unproveSessions(tx, orderId);
  await unproveSims(tx, orderId);
}
