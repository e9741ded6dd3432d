import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { LedgerAccount } from "../../../platform/database/tables.ts";
import type { Span } from "./rules.ts";

/** Debit is positive. */
export type Moved = { account: LedgerAccount; currency: Currency; occasion: string; amount: number };

/** From the month's entries themselves, as its seal is: the sums by hour know no occasions. */
export async function movedIn(db: DbOrTx, { from, to }: Span): Promise<Moved[]> {
  const { rows } = await sql<Moved>`${prepared}
    select account, currency, split_part(occasion, ':', 1) as occasion, sum(amount)::float8 as amount
    from ledger_entries where at >= ${from} and at < ${to} group by 1, 2, 3`.execute(db);
  return rows;
}
