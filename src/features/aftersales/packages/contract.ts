import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, ClockThere, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { OneSim, Sim } from "../../people/account-sims/contract.ts";
import { RefundDecision, RefundWhy } from "../refund-requests/contract.ts";

/** Which package: its order and place, in a form that is ours to change. */
const PackageId = z
  .string("empty")
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[1-9][0-9]?$/, "format"));

/** Moments are ISO 8601 in UTC, data is in megabytes of 2^20. */
export const Package = z.object({
  packageId: z.string(),
  /** Purchased: `not_started`, `active`. Used or expired: the others. */
  state: z.enum(["not_started", "active", "used_up", "expired", "cancelled"]),
  planCode: z.string(),
  kind: z.enum(["day_pass", "fixed"]),
  scope: z.enum(["country", "regional", "global"]),
  /** iso2 of the country, or the region's slug. */
  area: z.string(),
  areaName: z.string(),
  countries: z.array(z.object({ iso2: z.string(), name: z.string() })),
  /** So many days, from its beginning on. */
  days: z.int(),
  /** Of a day pass for each day, of a package in total. */
  allowanceMb: z.int(),
  /** After the allowance, in kbit/s; 0: data stops. */
  speedAfterKbps: z.int(),
  startRule: z.enum(["first_connection", "installation", "purchase"]),
  dayRule: z.nullable(z.enum(["calendar_day", "24_hours"])),
  /** Whose midnight begins a day, as IANA zone; null where no calendar does. */
  dayZone: z.nullable(z.string()),
  /** The city by whose clock the day begins, in the visitor's language. */
  dayCity: z.nullable(z.string()),
  /** By whose clock its beginning and end are told; null: it works in many countries. */
  clock: ClockThere,
  boughtAt: z.string(),
  /** null: has not begun. */
  activatedAt: z.nullable(z.string()),
  /** Until when it runs; null: has not begun. */
  validUntil: z.nullable(z.string()),
  /** It must begin before this moment; means nothing once it has begun. */
  useBy: z.string(),
  /** Since it began; null: nobody tells. */
  usedMb: z.nullable(z.int()),
  /**
   * The rest of the whole, never below 0; of a day pass what is left of the day, and the days to come. Null where
   * nobody tells, and of a day pass that is over.
   */
  remainingMb: z.nullable(z.int()),
  /** Of a day pass that runs: of the day at the moment `asOf`. Else null. */
  usedTodayMb: z.nullable(z.int()),
  remainingTodayMb: z.nullable(z.int()),
  /** Days of a day pass that are still to come or run, the running one counted; null for a package. */
  daysLeft: z.nullable(z.int()),
  /** Slowed down to `speedAfterKbps`, or stopped, at the moment `asOf`. */
  slow: z.boolean(),
  /** The moment of which the usage is true; null: nothing was heard of it yet. */
  asOf: z.nullable(z.string()),
  /** Whether /account/getUsage has its days. Packages of other carriers are told in one sum. */
  usageByDay: z.boolean(),
  /** May be begun before its turn, by the account that bought it. */
  canStart: z.boolean(),
  /** The same plan may be bought again for this SIM, by way `renewal`; null: not on sale. */
  buyMore: z.nullable(z.object({ planCode: z.string(), days: z.int() })),
  /**
   * Of the caller's own orders only. `key` opens the order's pages and /order/askRefund, with `positions: [position]`.
   */
  order: z.nullable(
    z.object({
      orderNumber: z.string(),
      key: z.string(),
      position: z.int(),
      way: PurchaseWays,
      /** What asking for money back would bring, as /order/getRefundTerms says it. `no`: it cannot be unsubscribed. */
      refund: z.object({ answer: RefundDecision, why: RefundWhy, back: MoneyAmount, until: z.nullable(z.string()) }),
    }),
  ),
});
export type Package = z.output<typeof Package>;

/** Spec 4, the order of activation as a timeline, the first one first: packages that run, then those that wait. */
export const ClockEntry = z.object({
  packageId: z.string(),
  /** Of those that run the first is the one that is used; `next` is the one whose turn comes after all that run. */
  role: z.enum(["running", "next", "later"]),
  /**
   * `known`: it began then. `first_use`: not before then, when it is first used. `after_previous`: when the one before
   * it has ended.
   */
  from: z.object({ at: z.string(), certainty: z.enum(["known", "first_use", "after_previous"]) }),
  /**
   * `known`: it ends then. `at_latest`: then, or before when its data is used up. `expected`: if it begins as `from`
   * says.
   */
  until: z.object({ at: z.string(), certainty: z.enum(["known", "at_latest", "expected"]) }),
  /** Its turn would come after it must have begun: it is lost unless it is started before. */
  tooLate: z.boolean(),
});
export type ClockEntry = z.output<typeof ClockEntry>;

