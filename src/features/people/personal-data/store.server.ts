import type * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import { enquiriesOf } from "../enquiries/person-store.server.ts";
import { keptRealNames } from "../real-names/kept-of-person.server.ts";
import type { PersonalData } from "./contract.ts";
import { exportSql } from "./export-sql.server.ts";

/** Nobody buys this often, but a stranger could place unpaid orders for somebody else's mailbox. */
const mostOrders = 10_000;

type KeptOfPerson = Omit<z.input<typeof PersonalData>, "exportedAt">;

/** Their account is null for a guest. */
type KeptOfAnyone = Omit<KeptOfPerson, "account"> & { account: KeptOfPerson["account"] | null };

type Keeping = Pick<Shop, "pool" | "db" | "objectKeys"> & { now: Date };

/** Includes the orders that an account sees: its own, and guest orders with its mailbox. */
export async function keptOfPerson(
  shop: Keeping,
  { accountId, email }: { accountId: string | null; email: string },
): Promise<KeptOfAnyone> {
  const [{ rows }, realNames, enquiries] = await Promise.all([
    shop.pool.query<KeptOfAnyone>(exportSql, [accountId, mostOrders, email, shop.now]),
    keptRealNames(shop, { id: accountId, email }),
    enquiriesOf(shop.db, email, shop.now),
  ]);
  return { ...rows[0]!, realNames, enquiries };
}

/** Undefined when there is no such account. */
export async function keptOfAccount(shop: Keeping, accountId: string): Promise<KeptOfPerson | undefined> {
  const { rows } = await shop.pool.query<{ email: string }>("select email from accounts where id = $1", [accountId]);
  if (!rows[0]) return undefined;
  const { account, ...kept } = await keptOfPerson(shop, { accountId, email: rows[0].email });
  return account ? { account, ...kept } : undefined;
}
