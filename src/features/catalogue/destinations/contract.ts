import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, LanguageCode, MoneyAmount, shortText } from "../../../kernel/fields.ts";

/** The cheapest price with what it buys: so many MB a day, or in all. */
export const FromPrice = z.object({ price: MoneyAmount, per: z.enum(["day", "package"]), allowanceMb: z.int() });

/**
 * The cheapest day pass, its price for one day, and the cheapest package; `null` where there is none in the asked
 * currency.
 */
export const LowestPrices = z.object({
  day: z.nullable(z.object({ price: MoneyAmount, allowanceMb: z.int() })),
  package: z.nullable(z.object({ price: MoneyAmount, allowanceMb: z.int(), days: z.int() })),
});

/** Spec 3, country list entry: `country` and `mcc` go into `/plans?country=&mcc=`; `name` is in the asked language. */
export const CountryEntry = z.object({
  country: z.string(),
  mcc: z.string(),
  name: z.string(),
  slug: z.string(),
  continent: z.string(),
  /** The cheapest eSIM for this country: its own plans before shared ones, a day pass before a package. */
  from: z.nullable(FromPrice),
  /** Of each kind the cheapest eSIM, the country's own before shared ones (requirements P2). */
  prices: LowestPrices,
});
export type CountryEntry = z.output<typeof CountryEntry>;

export const GetCountryList = endpoint({
  path: "/common/getCountryList",
  summary:
    "All destinations, grouped by first letter (pinyin in Simplified Chinese) and, the popular ones, by continent.",
  caller: "everybody",
  kept: ["lang", "currency"],
  input: z.object({ lang: z.optional(LanguageCode), currency: z.optional(CurrencyWish) }),
  output: z.object({
    letters: z.array(z.object({ letter: z.string(), countryList: z.array(CountryEntry) })),
    /** The letter-range tabs of the destination menu: `A-B`, `C-E` … */
    tabs: z.array(z.object({ label: z.string(), letters: z.array(z.string()) })),
    hot: z.array(CountryEntry),
    navigation: z.array(z.object({ continent: z.string(), countryList: z.array(CountryEntry) })),
  }),
});

export const GetRegionList = endpoint({
  path: "/common/getRegionList",
  summary: "Regional and global areas with the countries that each covers.",
  caller: "everybody",
  kept: ["lang", "currency"],
  input: z.object({ lang: z.optional(LanguageCode), currency: z.optional(CurrencyWish) }),
  output: z.object({
    regions: z.array(
      z.object({
        slug: z.string(),
        kind: z.enum(["regional", "global"]),
        name: z.string(),
        countryList: z.array(z.object({ country: z.string(), name: z.string() })),
        from: z.nullable(FromPrice),
        prices: LowestPrices,
      }),
    ),
  }),
});

export const GetCountryCode = endpoint({
  path: "/common/getCountryCode",
  summary: "Telephone country codes, for choosing beside a number.",
  caller: "everybody",
  kept: ["lang"],
  input: z.object({ lang: z.optional(LanguageCode) }),
  output: z.object({ countryCodes: z.array(z.object({ country: z.string(), name: z.string(), code: z.string() })) }),
});

export const SearchHit = z.object({
  country: z.string(),
  mcc: z.string(),
  name: z.string(),
  slug: z.string(),
  /** The city, airport or other name that was meant, when it was not the country itself. */
  matched: z.nullable(z.string()),
  from: z.nullable(FromPrice),
});
export type SearchHit = z.output<typeof SearchHit>;

export const SearchDestinations = endpoint({
  path: "/common/searchDestinations",
  summary:
    "Finds destinations by country, city, airport or its code, in five languages, forgiving small typing errors.",
  caller: "everybody",
  input: z.object({ query: shortText(100), lang: z.optional(LanguageCode), currency: z.optional(CurrencyWish) }),
  output: z.object({
    /**
     * Where Enter leads, for `/plans?country=&mcc=`: the place with this code or name, or the only hit; `null` where
     * that is not clear.
     */
    meant: z.nullable(z.object({ country: z.string(), mcc: z.string() })),
    hits: z.array(SearchHit),
  }),
});
