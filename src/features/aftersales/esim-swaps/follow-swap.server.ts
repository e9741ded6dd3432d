import { randomUUID } from "node:crypto";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { moveSimOnLists } from "../../people/account-sims/moved-store.server.ts";
import { moveRegistration } from "../../people/real-names/moved-store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { moveRenewals } from "../../sales/orders/renewals-store.server.ts";
import { travellersOf, type Order } from "../../sales/orders/store.server.ts";
import { moveAutoTopUps } from "../auto-top-ups/store.server.ts";
import { revokeOfSim } from "../esim-shares/store.server.ts";

type Swapped = { position: number; from: string; to: string };

/** What named the old eSIM names the one in its place, shared links to it end, and its people are told. */
export async function followSwap(tx: DbOrTx, order: Order, { position, from, to }: Swapped, now: Date): Promise<void> {
  await moveRenewals(tx, { from, to });
  await moveAutoTopUps(tx, { from, to }, now);
  await moveSimOnLists(tx, { from, to, orderId: order.id });
  await moveRegistration(tx, { from, to });
  await revokeOfSim(tx, { orderId: order.id, position }, now);
  await tell(tx, order, { position, what: to }, now);
}

/** The buyer always; the traveller where the order has another mailbox for them. */
async function tell(
  tx: DbOrTx,
  order: Order,
  { position, what }: { position: number; what: string },
  now: Date,
): Promise<void> {
  await queueMail(tx, order.id, "esim_replaced", now, { position, what, recipient: order.email });
  const traveller = (await travellersOf(tx, order.id)).find((one) => one.position === position)?.email;
  if (traveller && traveller.toLowerCase() !== order.email.toLowerCase())
    await queueMail(tx, order.id, "esim_for_traveller", now, {
      position,
      repetition: randomUUID(),
      recipient: traveller,
    });
}
