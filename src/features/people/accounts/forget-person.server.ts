import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { forgetFormDrafts } from "../../records/drafts/forms-store.server.ts";
import { clearOrders } from "../../sales/orders/holder-store.server.ts";
import { mailTravellersAnew } from "../../sales/orders/mail-travellers-anew.server.ts";
import { forgetCardsOf } from "../../sales/saved-cards/forget-card-store.server.ts";
import { forgetPayer } from "../../sales/top-ups/store.server.ts";
import { forgetEnquiriesOfPerson } from "../enquiries/forget-person.server.ts";
import { forgetCodesFor } from "../proof-codes/store.server.ts";
import { forgetRealNamesOf } from "../real-names/forget-person.server.ts";
import { deleteChats, deleteStatusMails, endShares, ordersOnTheirWay, pagesAbout } from "./deletion-store.server.ts";
import { removeAccount } from "./store.server.ts";

/**
 * Sessions, addresses, remarks, passkeys, cards and choices are deleted with the account; orders stay for book-keeping,
 * without the account, and registrations under a real name as the law says. All their links are revoked; travellers
 * with an eSIM from the owner get a new one by e-mail. `id`: null for a guest, who has orders alone.
 */
export async function forgetPerson(
  tx: DbOrTx,
  person: { id: string | null; email: string; phone: string | null },
  now: Date,
): Promise<void> {
  const { id, email, phone } = person;
  const orders = await clearOrders(tx, person);
  await endShares(tx, orders);
  for (const order of await ordersOnTheirWay(tx, person)) await mailTravellersAnew(tx, order, now);
  await forgetCodesFor(tx, phone === null ? [email] : [email, phone]);
  await forgetRealNamesOf(tx, person, now);
  await forgetPayer(tx, person);
  await forgetEnquiriesOfPerson(tx, email, now);
  await deleteChats(tx, person, orders, now);
  await deleteStatusMails(tx, email);
  await forgetFormDrafts(tx, await pagesAbout(tx, person, orders));
  if (id === null) return;
  await forgetCardsOf(tx, id);
  await removeAccount(tx, id);
}
