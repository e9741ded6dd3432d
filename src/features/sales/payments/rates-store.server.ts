import type { Insertable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { languages } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { ExchangeRateRow } from "../../../platform/database/tables.ts";

const rates = (db: DbOrTx) =>
  db
    .selectFrom("exchange_rates")
    .leftJoin("staff", "staff.id", "set_by")
    .select(["base", "quote", "rate", "source", "source_names", "valid_from", "staff.name as who"]);

export type KnownRate = Awaited<ReturnType<typeof ratesHolding>>[number];

/** The newest that holds of each pair. */
export function ratesHolding(db: DbOrTx, now: Date) {
  return rates(db)
    .distinctOn(["base", "quote"])
    .where("valid_from", "<=", now)
    .orderBy("base")
    .orderBy("quote")
    .orderBy("valid_from", "desc")
    .execute();
}

/** The newest first. */
export function ratesOf(db: DbOrTx, base: Currency, quote: Currency, most: number) {
  return rates(db)
    .where("base", "=", base)
    .where("quote", "=", quote)
    .orderBy("valid_from", "desc")
    .limit(most)
    .execute();
}

/** All of them, the oldest first. */
export const allRates = (db: DbOrTx) => rates(db).orderBy("base").orderBy("quote").orderBy("valid_from").execute();

/** All of them, as a file has them; those that staff set among them. */
export async function rateRecords(db: DbOrTx) {
  return (await allRates(db)).map(({ who: _who, source_names, valid_from, ...rate }) => ({
    ...rate,
    source_names: Object.fromEntries(languages.map((language) => [language, source_names[language] ?? null])),
    valid_from: valid_from.toISOString(),
  }));
}

/** False: one of this pair begins at the same moment. */
export async function insertRate(
  tx: DbOrTx,
  { source_names, ...rate }: Omit<Insertable<ExchangeRateRow>, "source_names"> & { source_names: object },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("exchange_rates")
    .values({ ...rate, source_names: JSON.stringify(source_names) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
