import { randomUUID } from "node:crypto";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { travellersOf, type Order } from "./store.server.ts";

/** The travellers' links have been revoked: e-mails each a new one for their eSIM. */
export async function mailTravellersAnew(
  tx: DbOrTx,
  { id, email: buyer }: Pick<Order, "id" | "email">,
  now: Date,
): Promise<void> {
  for (const { position, email } of await travellersOf(tx, id)) {
    if (email && email.toLowerCase() !== buyer.toLowerCase())
      await queueMail(tx, id, "esim_for_traveller", now, { position, repetition: randomUUID(), recipient: email });
  }
}
