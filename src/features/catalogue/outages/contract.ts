import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode } from "../../../kernel/fields.ts";
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
  places: z.array(Place),
  plans: z.array(z.string()),
  beganAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** The newest first. */
  updates: z.array(z.object({ id: z.string(), at: z.string(), text: z.string() })),
});

const State = z.enum(dayStates);

export const GetStatus = endpoint({
  path: "/status/getStatus",
  summary:
    "Which networks and functions have trouble now and had in the last 90 days, as staff say it and as the shop measures itself. A day on which nothing was measured is `unmeasured`, never well.",
  // ninety days end today, which no catalogue version knows
  caller: "anyone",
  input: z.object({ lang: z.optional(LanguageCode) }),
  output: z.object({
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
    open: z.array(Outage),
    /** Over, the newest first. */
    past: z.array(Outage),
  }),
});
