import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, LanguageCode, MoneyAmount, mostAtOnce, shortText } from "../../../kernel/fields.ts";
import { PlanCard } from "../plans/contract.ts";
import { habits } from "./daily-need.ts";
import { mostStops } from "./trip-dates.ts";
import { ways } from "./weigh-trip.ts";

/** ISO dates, both inclusive, by the calendar of the country. */
const Dates = z.object({ from: z.string(), to: z.string() });
const StopOfTrip = z.extend(Dates, { country: z.string(), mcc: z.string(), name: z.string() });

const Reason = z.discriminatedUnion("fact", [
  z.object({ fact: z.literal("holds"), days: z.int(), neededMb: z.int(), allowanceMb: z.int() }),
  z.object({ fact: z.literal("each_day"), neededMb: z.int(), allowanceMb: z.int() }),
  z.object({ fact: z.literal("then_slow"), kbps: z.int() }),
  z.object({ fact: z.literal("several_countries"), countries: z.int() }),
  z.object({ fact: z.literal("waits") }),
  z.object({
    fact: z.literal("more_days"),
    days: z.int(),
    because: z.enum(["clock", "installed_before", "fewest_sold"]),
  }),
  /** What the whole trip would cost more, for all, if this plan were not on sale. */
  z.object({ fact: z.literal("dearer_without"), more: MoneyAmount }),
]);

/** One eSIM of a combination, for one person. */
const PartOfTrip = z.extend(Dates, {
  plan: z.omit(PlanCard, { networks: true }),
  /** The days to buy. */
  days: z.int(),
  price: MoneyAmount,
  /** The stretches that it serves, by the place of the stop in the trip. */
  serves: z.array(z.extend(Dates, { stop: z.int() })),
  /** A plan that starts when it is installed must be installed on this day, the one before it is needed. */
  installOn: z.nullable(z.string()),
  /** Bought before this day, it would expire before the trip. */
  buyFrom: z.nullable(z.string()),
  reasons: z.array(Reason),
});
export type PartOfTrip = z.output<typeof PartOfTrip>;

const Combination = z.object({
  /** How many of each eSIM. */
  quantity: z.int(),
  total: MoneyAmount,
  parts: z.array(PartOfTrip),
});
export type Combination = z.output<typeof Combination>;

export const PlanTrip = endpoint({
  path: "/trip/planTrip",
  summary:
    "The best eSIM or combination of eSIMs for every day of a trip through several countries (the cheapest, with each eSIM counted as a bit dearer), the next best, and why.",
  caller: "anyone",
  limit: "compute",
  input: z.object({
    /** In the order of the journey; a stop may begin on the day when the one before it ends. */
    stops: z
      .array(
        z.object({ country: shortText(60).check(z.minLength(1, "empty")), from: shortText(10), to: shortText(10) }),
      )
      .check(z.minLength(1, "range"), z.maxLength(mostStops, "range")),
    people: z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range")),
    habits: z.array(z.enum(habits, "choose")).check(z.minLength(1, "choose"), z.maxLength(habits.length, "choose")),
    slowIsEnough: z.optional(z.boolean()),
    currency: CurrencyWish,
    lang: z.optional(LanguageCode),
  }),
  output: z.object({
    people: z.int(),
    /** From the first day to the last. */
    days: z.int(),
    /** What one person needs a day; a package must hold an eighth more. */
    neededMb: z.int(),
    /** What one more eSIM counts in the choice; it is in no price. */
    changeCounts: MoneyAmount,
    stops: z.array(StopOfTrip),
    /** `null`: nothing can be served at all. */
    best: z.nullable(Combination),
    /** Cheapest first; `more` than the best costs, negative where sharing one eSIM is cheaper. */
    alternatives: z.array(z.extend(Combination, { way: z.enum(ways), more: MoneyAmount })),
    /** The days that no plan serves; the best is for all others. */
    unserved: z.array(z.extend(Dates, { stop: z.int(), why: z.enum(["no_plan", "no_hotspot", "too_much_data"]) })),
  }),
});
