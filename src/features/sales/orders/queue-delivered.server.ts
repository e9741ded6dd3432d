import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { travellersOf, type Order } from "./store.server.ts";

/**
 * Queues the e-mails for an order whose eSIMs are ready: the buyer gets all of them, and every traveller with an e-mail
 * address gets theirs. Belongs in the transaction that delivers the order.
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
