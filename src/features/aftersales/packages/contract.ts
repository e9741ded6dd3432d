import * as z from "zod/mini";
import { walletNames } from "../../../adapters/wallet/wallet.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, ClockThere, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { dayRules, planKinds, planScopes, startRules } from "../../../kernel/plan-terms.ts";
import { PlaceNotice } from "../../catalogue/content/place-notice.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { OneSim, Sim } from "../../people/account-sims/contract.ts";
import { RefundDecision, RefundWhy } from "../refund-requests/contract.ts";

/** Identifies a package: its order and position, in an opaque format. */
const PackageId = z
  .string("empty")
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[1-9][0-9]?$/, "format"));

/** Moments are ISO 8601 in UTC, data is in megabytes of 2^20. */
export const Package = z.object({
  packageId: z.string(),
  /** Purchased: `not_started`, `active`. Used or expired: the others. */
  state: z.enum(["not_started", "active", "used_up", "expired", "cancelled"]),
  planCode: z.string(),
  kind: z.enum(planKinds),
  scope: z.enum(planScopes),
  /** iso2 of the country, or the region's slug. */
  area: z.string(),
  areaName: z.string(),
  countries: z.array(z.object({ iso2: z.string(), name: z.string() })),
  /** Number of days from its start. */
  days: z.int(),
  /** Per day for a day pass, in total for a package. */
  allowanceMb: z.int(),
  /** After the allowance, in kbit/s; 0: data stops. */
  speedAfterKbps: z.int(),
  startRule: z.enum(startRules),
  dayRule: z.nullable(z.enum(dayRules)),
  /** The zone whose midnight starts a day (IANA); null where it does not follow a calendar. */
  dayZone: z.nullable(z.string()),
  /** The city of that zone, in the visitor's language. */
  dayCity: z.nullable(z.string()),
  /** The clock for its start and end; null: it works in many countries. */
  clock: ClockThere,
  boughtAt: z.string(),
  /** null: not started. */
  activatedAt: z.nullable(z.string()),
  /** Its end; null: not started. */
  validUntil: z.nullable(z.string()),
  /** It must start before this time; irrelevant once started. */
  useBy: z.string(),
  /** Since its start; null: not reported. */
  usedMb: z.nullable(z.int()),
  /**
   * The remaining total, never below 0; for a day pass the rest of the day plus the days to come. Null where it is not
   * reported, and for a day pass that is over.
   */
  remainingMb: z.nullable(z.int()),
  /** For a running day pass: usage of the day of `asOf`. Else null. */
  usedTodayMb: z.nullable(z.int()),
  remainingTodayMb: z.nullable(z.int()),
  /** Remaining days of a day pass including the current one; null for a package. */
  daysLeft: z.nullable(z.int()),
  /** Throttled to `speedAfterKbps`, or stopped, at the time of `asOf`. */
  slow: z.boolean(),
  /** The time of the usage report; null: no report yet. */
  asOf: z.nullable(z.string()),
  /** Whether /account/getUsage has its days. Packages of other carriers have only a total. */
  usageByDay: z.boolean(),
  /** May be started early by the account that bought it. */
  canStart: z.boolean(),
  /** The same plan for another purchase for this SIM, by way `renewal`; null: not on sale. */
  buyMore: z.nullable(z.object({ planCode: z.string(), days: z.int() })),
  /**
   * For the caller's own orders only. `key` opens the order's pages and /order/askRefund, with `positions: [position]`.
   */
  order: z.nullable(
    z.object({
      orderNumber: z.string(),
      key: z.string(),
      position: z.int(),
      way: PurchaseWays,
      /** What a refund request would yield, as in /order/getRefundTerms. `no`: it cannot be unsubscribed. */
      refund: z.object({ answer: RefundDecision, why: RefundWhy, back: MoneyAmount, until: z.nullable(z.string()) }),
    }),
  ),
});
export type Package = z.output<typeof Package>;

/** Spec 4, the order of activation as a timeline, in order: running packages, then waiting ones. */
export const ClockEntry = z.object({
  packageId: z.string(),
  /** The first of the running ones is in use; `next` follows after all running ones. */
  role: z.enum(["running", "next", "later"]),
  /**
   * `known`: it started then. `first_use`: not before then, at first use. `after_previous`: when the previous one has
   * ended.
   */
  from: z.object({ at: z.string(), certainty: z.enum(["known", "first_use", "after_previous"]) }),
  /**
   * `known`: it ends then. `at_latest`: then, or earlier when its data is used up. `expected`: if it starts as `from`
   * says.
   */
  until: z.object({ at: z.string(), certainty: z.enum(["known", "at_latest", "expected"]) }),
  /** Its turn comes after its latest start: it is lost unless started early. */
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
    /** The timeline with one more package of this plan, bought now (`packageId`: `new`). Nothing is written. */
    adding: z.optional(
      z.object({ planCode: shortText(80), days: z.int("number").check(z.gte(1, "range"), z.lte(365, "range")) }),
    ),
  }),
  output: z.object({
    sim: Sim,
    /** A prepaid card that is the caller's: its balance has a page of its own. */
    isOwnPrepaid: z.boolean(),
    /** Trouble that touches those that are open. */
    notices: z.array(PlaceNotice),
    /** The oldest `asOf` of all packages; null: no report yet. */
    asOf: z.nullable(z.string()),
    /** The network did not respond in time: the data may have changed since `asOf`. */
    stale: z.boolean(),
    /** Of which phones' wallets /files/wallet/ makes a pass of an eSIM. */
    wallets: z.array(z.enum(walletNames)),
    /** In running order. */
    purchased: z.array(Package),
    /** Newest purchase first, at most 50. */
    used: z.array(Package),
    clock: z.array(ClockEntry),
  }),
  refusals: ["NOT_FOUND", "PLAN_NOT_ON_SALE"],
});

/** What is left of a package, for the traveller: nothing about its order. */
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
    /** By position in the order; without what is not delivered, or was taken back. */
    sims: z.array(
      z.object({
        position: z.int(),
        /** Used for buying more for it. */
        iccid: z.string(),
        /** It is enabled, or has used data: so it is on a phone and need not be installed. */
        on: z.boolean(),
        /** The network did not respond in time: the data may have changed since the last report. */
        stale: z.boolean(),
        /** What runs and waits on it, in running order; where nothing does, what the order sold. */
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
    kind: z.enum(planKinds),
    /** The limit line of the chart: per day for a day pass, the total for a package. */
    allowanceMb: z.int(),
    /** False: no usage by day is reported; `days` is empty. */
    usageByDay: z.boolean(),
    /** The zone of the days: the plan's; UTC for packages and for days of 24 hours, named by their start. */
    dayZone: z.nullable(z.string()),
    /** From the first to the last day; empty if not started. Null: still to come. A day without usage is 0. */
    days: z.array(z.object({ day: CalendarDay, usedMb: z.nullable(z.int()) })),
    /** Total of all days. */
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
  /** The network's state afterwards; `not_started` where it takes a moment. */
  output: z.object({
    state: z.enum(["not_started", "active"]),
    activatedAt: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
  }),
  refusals: ["NOT_FOUND", "START_NOT_POSSIBLE", "NETWORK_UNAVAILABLE", "REQUEST_KEY_REUSED"],
});