export const GetPackages = endpoint({
  path: "/account/getPackages",
  summary:
    "The packages of a SIM of the caller's, how they are used and in which order they run; until it is proven, those that the caller has paid for. Of others' packages nothing of the order.",
  caller: "holder",
  /** A SIM's holder has one and may leave it out. */
  input: z.object({
    iccid: z.optional(OneSim),
    /**
     * The clock as it would be with one more package of this plan, bought now (`packageId`: `new`). Nothing is written.
     */
    adding: z.optional(
      z.object({ planCode: shortText(80), days: z.int("number").check(z.gte(1, "range"), z.lte(365, "range")) }),
    ),
  }),
  output: z.object({
    sim: Sim,
    /** Since when all of this is true at the earliest; null: nothing was heard yet. */
    asOf: z.nullable(z.string()),
    /** The network did not answer in time: what is shown may have changed since `asOf`. */
    stale: z.boolean(),
    /** In the order in which they run. */
    purchased: z.array(Package),
    /** The latest bought first, at most 50. */
    used: z.array(Package),
    clock: z.array(ClockEntry),
  }),
  refusals: ["NOT_FOUND", "PLAN_NOT_ON_SALE"],
});

/** What is left of a package, for whoever travels with it: nothing of its order. */
export const PackageLeft = z.omit(Package, { packageId: true, boughtAt: true, canStart: true, order: true });
export type PackageLeft = z.output<typeof PackageLeft>;

export const GetDataLeft = endpoint({
  path: "/esim/getDataLeft",
  summary:
    "What is left on the SIMs of an order, by the order's key, or on one of them, by its traveller's own link. Shared links show none of it.",
  caller: "anyone",
  input: z.object({
    id: z.optional(shortText(26)),
    orderNumber: z.optional(shortText(20)),
    key: z.optional(shortText(40)),
  }),
  output: z.object({
    /** By the place in the order; what is not delivered, or was given back, is not there. */
    sims: z.array(
      z.object({
        position: z.int(),
        /** By which more is loaded on it. */
        iccid: z.string(),
        /** It is switched on, or data went through it: so it is on a phone, and nothing is to be installed any more. */
        on: z.boolean(),
        /** The network did not answer in time: what is shown may have changed since it was heard. */
        stale: z.boolean(),
        /** What runs and waits on it, in the order in which it runs; where nothing does, what the order sold. */
        packages: z.array(PackageLeft),
      }),
    ),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

export const GetUsage = endpoint({
  path: "/account/getUsage",
  summary: "What was used of a package on each of its days, for a chart.",
  caller: "holder",
  input: z.object({ packageId: PackageId }),
  output: z.object({
    packageId: z.string(),
    kind: z.enum(["day_pass", "fixed"]),
    /** Of a day pass the line across each day, of a package the whole. */
    allowanceMb: z.int(),
    /** False: nobody tells days; `days` is empty. */
    usageByDay: z.boolean(),
    /**
     * The days of the plan's zone, of days of 24 hours the dates on which they begin (UTC), of a package those in UTC.
     */
    dayZone: z.nullable(z.string()),
    /** From the first to the last day; empty when it has not begun. Null: has not come. A day without use is 0. */
    days: z.array(z.object({ day: CalendarDay, usedMb: z.nullable(z.int()) })),
    /** Of all days together. */
    usedMb: z.int(),
    asOf: z.nullable(z.string()),
    stale: z.boolean(),
  }),
  refusals: ["NOT_FOUND"],
});

export const StartPackage = endpoint({
  path: "/account/startPackage",
  summary: "Begins a waiting package of an own order before its turn. The one that runs goes on to its own end.",
  caller: "account",
  limit: "costly",
  input: z.object({ packageId: PackageId, requestKey: RequestKey }),
  /** As the network tells it afterwards; `not_started` where it takes a moment. */
  output: z.object({
    state: z.enum(["not_started", "active"]),
    activatedAt: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
  }),
  refusals: ["NOT_FOUND", "START_NOT_POSSIBLE", "NETWORK_UNAVAILABLE", "REQUEST_KEY_REUSED"],
});
