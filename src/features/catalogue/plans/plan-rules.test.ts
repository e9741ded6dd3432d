import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brieflyIn, eachProblemOnce } from "../../../../test/records.ts";
import { words as english } from "../../../i18n/en/record-problems.ts";
import { words as hongKong } from "../../../i18n/zh-hk/record-problems.ts";
import { currencies } from "../../../kernel/currency.ts";
import { largestTotal, mostAtOnce } from "../../../kernel/fields.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import { problemText } from "../../../kernel/record-problem.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { planReferences } from "./plan-references.ts";
import { planRecord, type PlanRecord } from "./plan-rules.ts";
import { dayPass, fixed } from "./plan.world.ts";
import { unitPrice } from "./rules.ts";

const problemsOf = (plan: unknown) => checkRecord(planRecord, plan).problems;
const briefly = brieflyIn(planRecord);

test("a sound plan has no problems", () => {
  expect(problemsOf(dayPass)).toEqual([]);
  expect(problemsOf(fixed)).toEqual([]);
});

describe("what a form or a program may send instead", () => {
  test.each<[what: string, change: object, problems: string[]]>([
    ["text for a number", { allowance_mb: "1024" }, ["allowance_mb whole"]],
    ["half a day", { max_days: 1.5 }, ["max_days whole"]],
    ["no number at all", { max_days: Number.NaN }, ["max_days whole"]],
    ["infinitely many", { use_by_days: Number.POSITIVE_INFINITY }, ["use_by_days whole"]],
    ["a price in the wrong place", { prices: 1400 }, ["prices empty"]],
    ["a price of nothing", withPrice({ amount: 0, was: null }), ["prices.HKD.amount amount"]],
    ["a price below nothing", withPrice({ amount: -1, was: null }), ["prices.HKD.amount amount"]],
    ["half a cent", withPrice({ amount: 12.5, was: null }), ["prices.HKD.amount amount"]],
    ["a price as text", withPrice({ amount: "1400", was: null }), ["prices.HKD.amount amount"]],
    ["more than any order may cost", withPrice({ amount: 1e12, was: null }), ["prices.HKD.amount amount_most"]],
    [
      "a former price that is no higher",
      withPrice({ amount: 1400, was: 1400 }),
      currencies.map((one) => `prices.${one}.was ${one === "HKD" ? "was_above" : "was_everywhere"}`),
    ],
    ["one way for a list of ways", { ways: "esim" }, ["ways one_line"]],
    ["an unknown way", { ways: ["esim", "pigeon"] }, ["ways each"]],
    ["a way twice", { ways: ["esim", "esim"] }, ["ways twice"]],
    ["no way", { ways: [] }, ["ways empty"]],
    ["a list for a word", { kind: ["day_pass"] }, ["kind choose"]],
    ["control characters", { area: "J\u0000P" }, ["area one_line"]],
    ["half a character", { area: "\uD83D" }, ["area one_line"]],
    ["a zone that is an offset", { day_zone: "+09:00" }, ["day_zone time_zone"]],
    ["a zone for 24 hours", { day_rule: "24_hours" }, ["day_zone no_zone_for_24_hours"]],
    ["fixed days for a day pass", { days: 7 }, ["days not_for_day_pass"]],
    ["fewer days at most than at least", { min_days: 9, max_days: 3 }, ["max_days less_than"]],
    ["a supplier's product from our own pool", { supplier_product: "X" }, ["supplier_product not_for_pool"]],
    [
      "a supplier of eSIMs for cards",
      { supplier: "reseller", ways: ["physical"] },
      ["supplier_product for_supplier", "supplier makes_esims"],
    ],
  ])("%s", (_, change, problems) => {
    expect(briefly({ ...dayPass, ...change })).toEqual(problems);
  });

  test("nothing, or something else altogether", () => {
    expect(briefly({})).toContain("code empty");
    expect(briefly({})).toContain("prices empty");
  });
});

function withPrice(price: unknown): object {
  return { prices: { ...dayPass.prices, HKD: price } };
}

