import { describe, expect, test } from "vitest";
import { cheapestCover } from "./cheapest-cover.ts";
import { offersFor, tripOf, type SoldPlan } from "./offer.ts";
import { reasonsFor, daysBought } from "./reasons.ts";
import { journey, light, pack, pass } from "./trip.world.ts";
import { weighTrip } from "./weigh-trip.ts";

const shop: SoldPlan[] = [
  pass("JP", 1024, 20),
  pass("KR", 1024, 18),
  pack("JP", 15, 3072, 60),
  pack("KR", 15, 3072, 50),
  pack("JP KR", 15, 5120, 140),
];
const weigh = (stays: string[], plans = shop, wish = light, people = 1) =>
  weighTrip(journey(...stays), plans, wish, people);
const inShort = ({
  cover,
  total,
  people,
}: {
  cover: ReturnType<typeof weigh>["alternatives"][number]["cover"];
  total: number;
  people: number;
}) => `${total} for ${people}: ${cover.map(({ offer }) => offer.plan.code).join(" + ")}`;

describe("what else one might choose", () => {
  test("each the cheapest of its kind, cheapest first, none twice", () => {
    const { best, alternatives } = weigh(["JP 1-4", "KR 4-8"]);
    expect(inShort(best!)).toBe("110 for 1: JP 3072/15 + KR 3072/15");
    expect(alternatives.map((one) => `${one.way} ${inShort(one)}`)).toEqual([
      "another 130 for 1: JP 1024 a day + KR 3072/15",
      "one_esim 140 for 1: JP KR 5120/15",
      "passes 170 for 1: JP 1024 a day + KR 1024 a day",
    ]);
  });

  test("where changes count, what could be saved by them is stated, and a plan is not called dear for sparing one", () => {
    const { best, alternatives, dearerWithout } = weigh(["JP 1-4", "KR 4-8"], shop, { ...light, changing: 50 });
    expect(inShort(best!)).toBe("140 for 1: JP KR 5120/15");
    expect(alternatives.map((one) => `${one.way} ${inShort(one)}`)).toEqual([
      "cheapest 110 for 1: JP 3072/15 + KR 3072/15",
      "passes 170 for 1: JP 1024 a day + KR 1024 a day",
    ]);
    expect([...dearerWithout]).toEqual([]);
  });

  test("how much dearer the trip is without each plan of the best", () => {
    expect([...weigh(["JP 1-4", "KR 4-8"]).dearerWithout]).toEqual([
      ["JP 3072/15", 20],
      ["KR 3072/15", 30],
    ]);
  });

  test("everybody has an eSIM; one that is shared must hold the data of all", () => {
    const { best, alternatives } = weigh(["JP 1-2"], shop, light, 3);
    expect(inShort(best!)).toBe("120 for 3: JP 1024 a day");
    expect(inShort(alternatives.find(({ way }) => way === "shared")!)).toBe("40 for 1: JP 1024 a day");
    expect(weigh(["JP 1-2"], shop, light, 4).alternatives.find(({ way }) => way === "shared")!.total).toBe(60);
  });

  test("a plan that has no equal is not left out", () => {
    expect(weigh(["TH 1-2"], [pass("TH", 500, 5)]).alternatives).toEqual([]);
  });
});

