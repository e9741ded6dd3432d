import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestCover } from "./cheapest-cover.ts";
import { costOf, totalOf, type Cover, type Use } from "./cover.ts";
import { offersFor, tripOf, type Offer, type Trip } from "./offer.ts";
import { journey, light, pack, pass } from "./trip.world.ts";

/** Whether one eSIM of the plan can serve these needs; written apart from what is tested. */
function canServe({ needs, bits }: Trip, { covers, clock, runs, holds }: Offer, serves: readonly number[]): boolean {
  const days = new Set(serves.map((need) => needs[need]!.day)).size;
  return (
    serves.every((need) => covers & bits[need]!) && days <= holds && clock.days(serves[0]!, serves.at(-1)!) <= runs
  );
}

/** All ways to spread the needs over any number of eSIMs of any plans, without any rule. */
function cheapestOfAll(trip: Trip, offers: readonly Offer[], may: (cover: Cover) => boolean): number {
  let least = Infinity;
  const spread = (need: number, uses: readonly Use[]): void => {
    if (need === trip.needs.length) {
      if (may(uses)) least = Math.min(least, costOf(uses));
      return;
    }
    for (const use of uses) {
      const more = { ...use, serves: [...use.serves, need] };
      if (canServe(trip, use.offer, more.serves))
        spread(
          need + 1,
          uses.map((other) => (other === use ? more : other)),
        );
    }
    for (const offer of offers)
      if (canServe(trip, offer, [need])) spread(need + 1, [...uses, { offer, serves: [need] }]);
  };
  spread(0, []);
  return least;
}

/** The rule of the planner: the stays can be dealt out to chains, in each of which one eSIM follows the other. */
function keepsTheRule({ needs }: Trip) {
  return (cover: Cover): boolean => {
    const together = cover.map((_, at) => at);
    const find = (at: number): number => (together[at] === at ? at : find(together[at]!));
    const byStay = new Map<number, number>();
    cover.forEach(({ serves }, at) => {
      for (const need of serves) together[find(at)] = find(byStay.getOrInsert(needs[need]!.stay, at));
    });
    const chains = Map.groupBy(cover, (_, at) => find(at));
    return [...chains.values()].every((chain) => {
      const inOrder = chain.toSorted((one, other) => one.serves[0]! - other.serves[0]!);
      return inOrder.every(({ serves }, place) => place === 0 || inOrder[place - 1]!.serves.at(-1)! < serves[0]!);
    });
  };
}

const plan = fc.tuple(
  fc.constantFrom("JP", "KR", "TH", "JP KR", "JP TH", "KR TH", "JP KR TH"),
  fc.integer({ min: 1, max: 6 }),
  fc.constantFrom(350, 700, 1024, 3072),
  fc.integer({ min: 1, max: 40 }),
  fc.constantFrom(
    "package",
    "pass",
    "pass of 2 days and more",
    "pass by the clock of Tokyo",
    "package from installation",
  ),
);
const catalogue = fc.array(plan, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(([countries, days, allowance, amount, kind], number) => {
    const code = `plan ${number}`;
    if (kind === "package") return pack(countries, days, allowance, amount * 3, { code });
    if (kind === "package from installation")
      return pack(countries, days + 1, allowance, amount * 3, { code, start_rule: "installation" });
    if (kind === "pass") return pass(countries, allowance, amount, { code, max_days: days });
    if (kind === "pass of 2 days and more")
      return pass(countries, allowance, amount, { code, min_days: 2, max_days: days + 1 });
    return pass(countries, allowance, amount, {
      code,
      max_days: days + 1,
      day_rule: "calendar_day",
      day_zone: "Asia/Tokyo",
    });
  }),
);
/** Whatever cannot be served by the others. */
const anywhere = pass("JP KR TH", 3072, 50, { code: "anywhere" });

describe("the cheapest combination is the cheapest of all that there are", () => {
  test.each([
    ["one stay", ["JP 1-6"]],
    ["two stays that share a travel day", ["JP 1-3", "TH 3-5"]],
    ["two stays, days at sea between them", ["KR 1-3", "JP 6-8"]],
  ])("%s: of all combinations without any rule", (_, stays) => {
    fc.assert(
      fc.property(catalogue, (plans) => {
        const trip = tripOf(journey(...stays), light);
        const offers = offersFor(trip, [...plans, anywhere]);
        expect(costOf(cheapestCover(trip, offers))).toBe(cheapestOfAll(trip, offers, () => true));
      }),
      { numRuns: 120 },
    );
  });

  test.each([
    ["there and back again", ["JP 1-2", "KR 3-4", "JP 5-6"]],
    ["back and forth", ["JP 1-1", "KR 2-2", "JP 3-3", "KR 4-4", "TH 5-5"]],
    ["three countries on travel days", ["TH 1-2", "JP 2-3", "KR 3-4"]],
  ])("%s: of all that keep to chains of stays", (_, stays) => {
    fc.assert(
      fc.property(catalogue, (plans) => {
        const trip = tripOf(journey(...stays), light);
        const offers = offersFor(trip, [...plans, anywhere]);
        expect(costOf(cheapestCover(trip, offers))).toBe(cheapestOfAll(trip, offers, keepsTheRule(trip)));
      }),
      { numRuns: 120 },
    );
  });

  test.each([0, 7, 60])("also where a change counts %i", (changing) => {
    fc.assert(
      fc.property(catalogue, (plans) => {
        const trip = tripOf(journey("JP 1-3", "KR 3-4", "JP 5-6"), { ...light, changing });
        const offers = offersFor(trip, [...plans, anywhere]);
        expect(costOf(cheapestCover(trip, offers))).toBe(cheapestOfAll(trip, offers, keepsTheRule(trip)));
      }),
      { numRuns: 60 },
    );
  });

  test("what is found serves every need once, within what each plan can", () => {
    fc.assert(
      fc.property(catalogue, (plans) => {
        const trip = tripOf(journey("JP 1-3", "KR 3-6", "JP 7-9", "TH 9-12", "KR 13-14"), light);
        const cover = cheapestCover(trip, offersFor(trip, [...plans, anywhere]));
        expect(cover.flatMap(({ serves }) => serves).toSorted((one, other) => one - other)).toEqual(
          trip.needs.map((_, need) => need),
        );
        expect(cover.every(({ offer, serves }) => canServe(trip, offer, serves))).toBe(true);
      }),
    );
  });
});

