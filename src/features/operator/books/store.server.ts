import { sql, type Insertable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { LedgerAccount, SealedMonthRow } from "../../../platform/database/tables.ts";
import { allBooks, type Span } from "./rules.ts";

type Book = {
  account: LedgerAccount;
  currency: Currency;
  before: number;
  debit: number;
  credit: number;
  entries: number;
};
export type Booked = Pick<Book, "account" | "currency" | "debit" | "credit">;

/** Sums by hour, and the entries since they were summed; each book is some steps along the key of the hours. */
export async function booksIn(db: DbOrTx, { from, to }: Span): Promise<Book[]> {
  const { rows } = await sql<Book>`${prepared}
    with live as (
      select account, currency, at < ${from} as is_before, sum(amount) as amount, count(*) as entries,
        coalesce(sum(amount) filter (where amount > 0), 0) as debit,
        coalesce(-sum(amount) filter (where amount < 0), 0) as credit
      from ledger_entries where at >= (select until from ledger_summed) and at < ${to} group by 1, 2, 3
    )
    select book.account, book.currency,
      (coalesce(earlier.balance, 0) + coalesce((select amount from live where is_before and live.account = book.account
        and live.currency = book.currency), 0))::float8 as before,
      (coalesce(kept.debit, 0) + coalesce(live.debit, 0))::float8 as debit,
      (coalesce(kept.credit, 0) + coalesce(live.credit, 0))::float8 as credit,
      (coalesce(kept.entries, 0) + coalesce(live.entries, 0))::int as entries
    from unnest(${allBooks.map(({ account }) => account)}::text[], ${allBooks.map(({ currency }) => currency)}::text[])
        as book (account, currency)
      left join lateral (select balance from ledger_hours as hours where hours.account = book.account
        and hours.currency = book.currency and hour < ${from} order by hour desc limit 1) as earlier on true
      left join lateral (select sum(debit) as debit, sum(credit) as credit, sum(entries) as entries
        from ledger_hours as hours where hours.account = book.account and hours.currency = book.currency
        and hour >= ${from} and hour < ${to}) as kept on true
      left join live on live.account = book.account and live.currency = book.currency and not live.is_before`.execute(
    db,
  );
  return rows;
}

/** Counted from the entries themselves: the sums by hour lack what was booked after its hour was summed. */
export async function bookedIn(db: DbOrTx, { from, to }: Span): Promise<Booked[]> {
  const { rows } = await sql<Book>`
    select account, currency, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as debit,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as credit
    from ledger_entries where at >= ${from} and at < ${to} group by 1, 2`.execute(db);
  return rows;
}

/** The moments of the first and last entry; null in empty books. */
export async function firstAndLastEntry(db: DbOrTx): Promise<{ first: Date | null; last: Date | null }> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`${prepared}
    select min(at) as first, max(at) as last from ledger_entries`.execute(db);
  return rows[0]!;
}

type Sealed = { at: Date; who: string };

/** Who has sealed this month and when, and the last month that is sealed. */
export async function sealsOf(db: DbOrTx, month: string): Promise<{ sealed: Sealed | undefined; last: string | null }> {
  const { rows } = await sql<{ last: string | null; at: Date | null; who: string | null }>`${prepared}
    select (select max(month) from sealed_months) as last, sealed_at as at, staff.name as who
    from (values (1)) as one left join sealed_months on month = ${month} left join staff on staff.id = staff_id`.execute(
    db,
  );
  const { last, at, who } = rows[0]!;
  return { last, sealed: at && who !== null ? { at, who } : undefined };
}

/** Waits for whoever is booking and lets nobody book until the transaction ends; gives up soon, since buyers wait behind. */
export async function holdBookings(tx: DbOrTx): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(tx);
  await sql`select lock_ledger()`.execute(tx);
}

export async function putSealed(tx: DbOrTx, month: Insertable<SealedMonthRow>): Promise<void> {
  await tx.insertInto("sealed_months").values(month).execute();
}

type Entry = {
  id: string;
  micros: string;
  at: Date;
  occasion: string;
  amount: number;
  order_number: string | null;
};

type Wanted = Span & Reading & { account: LedgerAccount; currency: Currency };

/**
 * One step along `ledger_of_account`, in the order in which they were stepped along. Whole rows are compared, not each
 * column: the planner would otherwise walk along the time past all other accounts' entries to find those of a rare one.
 */
export async function entriesOf(
  db: DbOrTx,
  { account, currency, from, to, towards, place }: Wanted,
  most: number,
): Promise<Entry[]> {
  const order = towards === "older" ? sql`desc` : sql`asc`;
  const key = sql`(account, currency, at, id)`;
  const beyondPlace =
    place &&
    sql`and ${key} ${towards === "older" ? sql`<` : sql`>`} (${account}, ${currency},
      timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond', ${place.id}::bigint)`;
  const { rows } = await sql<Entry>`${prepared}
    with page as (
      select id, at, occasion, amount, order_id from ledger_entries
      where ${key} > (${account}, ${currency}, ${from}::timestamptz, -1)
        and ${key} < (${account}, ${currency}, ${to}::timestamptz, -1) ${beyondPlace ?? sql``}
      order by account ${order}, currency ${order}, at ${order}, id ${order} limit ${sql.lit(most)}
    )
    select page.id::text, at, (extract(epoch from at) * 1000000)::bigint::text as micros, occasion, amount,
      orders.number as order_number
    from page left join orders on orders.id = order_id
    order by at ${order}, page.id ${order}`.execute(db);
  return rows;
}
