import { needsOf } from "../src/features/catalogue/trips/itinerary.ts";
import { weighTrip } from "../src/features/catalogue/trips/weigh-trip.ts";
import { atMost, told, type Finding } from "./finding.ts";
import { catalogueOf, journeyOf, seeded } from "./five-thousand-plans.ts";

const seed = 20_261_121;
const [warmUp, answers] = [20, 200];

/**
 * The trip planner on one core: ten stops and sixty days against the generated catalogue of five-thousand-plans.ts,
 * each trip another one. Processor time of a whole answer: the days, every plan looked at, the cheapest combination and
 * all its alternatives, for one to three people. The first answers, while the code is compiled, are not counted.
 */
export async function trips(): Promise<Finding[]> {
  const random = seeded(seed);
  const { plans, countries } = catalogueOf(random);
  const times: number[] = [];
  for (let number = 0; number < warmUp + answers; number++) {
    const journey = journeyOf(countries, random);
    const before = process.cpuUsage();
    const { best } = weighTrip(needsOf(journey.stops), plans, { ...journey, changing: 1500 }, 1 + (number % 3));
    const { user, system } = process.cpuUsage(before);
    if (!best) throw new Error("a trip without a plan");
    if (number >= warmUp) times.push((user + system) / 1000);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]!;
  return [
    atMost(
      `trip planner, 10 stops and 60 days against ${plans.length} plans, p99 of ${answers} trips`,
      share(0.99),
      150,
      `${share(0.99).toFixed(0)} ms of processor time`,
      " ms",
    ),
    told("  half of them take less than", `${share(0.5).toFixed(0)} ms`),
  ];
}
