import { sql, type Selectable } from "kysely";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PromoCodeRow } from "../../../platform/database/tables.ts";
import type { PromoCodeRecord } from "./promo-code-rules.ts";
import { promoAmountRows, promoRow } from "./promo-rows.server.ts";

/** Those of the codes that are plans, on sale or withdrawn. */
export async function plansAmong(db: DbOrTx, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from plans where code = any (${[...codes]}::text[])`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** False: there is a code of that name. `forBuyer`: nobody else can use it. */
export async function insertPromo(
  tx: DbOrTx,
  promo: PromoCodeRecord,
  { forBuyer = null }: { forBuyer?: string | null } = {},
): Promise<boolean> {
  const { valid_from, valid_until, ...row } = promoRow(promo);
  const moments = { valid_from: new Date(valid_from), valid_until: new Date(valid_until) };
  const written = await tx
    .insertInto("promo_codes")
    .values({ ...row, ...moments, made_by_staff: true, for_buyer: forBuyer })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .executeTakeFirst();
  if (!written) return false;
  const amounts = promoAmountRows(promo);
  if (amounts.length > 0) await tx.insertInto("promo_amounts").values(amounts).execute();
  return true;
}

export async function promoRecordAt(db: DbOrTx, code: string): Promise<PromoCodeRecord | undefined> {
  const row = await db.selectFrom("promo_codes").selectAll().where("code", "=", code).executeTakeFirst();
  if (!row) return undefined;
  return promoRecordOf(row, await db.selectFrom("promo_amounts").selectAll().where("code", "=", code).execute());
}

/** Those that came by a file, by code. */
export async function promoRecordsOfFile(db: DbOrTx): Promise<PromoCodeRecord[]> {
  const rows = await db
    .selectFrom("promo_codes")
    .selectAll()
    .where("made_by_staff", "=", false)
    .orderBy("code")
    .execute();
  const amounts = await db.selectFrom("promo_amounts").selectAll().execute();
  const of = Map.groupBy(amounts, ({ code }) => code);
  return rows.map((row) => promoRecordOf(row, of.get(row.code) ?? []));
}

function promoRecordOf(
  row: Selectable<PromoCodeRow>,
  values: readonly { currency: Currency; amount: number }[],
): PromoCodeRecord {
  const {
    uses: _uses,
    made_by_staff: _made,
    stopped_at: _stopped,
    series: _series,
    for_buyer: _whose,
    valid_from,
    valid_until,
    ...promo
  } = row;
  const inCurrency = (currency: Currency) => values.find((one) => one.currency === currency)?.amount ?? null;
  const amounts = Object.fromEntries(currencies.map((currency) => [currency, inCurrency(currency)]));
  return {
    ...promo,
    amounts: amounts as PromoCodeRecord["amounts"],
    valid_from: valid_from.toISOString(),
    valid_until: valid_until.toISOString(),
  };
}

/** True: it is stopped by this call. `evenUsed`: false leaves one that an order has already. */
export async function stopPromo(tx: DbOrTx, code: string, now: Date, { evenUsed = true } = {}): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update promo_codes set stopped_at = ${now}
    where code = ${code} and stopped_at is null and (${evenUsed} or uses = 0)`.execute(tx);
  return numAffectedRows === 1n;
}

export async function stoppedAt(db: DbOrTx, code: string): Promise<Date | undefined> {
  const { rows } = await sql<{ stopped_at: Date | null }>`
    select stopped_at from promo_codes where code = ${code}`.execute(db);
  return rows[0]?.stopped_at ?? undefined;
}
