import { needsOf, type Need } from "./itinerary.ts";
import type { SoldPlan, Wish } from "./offer.ts";

/** For tests: plans and journeys in few words. */
const zones: Record<string, string> = {
  JP: "Asia/Tokyo",
  KR: "Asia/Seoul",
  TH: "Asia/Bangkok",
  US: "America/New_York",
};

/** `journey("JP 1-3", "KR 3-5")`: days of December 2026. */
export function journey(...stays: string[]): Need[] {
  return needsOf(
    stays.map((stay) => {
      const [, iso2, from, to] = /^(\w\w) (\d+)-(\d+)$/.exec(stay)!;
      const date = (day: string) => `2026-12-${day.padStart(2, "0")}`;
      return { iso2: iso2!, zone: zones[iso2!]!, from: date(from!), to: date(to!) };
    }),
  );
}

const plain = {
  speed_after_kbps: 0,
  start_rule: "first_connection",
  hotspot: "yes",
  days: null,
  min_days: null,
  max_days: null,
  day_rule: null,
  day_zone: null,
} as const;
const scopeOf = (countries: readonly string[]) => (countries.length === 1 ? "country" : "regional");

export function pack(
  countries: string,
  days: number,
  allowance_mb: number,
  amount: number,
  more: Partial<SoldPlan> = {},
): SoldPlan {
  const list = countries.split(" ");
  return {
    ...plain,
    code: `${countries} ${allowance_mb}/${days}`,
    kind: "fixed",
    scope: scopeOf(list),
    area: list[0]!,
    countries: list,
    days,
    allowance_mb,
    amount,
    ...more,
  };
}

/** Counts 24 hours from the first connection; at most 30 days. */
export function pass(countries: string, allowance_mb: number, amount: number, more: Partial<SoldPlan> = {}): SoldPlan {
  const list = countries.split(" ");
  return {
    ...plain,
    code: `${countries} ${allowance_mb} a day`,
    kind: "day_pass",
    scope: scopeOf(list),
    area: list[0]!,
    countries: list,
    min_days: 1,
    max_days: 30,
    day_rule: "24_hours",
    allowance_mb,
    amount,
    ...more,
  };
}

/** Maps and chat: 306 MB a day. */
export const light: Wish = { habits: ["maps", "chat"], slowIsEnough: false, sharing: 1, changing: 0 };
