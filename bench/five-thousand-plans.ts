import { habits, type Habit } from "../src/features/catalogue/trips/daily-need.ts";
import { dateAfter, type Stop } from "../src/features/catalogue/trips/itinerary.ts";
import type { SoldPlan } from "../src/features/catalogue/trips/offer.ts";

/**
 * A catalogue as large as issue 3 asks: 200 countries on five continents with 22 plans each, 38 regions of 3 to 40
 * neighbours with 15 plans each, and 30 plans for 120 countries. Sizes and lengths are those that are sold (market
 * research 3C); a country has its price level, every plan is up to a fifth dearer or cheaper than its size says, a
 * region costs more than a country. Half of the passes count calendar days of some zone, one plan in 15 starts when it
 * is installed.
 */
export function catalogueOf(random: Random): { plans: SoldPlan[]; countries: Country[] } {
  const countries = Array.from({ length: 200 }, (_, number) => ({
    iso2: String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26)),
    zone: zones[Math.floor(number / 40)]![number % 4]!,
    level: 0.6 + random() * 1.6,
  }));
  const plans = countries.flatMap(({ iso2, level }) =>
    plansOf({ scope: "country", area: iso2, countries: [iso2], level, count: 22 }, random),
  );
  for (let region = 0; region < 38; region++) {
    const size = 3 + Math.floor(random() ** 2 * 38);
    const continent = Math.floor(random() * 5) * 40;
    const from = continent + Math.floor(random() * (41 - size));
    const covered = countries.slice(from, from + size).map(({ iso2 }) => iso2);
    plans.push(
      ...plansOf(
        { scope: "regional", area: `region-${region}`, countries: covered, level: 1.2 + random(), count: 15 },
        random,
      ),
    );
  }
  const world = countries.filter((_, number) => number % 5 < 3).map(({ iso2 }) => iso2);
  plans.push(...plansOf({ scope: "global", area: "world", countries: world, level: 2.4, count: 30 }, random));
  return { plans, countries };
}

export type Random = () => number;
export type Country = { iso2: string; zone: string; level: number };
type Shelf = Pick<SoldPlan, "scope" | "area" | "countries"> & { level: number; count: number };

const zones = [
  ["Asia/Tokyo", "Asia/Bangkok", "Asia/Hong_Kong", "Asia/Kolkata"],
  ["Europe/London", "Europe/Paris", "Europe/Athens", "Europe/Istanbul"],
  ["Africa/Lagos", "Africa/Cairo", "Africa/Nairobi", "Africa/Johannesburg"],
  ["America/New_York", "America/Chicago", "America/Los_Angeles", "America/Sao_Paulo"],
  ["Australia/Sydney", "Australia/Perth", "Pacific/Auckland", "Pacific/Fiji"],
];
const packages: [megabytes: number, days: number][] = [
  [500, 7],
  [1024, 7],
  [2048, 15],
  [3072, 15],
  [3072, 30],
  [5120, 15],
  [5120, 30],
  [10_240, 15],
  [10_240, 30],
  [20_480, 30],
  [20_480, 90],
  [51_200, 90],
  [51_200, 180],
];
const passes = [500, 1024, 1024, 2048, 3072, 5120];

function plansOf({ level, count, ...shelf }: Shelf, random: Random): SoldPlan[] {
  return Array.from({ length: count }, (_, number) => {
    const zone = zones.flat()[Math.floor(random() * 20)]!;
    const wobble = level * (0.8 + random() * 0.4);
    const common = {
      ...shelf,
      code: `${shelf.area}-${number}`,
      speed_after_kbps: [0, 128, 384, 1024][Math.floor(random() * 4)]!,
      start_rule: random() < 1 / 15 ? "installation" : "first_connection",
      hotspot: random() < 0.9 ? "yes" : "no",
    } as const;
    if (number % 2 === 0) {
      const [allowance_mb, days] = packages[Math.floor(random() * packages.length)]!;
      const amount = Math.round(wobble * 1500 * (allowance_mb / 1024) ** 0.8 * (days / 30) ** 0.1);
      return {
        ...common,
        kind: "fixed",
        allowance_mb,
        days,
        min_days: null,
        max_days: null,
        day_rule: null,
        day_zone: null,
        amount,
      };
    }
    const allowance_mb = passes[Math.floor(random() * passes.length)]!;
    const calendar = random() < 0.5;
    const amount = Math.round(wobble * 1400 * (allowance_mb / 1024) ** 0.6);
    return {
      ...common,
      kind: "day_pass",
      allowance_mb,
      days: null,
      min_days: random() < 0.05 ? 3 : 1,
      max_days: random() < 0.8 ? 30 : 15,
      day_rule: calendar ? "calendar_day" : "24_hours",
      day_zone: calendar ? zone : null,
      amount,
    };
  });
}

export type Journey = { stops: Stop[]; habits: Habit[]; slowIsEnough: boolean };

/**
 * Ten stays, sixty days, in the countries of one continent or, now and then, of all; one stay in five goes back to
 * where one has been.
 */
export function journeyOf(countries: readonly Country[], random: Random): Journey {
  const continent = Math.floor(random() * 5) * 40;
  const near = random() < 0.8 ? countries.slice(continent, continent + 40) : countries;
  const borders = [0, ...distinct(9, 58, random), 59];
  const stops: Stop[] = [];
  for (let stay = 0; stay < 10; stay++) {
    const back = stay > 1 && random() < 0.2 ? stops[Math.floor(random() * (stay - 1))] : undefined;
    const { iso2, zone } = back ?? near[Math.floor(random() * near.length)]!;
    // every other border is crossed by day: that day belongs to both countries
    const from = borders[stay]! + (stay > 0 && random() < 0.5 ? 1 : 0);
    stops.push({
      iso2,
      zone,
      from: dateAfter("2026-12-01", Math.min(from, borders[stay + 1]!)),
      to: dateAfter("2026-12-01", borders[stay + 1]!),
    });
  }
  return { stops, habits: habits.filter((_, at) => at < 2 || random() < 0.4), slowIsEnough: random() < 0.3 };
}

function distinct(count: number, below: number, random: Random): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(1 + Math.floor(random() * below));
  return [...chosen].sort((one, other) => one - other);
}

/** Mulberry32: the same numbers for the same seed, on every machine. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
