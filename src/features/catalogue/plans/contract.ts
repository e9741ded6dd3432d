import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, LanguageCode, MoneyAmount, shortText } from "../../../kernel/fields.ts";
import {
  dayRules,
  identityRules,
  planKinds,
  planScopes,
  reinstallRules,
  startRules,
} from "../../../kernel/plan-terms.ts";
import { PlaceNotice } from "../content/place-notice.ts";

export const PurchaseWays = z.enum(["esim", "physical", "renewal"], "choose");

/** A carrier that a plan uses in one country (spec 3, coverage entry). */
export const Network = z.object({
  carrier: z.string(),
  rank: z.enum(["primary", "secondary"]),
  generations: z.array(z.string()),
  apn: z.string(),
});

/** What a card needs to be honest; sizes in MB (1024 to a GB), speeds in kbit/s, prices in minor units. */
export const PlanCard = z.object({
  code: z.string(),
  kind: z.enum(planKinds),
  scope: z.enum(planScopes),
  /** iso2 of the country, or the region's slug: which mark is drawn. */
  area: z.string(),
  areaName: z.string(),
  countryCount: z.int(),
  allowanceMb: z.int(),
  days: z.nullable(z.int()),
  minDays: z.nullable(z.int()),
  maxDays: z.nullable(z.int()),
  /** 0: data stops. */
  speedAfterKbps: z.int(),
  dayRule: z.nullable(z.enum(dayRules)),
  dayZone: z.nullable(z.string()),
  /** The city by whose clock the day begins, in the visitor's language. */
  dayCity: z.nullable(z.string()),
  startRule: z.enum(startRules),
  useByDays: z.int(),
  hotspot: z.enum(["yes", "until_allowance", "no"]),
  breakout: z.array(z.string()),
  topUp: z.boolean(),
  identity: z.enum(identityRules),
  refundRule: z.enum(["until_installed", "until_activated", "none"]),
  ways: z.array(PurchaseWays),
  /** For a day pass of one day, for a fixed package of the whole. */
  price: MoneyAmount,
  was: z.nullable(MoneyAmount),
  /** Carriers in the destination that was asked for, or in the plan's first country. */
  networks: z.array(Network),
});
export type PlanCard = z.output<typeof PlanCard>;

export const DestinationHead = z.object({
  iso2: z.string(),
  slug: z.string(),
  mcc: z.string(),
  name: z.string(),
  continent: z.string(),
  timeZone: z.string(),
  identityRule: z.enum(identityRules),
  blockedNote: z.nullable(z.enum(["blocked_apps", "install_before_arrival"])),
});
export type DestinationHead = z.output<typeof DestinationHead>;

/**
 * Spec 2, `/plans?country=&mcc=`: `country` is iso2 or iso3 code, slug or name in any language; `mcc` alone is enough.
 */
export const GetPlanList = endpoint({
  path: "/product/getPlanList",
  summary: "The plans that work in a country: its own, then regional and global ones, cheapest first.",
  caller: "everybody",
  kept: ["country", "mcc", "currency", "lang"],
  input: z.object({
    country: z.optional(shortText(60)),
    mcc: z.optional(shortText(3)),
    currency: CurrencyWish,
    lang: z.optional(LanguageCode),
  }),
  output: z.object({ destination: DestinationHead, notices: z.array(PlaceNotice), plans: z.array(PlanCard) }),
  refusals: ["NOT_FOUND"],
});

export const CountryCoverage = z.object({
  iso2: z.string(),
  country: z.string(),
  timeZone: z.string(),
  networks: z.array(Network),
});

export const GetPlanDetail = endpoint({
  path: "/product/getPlanDetail",
  summary: "Everything about one plan: each fact as a field, and the networks of every country it covers.",
  caller: "everybody",
  kept: ["code", "currency", "lang"],
  input: z.object({ code: shortText(80), currency: CurrencyWish, lang: z.optional(LanguageCode) }),
  output: z.object({
    plan: z.extend(PlanCard, {
      reinstall: z.enum(reinstallRules),
      breakoutNames: z.array(z.string()),
      mcc: z.nullable(z.string()),
      /** Of the destination, where the plan is for one alone. */
      slug: z.nullable(z.string()),
    }),
    coverage: z.array(CountryCoverage),
    notices: z.array(PlaceNotice),
  }),
  refusals: ["PLAN_NOT_ON_SALE"],
});

/** Requirements P1: a claim with a number is the catalogue's own count, so that it is always true. */
export const GetShopFigures = endpoint({
  path: "/product/getShopFigures",
  summary: "How many destinations and plans the shop sells, and where more than one network can be used.",
  caller: "everybody",
  kept: [],
  input: z.object({}),
  output: z.object({ destinations: z.int(), plans: z.int(), destinationsWithTwoNetworks: z.int() }),
});
