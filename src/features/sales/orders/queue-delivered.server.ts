import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { travellersOf, type Order } from "./store.server.ts";

/**
 * What is told when the eSIMs of an order are ready, whoever made them: the buyer gets all of them, and every traveller
 * with an address of their own gets theirs. Belongs in the transaction that delivers the order.
 */
export async function queueDelivered(tx: DbOrTx, { id, email }: Order, now: Date): Promise<void> {
  await queueMail(tx, id, "esim_ready", now);
  for (const traveller of await travellersOf(tx, id)) {
    if (!traveller.email || traveller.email.toLowerCase() === email.toLowerCase()) continue;
    await queueMail(tx, id, "esim_for_traveller", now, {
      position: traveller.position,
      recipient: traveller.email,
    });
  }
}
