import type { Language } from "./language.ts";

/** The currencies of the shop (requirements L6), all with two decimals; decision 40 names what another one needs. */
export const currencies = ["CNY", "HKD", "USD"] as const;
export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = "CNY";

let read: () => readonly Currency[] | undefined = () => undefined;

/** As `readLanguagesBy`. */
export function readCurrenciesBy(reader: typeof read): void {
  read = reader;
}

/** Those that visitors are offered: the ones that staff have left on. */
export const offeredCurrencies = (): readonly Currency[] => read() ?? currencies;

/** The keys are ISO 4217 numbers and part of the contract. */
export const currencyFacts: Record<Currency, { key: number; symbol: string }> = {
  CNY: { key: 156, symbol: "¥" },
  HKD: { key: 344, symbol: "HK$" },
  USD: { key: 840, symbol: "$" },
};

/** Row L6: the currency of a first visit, until the visitor chooses. */
export function firstCurrency(language: Language): Currency {
  const wanted = language === "zh-hk" ? "HKD" : language === "en" ? "USD" : defaultCurrency;
  return offeredOr(wanted) ?? offeredCurrencies()[0]!;
}

/** Nothing in place of one that is not offered. */
export function offeredOr(currency: Currency | undefined): Currency | undefined {
  return currency && offeredCurrencies().includes(currency) ? currency : undefined;
}

/** Row L6: outside Chinese a `¥` is read as yen. */
export function currencySymbol(currency: Currency, language: Language): string {
  return currency === "CNY" && !language.startsWith("zh") ? "CN¥" : currencyFacts[currency].symbol;
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.includes(value as Currency);
}

/** Parses a cookie or query parameter: a code (`HKD`) or a key (`344`). */
export function currencyFrom(value: string | undefined): Currency | undefined {
  if (isCurrency(value)) return value;
  return currencies.find((currency) => String(currencyFacts[currency].key) === value);
}
