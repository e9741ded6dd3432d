import { defaultCurrency, type Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import type { CountryEntry } from "./contract.ts";
import type { Destination, FromPrice, FromPrices, LowestPrices } from "./destination.ts";
import { nameIn } from "./names.ts";

/** A destination as lists show it. */
export function countryEntry(
  { iso2, mcc, slug, continent, names, from }: Destination,
  language: Language,
  currency?: Currency,
): CountryEntry {
  return {
    country: iso2,
    mcc,
    name: nameIn(names, language),
    slug,
    continent,
    from: fromPrice(from, currency),
    prices: lowestPrices(from, currency),
  };
}

/** `null` where nothing is on sale in that currency: no price is ever computed from another one (requirements L6). */
export function fromPrice(from: FromPrices, currency: Currency = defaultCurrency): FromPrice | null {
  return from[currency]?.first ?? null;
}

export function lowestPrices(from: FromPrices, currency: Currency = defaultCurrency): LowestPrices {
  return from[currency]?.lowest ?? { day: null, package: null };
}
