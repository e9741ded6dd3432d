import { sql } from "kysely";
import { money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Booked, LedgerLine, Sold } from "./ledger.ts";
import type { Payment } from "./store.server.ts";

/** Append-only; the unique event id makes a second booking fail instead of doubling it. */
export async function writeLedger(
  tx: DbOrTx,
  orderId: string | null,
  occasion: string,
  lines: readonly LedgerLine[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto("ledger_entries")
    .values(lines.map(({ account, amount }) => ({ order_id: orderId, occasion, account, at, ...amount })))
    .modifyEnd(prepared)
    .execute();
}

type LineOfMany = LedgerLine & { orderId: string | null; occasion: string };

/** The same for many events at once; as one parameter, since there may be more lines than a statement has parameters. */
export async function writeLedgerOfMany(tx: DbOrTx, lines: readonly LineOfMany[], at: Date): Promise<void> {
  const entries = lines.map(({ orderId, occasion, account, amount }) => ({
    order_id: orderId,
    occasion,
    account,
    ...amount,
  }));
  await sql`
    insert into ledger_entries (order_id, occasion, account, currency, amount, at)
    select line.*, ${at}::timestamptz from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as line (order_id uuid, occasion text, account text, currency text, amount int)`.execute(tx);
}

export async function linesOf(db: DbOrTx, occasion: string): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom("ledger_entries")
    .select(["account", "amount", "currency"])
    .where("occasion", "=", occasion)
    .execute();
  return rows.map(({ account, amount, currency }) => ({ account, amount: money(amount, currency) }));
}

/** The booked goods, postage and promo of a payment, and what refunds (except those that failed later) took back. */
export async function bookedOf(
  db: DbOrTx,
  { id, currency }: Pick<Payment, "id" | "currency">,
  account: NonNullable<Sold["account"]> = "sales",
): Promise<Booked> {
  const { rows } = await sql<{ account: string; paid: number; back: number }>`
    select account,
      coalesce(sum(amount) filter (where occasion = ${`payment:${id}`}), 0)::int as paid,
      coalesce(sum(amount) filter (where occasion <> ${`payment:${id}`}), 0)::int as back
    from ledger_entries
    where currency = ${currency} and account in (${account}, 'postage', 'promo')
      and occasion in (select ${`payment:${id}`} union all
        select word || r.id from refunds r, (values ('refund:'), ('refund-failed:')) as words (word)
          where r.payment_id = ${id})
    group by account`.execute(db);
  const sums = (column: "paid" | "back", sign: 1 | -1): Sold => {
    const of = (account: string) => sign * (rows.find((row) => row.account === account)?.[column] ?? 0) || 0;
    return { account, goods: -of(account) || 0, postage: -of("postage") || 0, promo: of("promo") };
  };
  return { paid: sums("paid", 1), back: sums("back", -1) };
}

/** Events and currencies that do not balance; empty as long as the ledger is right. */
export async function unbalanced(db: DbOrTx): Promise<{ occasion: string; currency: string; sum: string }[]> {
  const { rows } = await sql<{ occasion: string; currency: string; sum: string }>`
    select occasion, currency, sum(amount)::text as sum from ledger_entries group by occasion, currency
      having sum(amount) <> 0`.execute(db);
  return rows;
}
