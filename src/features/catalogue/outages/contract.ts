import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";
import { outageFunctions, outageSeverities } from "../../../kernel/outage.ts";
import { dayStates, outageKinds } from "./rules.ts";

const Place = z.object({ iso2: z.string(), name: z.string(), slug: z.string() });

export const Outage = z.object({
  id: z.string(),
  kind: z.enum(outageKinds),
  function: z.nullable(z.enum(outageFunctions)),
  severity: z.enum(outageSeverities),
  /** By the shop's own checks; otherwise staff told of it. */
  isMeasured: z.boolean(),
  title: z.string(),
  /** What one can do meanwhile. */
  advice: z.nullable(z.string()),
  /** With those of its carriers that can be used there. */
  places: z.array(z.extend(Place, { carriers: z.array(z.string()) })),
  plans: z.array(z.string()),
  /** Those that have the trouble; none: it is not known which. */
  carriers: z.array(z.string()),
  beganAt: z.string(),
  /** By when it should be over; null: nobody knows. */
  expectedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** The newest first. */
  updates: z.array(z.object({ id: z.string(), at: z.string(), text: z.string() })),
});

/** `byHand`: carriers of its one country that have no trouble, whichever of its plans one has. */
const OpenOutage = z.extend(Outage, { byHand: z.array(z.string()) });

const State = z.enum(dayStates);

/** Travellers of the last 24 hours; null: too few to be shown. */
const Reports = { works: z.nullable(z.int()), fails: z.nullable(z.int()) };

export const GetStatus = endpoint({
  path: "/status/getStatus",
  summary:
    "Which networks and functions have trouble now and had in the last 90 days, as staff say it and as the shop measures itself. A day on which nothing was measured is `unmeasured`, never well.",
  // ninety days end today, which no catalogue version knows
  caller: "anyone",
  input: z.object({
    lang: z.optional(LanguageCode),
    /** A destination in any language, to be told whether it has trouble. */
    place: z.optional(shortText(60)),
  }),
  output: z.object({
    /** Null: none was asked for. */
    place: z.nullable(
      z.object({
        typed: z.string(),
        /** `outages`: those that go on and touch it. Null: no destination is called so. */
        found: z.nullable(z.extend(Place, { outages: z.array(z.string()), ...Reports })),
        /** Where none is called so: what it may mean. */
        alike: z.array(Place),
      }),
    ),
    /** Of the destinations of what goes on. */
    reports: z.array(z.object({ iso2: z.string(), ...Reports })),
    now: z.string(),
    /** When the shop last looked at itself; null: not yet. */
    checkedAt: z.nullable(z.string()),
    /** The first of the 90 days, by Hong Kong's calendar. */
    firstDay: z.string(),
    functions: z.array(z.object({ function: z.enum(outageFunctions), now: State, days: z.array(State) })),
    /** Destinations of which something was told in that time; only the days of trouble are known. */
    networks: z.array(z.extend(Place, { now: State, days: z.array(State) })),
    /** How many destinations there are. */
    destinations: z.int(),
    open: z.array(OpenOutage),
    /** Over, the newest first. */
    past: z.array(Outage),
  }),
});

export const TellPlace = endpoint({
  path: "/status/tellPlace",
  summary:
    "A traveller says that data works at a destination, or does not. Counted by the hour without anything of the traveller; once a day for a browser, three times for a network. The answer never says whether it was counted.",
  caller: "anyone",
  limit: "write",
  input: z.object({
    country: z.string("empty").check(z.regex(/^[A-Z]{2}$/, "choose")),
    works: z.boolean("choose"),
  }),
  output: z.object({}),
});