test.each(currencies)("a plan without a price in %s is none", (currency) => {
  const { [currency]: _missing, ...others } = dayPass.prices;
  expect(briefly({ ...dayPass, prices: others })).toEqual([`prices.${currency} empty`]);
});

test("a fixed package that says what only day passes have is wrong in each of these fields", () => {
  const both = { ...dayPass, kind: "fixed", days: 5 };
  expect(briefly(both)).toEqual(
    ["min_days", "max_days", "day_rule", "day_zone"].map((field) => `${field} not_for_fixed`),
  );
});

test("whatever is sent, rules answer with problems and never throw; what is wrong by itself is wrong once", () => {
  eachProblemOnce(planRecord, dayPass);
  eachProblemOnce(planRecord, fixed);
});

test("no order of a plan that the rules let through is more than the database holds", () => {
  const plans = fc.record({
    kind: fc.constant("day_pass" as const),
    max_days: fc.integer({ min: 1, max: 365 }),
    amount: fc.integer({ min: 1, max: 2 ** 31 }),
  });
  fc.assert(
    fc.property(plans, ({ kind, max_days, amount }) => {
      const prices = { ...dayPass.prices, HKD: { amount, was: null } };
      const total = unitPrice({ kind, price: money(amount, "HKD") }, max_days).amount * mostAtOnce;
      const refused = problemsOf({ ...dayPass, max_days, prices }).length > 0;
      expect(refused).toBe(total > largestTotal);
    }),
  );
});

describe("what a plan refers to", () => {
  const known = {
    destinations: new Set(["JP", "TH"]),
    regions: new Map([["japan-thailand", { kind: "regional", countries: ["JP", "TH"] }]]),
    networks: new Map([["worldwide", new Set(["JP", "TH"])]]),
  };
  const references = (plan: Partial<PlanRecord>) =>
    planReferences(plan, known).map(({ field, problem, values }) => [field, problem, ...values]);

  test("is there", () => {
    expect(references(dayPass)).toEqual([]);
    expect(references(fixed)).toEqual([]);
  });

  test.each<[Partial<PlanRecord>, unknown[][]]>([
    [{ ...dayPass, area: "KR" }, [["area", "no_destination", "KR", 0]]],
    [{ ...fixed, area: "asia" }, [["area", "no_region", "asia"]]],
    [{ ...fixed, scope: "global" }, [["scope", "region_is", "japan-thailand", "regional"]]],
    [{ ...fixed, network_set: "premium" }, [["network_set", "no_network", "premium", "JP TH", 0]]],
  ])("or is named with its field: %#", (plan, problems) => {
    expect(references(plan)).toEqual(problems);
  });

  test("and where that is unknown, all are accepted", () => {
    const unknown = { destinations: undefined, regions: undefined, networks: undefined };
    expect(planReferences({ ...fixed, area: "nowhere" }, unknown)).toEqual([]);
  });
});

test("a form says it beside its field, in the visitor's language and money", () => {
  const labels: Record<string, string> = { "prices.HKD.amount": "售價", min_days: "最少日數" };
  const say = (change: object, words: typeof english) =>
    problemsOf({ ...dayPass, ...change }).map((problem) => {
      const amount = (minor: number) => formatMoney(money(minor, "HKD"), "zh-hk");
      return [problem.field, problemText(problem, { words, field: (path) => labels[path] ?? path, amount })];
    });
  const was = { prices: { ...fixed.prices, HKD: { amount: 6000, was: 5000 } } };
  expect(say(was, hongKong)).toContainEqual(["prices.HKD.was", "必須高於售價 HK$60.00"]);
  expect(say({ min_days: 9, max_days: 3 }, hongKong)).toEqual([["max_days", "不能少於最少日數 9"]]);
  expect(say({ ways: ["esim", "post"] }, hongKong)).toEqual([
    ["ways", "每一項都有要求：只可以是esim、physical或renewal"],
  ]);
  expect(say({ max_days: 400 }, english)).toEqual([["max_days", "must be a whole number from 1 to 365"]]);
});
