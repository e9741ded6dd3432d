import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { lockAccountToDelete } from "../../people/accounts/deletion-store.server.ts";
import { accountById } from "../../people/accounts/store.server.ts";
import { lockOrdersOfHolder } from "../../sales/orders/holder-store.server.ts";
import { customerForms } from "../customers/rules.ts";
import type { PrivacyRequest } from "./store.server.ts";

type Person = { id: string | null; email: string; phone: string | null; orderIds: string[] };

/**
 * The account of the mailbox, if it has one, and all orders of both, locked: a payment, a delivery or a refund of this
 * moment is waited for and then seen. An account that has moved to another mailbox is not the one that was asked for.
 */
export async function lockPerson(
  tx: DbOrTx,
  { email, customer }: Pick<PrivacyRequest, "email" | "customer">,
): Promise<Person> {
  const account = await lockAccountToDelete(tx, { by: "email", name: email });
  const isAccount = customerForms.account.test(customer);
  if (isAccount && account?.id !== customer && (await accountById(tx, customer))) return refuse("RECORD_CHANGED");
  const holder = { id: account?.id ?? null, email };
  return { ...holder, phone: account?.phone ?? null, orderIds: await lockOrdersOfHolder(tx, holder) };
}
