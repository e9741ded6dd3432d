import { sql } from "kysely";
import { currencies } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PromoCodeRecord } from "./promo-code-rules.ts";
import { promoRow } from "./promo-rows.server.ts";

/** False: there is a series of that beginning. */
export async function putSeries(tx: DbOrTx, prefix: string, staffId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("promo_series")
    .values({ prefix, made_by: staffId, made_at: now })
    .onConflict((conflict) => conflict.column("prefix").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A code that there is already breaks the transaction: 40 random bits do not meet by chance. */
export async function putCodesOfSeries(tx: DbOrTx, promo: PromoCodeRecord, codes: readonly string[]): Promise<void> {
  const { code: prefix, valid_from, valid_until, ...row } = promoRow(promo);
  const facts = { ...row, valid_from: new Date(valid_from), valid_until: new Date(valid_until) };
  await tx
    .insertInto("promo_codes")
    .values(codes.map((code) => ({ ...facts, code, total_limit: 1, made_by_staff: true, series: prefix })))
    .execute();
  const amounts = currencies.flatMap((currency) => {
    const amount = promo.amounts[currency];
    return amount === null ? [] : codes.map((code) => ({ code, currency, amount }));
  });
  if (amounts.length > 0) await tx.insertInto("promo_amounts").values(amounts).execute();
}

export async function codesOfSeries(
  db: DbOrTx,
  prefix: string,
): Promise<{ code: string; isUsed: boolean; isStopped: boolean }[]> {
  const { rows } = await sql<{ code: string; isUsed: boolean; isStopped: boolean }>`
    select code, uses > 0 as "isUsed", stopped_at is not null as "isStopped" from promo_codes
    where series = ${prefix} order by code`.execute(db);
  return rows;
}

/** In the order of their codes, so that two who stop the same series wait for each other and do not deadlock. */
export async function stopSeries(tx: DbOrTx, prefix: string, now: Date): Promise<number> {
  await sql`select from promo_codes where series = ${prefix} order by code for no key update`.execute(tx);
  const { numAffectedRows } = await sql`
    update promo_codes set stopped_at = ${now} where series = ${prefix} and stopped_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function isSeries(db: DbOrTx, prefix: string): Promise<boolean> {
  const { rows } = await sql`select from promo_series where prefix = ${prefix}`.execute(db);
  return rows.length > 0;
}
