import type pg from "pg";
import type * as z from "zod/mini";
import type { PersonalData } from "./contract.ts";
import { exportSql } from "./export-sql.ts";

/**
 * Nobody has bought so often; a stranger could have, by placing orders for somebody else's mailbox that nobody pays.
 */
const mostOrders = 10_000;

type KeptOfPerson = Omit<z.input<typeof PersonalData>, "exportedAt">;

/**
 * With the orders that the account sees: its own, and those made as a guest with its mailbox. Nothing when there is no
 * such account.
 */
export async function keptOfPerson(pool: pg.Pool, accountId: string): Promise<KeptOfPerson | undefined> {
  const { rows } = await pool.query<KeptOfPerson>(exportSql, [accountId, mostOrders]);
  return rows[0];
}