describe("what cannot be served is listed, and the rest is planned", () => {
  const unserved = (stays: string[], plans: SoldPlan[], wish = light) =>
    weigh(stays, plans, wish).unserved.map(({ need, why }) => `${need} ${why}`);
  test.each([
    ["not on sale there", ["JP 1-1", "TH 2-2"], shop, light, ["1 no_plan"]],
    [
      "no plan allows sharing",
      ["TH 1-1"],
      [pass("TH", 500, 5, { hotspot: "no" })],
      { ...light, habits: ["chat" as const, "hotspot" as const] },
      ["0 no_hotspot"],
    ],
    [
      "it may be shared, but has not as much a day",
      ["TH 1-1"],
      [pass("TH", 350, 5)],
      { ...light, habits: ["chat" as const, "hotspot" as const] },
      ["0 too_much_data"],
    ],
    [
      "enough data, but no day of it is left there",
      ["TH 1-1"],
      [pack("TH", 1, 5000, 5, { start_rule: "installation" })],
      light,
      ["0 no_plan"],
    ],
    ["no plan has as much a day", ["TH 1-1"], [pass("TH", 300, 5)], light, ["0 too_much_data"]],
    [
      "a plan that begins with buying is none for later",
      ["TH 1-1"],
      [pass("TH", 500, 5, { start_rule: "purchase" })],
      light,
      ["0 no_plan"],
    ],
  ])("%s", (_, stays, plans, wish, expected) => expect(unserved(stays, plans, wish)).toEqual(expected));

  test("the days between stay planned", () => {
    expect(inShort(weigh(["JP 1-2", "TH 3-4", "JP 5-6"]).best!)).toBe("60 for 1: JP 3072/15");
    expect(weigh(["TH 3-4"]).best).toBeUndefined();
  });
});

describe("why", () => {
  const reasons = (stays: string[], plan: SoldPlan, wish = light) => {
    const trip = tripOf(journey(...stays), wish);
    const [use] = cheapestCover(trip, offersFor(trip, [plan]));
    return { days: daysBought(use!), reasons: reasonsFor(trip, use!) };
  };
  test.each([
    [
      "the data fits",
      ["JP 1-3"],
      pack("JP", 7, 1200, 9),
      { days: 7, reasons: [{ fact: "holds", days: 3, neededMb: 918, allowanceMb: 1200 }] },
    ],
    [
      "each day's data fits",
      ["JP 1-3"],
      pass("JP", 500, 9),
      { days: 3, reasons: [{ fact: "each_day", neededMb: 306, allowanceMb: 500 }] },
    ],
    [
      "a day more by another clock",
      ["JP 1-3"],
      pass("JP", 500, 9, { day_rule: "calendar_day", day_zone: "Asia/Bangkok" }),
      {
        days: 4,
        reasons: [
          { fact: "each_day", neededMb: 306, allowanceMb: 500 },
          { fact: "more_days", days: 1, because: "clock" },
        ],
      },
    ],
    [
      "a day more, installed before",
      ["JP 1-3"],
      pass("JP", 500, 9, { start_rule: "installation" }),
      {
        days: 4,
        reasons: [
          { fact: "each_day", neededMb: 306, allowanceMb: 500 },
          { fact: "more_days", days: 1, because: "installed_before" },
        ],
      },
    ],
    [
      "more days, no fewer are sold",
      ["JP 1-1"],
      pass("JP", 500, 9, { min_days: 3 }),
      {
        days: 3,
        reasons: [
          { fact: "each_day", neededMb: 306, allowanceMb: 500 },
          { fact: "more_days", days: 2, because: "fewest_sold" },
        ],
      },
    ],
  ])("%s", (_, stays, plan, expected) => expect(reasons(stays, plan)).toEqual(expected));

  test("slowly, as was allowed", () => {
    const plan = pack("JP", 7, 500, 9, { speed_after_kbps: 384 });
    expect(reasons(["JP 1-3"], plan, { ...light, slowIsEnough: true }).reasons).toEqual([
      { fact: "then_slow", kbps: 384 },
    ]);
  });

  test("several countries, and waiting", () => {
    const { best } = weigh(["JP 1-2", "KR 3-3", "TH 4-4", "JP 5-5"], [pack("JP KR", 7, 2048, 20), pass("TH", 500, 5)]);
    const trip = tripOf(journey("JP 1-2", "KR 3-3", "TH 4-4", "JP 5-5"), light);
    expect(reasonsFor(trip, best!.cover[0]!).map(({ fact }) => fact)).toEqual(["holds", "several_countries", "waits"]);
  });
});
