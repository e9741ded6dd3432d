import type pg from "pg";
import type * as z from "zod/mini";
import type { PersonalData } from "./contract.ts";
import { exportSql } from "./export-sql.ts";

/** Nobody buys this often, but a stranger could place unpaid orders for somebody else's mailbox. */
const mostOrders = 10_000;

type KeptOfPerson = Omit<z.input<typeof PersonalData>, "exportedAt">;

/** Their account is null for a guest. */
type KeptOfAnyone = Omit<KeptOfPerson, "account"> & { account: KeptOfPerson["account"] | null };

/** Includes the orders that an account sees: its own, and guest orders with its mailbox. */
export async function keptOfPerson(
  pool: pg.Pool,
  { accountId, email }: { accountId: string | null; email: string },
): Promise<KeptOfAnyone> {
  const { rows } = await pool.query<KeptOfAnyone>(exportSql, [accountId, mostOrders, email]);
  return rows[0]!;
}

/** Undefined when there is no such account. */
export async function keptOfAccount(pool: pg.Pool, accountId: string): Promise<KeptOfPerson | undefined> {
  const { rows } = await pool.query<{ email: string }>("select email from accounts where id = $1", [accountId]);
  if (!rows[0]) return undefined;
  const { account, ...kept } = await keptOfPerson(pool, { accountId, email: rows[0].email });
  return account ? { account, ...kept } : undefined;
}
