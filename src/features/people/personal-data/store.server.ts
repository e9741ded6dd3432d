import type pg from "pg";
import type * as z from "zod/mini";
import type { PersonalData } from "./contract.ts";
import { exportSql } from "./export-sql.ts";

/** Nobody buys this often, but a stranger could place unpaid orders for somebody else's mailbox. */
const mostOrders = 10_000;

type KeptOfPerson = Omit<z.input<typeof PersonalData>, "exportedAt">;

/**
 * Includes the orders that the account sees: its own, and guest orders with its mailbox. Undefined when there is no
 * such account.
 */
export async function keptOfPerson(pool: pg.Pool, accountId: string): Promise<KeptOfPerson | undefined> {
  const { rows } = await pool.query<KeptOfPerson>(exportSql, [accountId, mostOrders]);
  return rows[0];
}
