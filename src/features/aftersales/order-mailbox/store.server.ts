import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";

/** What still waits would be drawn with the new links: it goes to the new mailbox, but for what tells the former one. */
export async function redirectQueued(tx: DbOrTx, { id, email }: Order, to: string): Promise<void> {
  await tx
    .updateTable("mails")
    .set({ recipient: to })
    .where("order_id", "=", id)
    .where("state", "=", "queued")
    .where("kind", "!=", "address_corrected")
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .execute();
}

export async function staffMailboxes(db: DbOrTx): Promise<string[]> {
  return (await db.selectFrom("staff").select("email").execute()).map(({ email }) => email);
}