const cheapest = (stays: string[], plans: Parameters<typeof offersFor>[1], wish = light) => {
  const trip = tripOf(journey(...stays), wish);
  const cover = cheapestCover(trip, offersFor(trip, plans));
  return `${totalOf(cover)}: ${cover.map(({ offer, serves }) => `${offer.plan.code} ×${serves.length}`).join(", ")}`;
};

test.each([
  [
    "a package that lasts beats passes",
    ["JP 1-5"],
    [pass("JP", 1024, 10), pack("JP", 7, 3072, 40)],
    "40: JP 3072/7 ×5",
  ],
  [
    "passes beat a package that is too big",
    ["JP 1-3"],
    [pass("JP", 1024, 10), pack("JP", 7, 3072, 40)],
    "30: JP 1024 a day ×3",
  ],
  [
    "greedy would take the cheap day first and pay twice",
    ["JP 1-4"],
    [pack("JP", 7, 700, 11), pack("JP", 7, 1300, 25), pass("JP", 500, 8)],
    "22: JP 700/7 ×2, JP 700/7 ×2",
  ],
  [
    "an allowance is for the days that it holds",
    ["JP 1-5"],
    [pack("JP", 30, 1200, 10)],
    "20: JP 1200/30 ×3, JP 1200/30 ×2",
  ],
  [
    "one for both countries",
    ["JP 1-3", "KR 4-6"],
    [pack("JP", 7, 1024, 20), pack("KR", 7, 1024, 20), pack("JP KR", 7, 3072, 35)],
    "35: JP KR 3072/7 ×6",
  ],
  [
    "one waits while another serves",
    ["JP 1-2", "KR 3-4", "JP 5-6"],
    [pack("JP", 7, 2048, 20), pack("KR", 7, 1024, 10)],
    "30: JP 2048/7 ×4, KR 1024/7 ×2",
  ],
  [
    "but not beyond its days",
    ["JP 1-2", "KR 3-7", "JP 8-8"],
    [pack("JP", 7, 2048, 20), pack("KR", 7, 2048, 10)],
    "50: JP 2048/7 ×2, KR 2048/7 ×5, JP 2048/7 ×1",
  ],
  [
    "a travel day is one day of a regional plan's data",
    ["JP 1-2", "KR 2-3"],
    [pack("JP KR", 7, 3 * 345, 20)],
    "20: JP KR 1035/7 ×4",
  ],
  [
    "and needs both countries' plans where there is none",
    ["JP 1-2", "KR 2-3"],
    [pass("JP", 500, 5), pass("KR", 500, 6)],
    "22: JP 500 a day ×2, KR 500 a day ×2",
  ],
  [
    "of equally cheap ones the fewest eSIMs",
    ["JP 1-2", "KR 3-4"],
    [pass("JP", 500, 5), pass("KR", 500, 5), pass("JP KR", 500, 5)],
    "20: JP KR 500 a day ×4",
  ],
  ["a pass has a longest", ["JP 1-5"], [pass("JP", 500, 5, { max_days: 3 })], "25: JP 500 a day ×3, JP 500 a day ×2"],
  ["the fewest days that are sold are paid", ["JP 1-2"], [pass("JP", 500, 5, { min_days: 3 })], "15: JP 500 a day ×2"],
])("%s", (_, stays, plans, expected) => expect(cheapest(stays, plans)).toBe(expected));

test.each([
  [
    "a change in the middle of a stay is not worth a coin",
    ["JP 1-4"],
    [pack("JP", 30, 2048, 24), pack("JP", 30, 700, 11)],
    5,
    "24: JP 2048/30 ×4",
  ],
  [
    "it is worth what it saves",
    ["JP 1-4"],
    [pack("JP", 30, 2048, 40), pack("JP", 30, 700, 11)],
    5,
    "22: JP 700/30 ×2, JP 700/30 ×2",
  ],
  [
    "one for both countries, a little dearer",
    ["JP 1-3", "KR 4-6"],
    [pack("JP", 7, 2048, 20), pack("KR", 7, 2048, 20), pack("JP KR", 7, 3072, 44)],
    5,
    "44: JP KR 3072/7 ×6",
  ],
] as const)("%s", (_, stays, plans, changing, expected) =>
  expect(cheapest([...stays], [...plans], { ...light, changing })).toBe(expected),
);
