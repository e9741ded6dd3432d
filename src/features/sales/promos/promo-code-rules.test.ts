import { describe, expect, test } from "vitest";
import { brieflyIn, eachProblemOnce } from "../../../../test/records.ts";
import { promoCodeRecord, promoCodeReferences, type PromoCodeRecord } from "./promo-code-rules.ts";

const tenPercent: PromoCodeRecord = {
  code: "AUTUMN-10",
  kind: "percent",
  percent: 10,
  amounts: { CNY: null, HKD: null, USD: null },
  first_order: false,
  plan_codes: null,
  valid_from: "2026-11-01T00:00:00Z",
  valid_until: "2026-12-01T00:00:00Z",
  total_limit: null,
  per_buyer_limit: 1,
};
const amounts = { CNY: 1000, HKD: 1000, USD: 150 };
const tenDollars: PromoCodeRecord = { ...tenPercent, kind: "amount", percent: null, amounts };

const briefly = brieflyIn(promoCodeRecord);

test.each<[object, string[]]>([
  [tenPercent, []],
  [tenDollars, []],
  [{ ...tenPercent, code: "autumn" }, ["code promo_code"]],
  [{ ...tenPercent, code: "A1" }, ["code promo_code"]],
  [{ ...tenPercent, code: "A".repeat(41) }, ["code long"]],
  [{ ...tenPercent, kind: "gift" }, ["kind choose"]],
  [{ ...tenPercent, percent: 0 }, ["percent whole"]],
  [{ ...tenPercent, percent: 100 }, ["percent whole"]],
  [{ ...tenPercent, percent: "10" }, ["percent whole"]],
  [{ ...tenPercent, percent: null }, ["percent for_kind"]],
  [{ ...tenPercent, amounts: { ...amounts, CNY: null } }, ["amounts.HKD only_for_kind", "amounts.USD only_for_kind"]],
  [{ ...tenDollars, percent: 10 }, ["percent only_for_kind"]],
  [{ ...tenDollars, amounts: { ...amounts, USD: null } }, ["amounts.USD for_kind"]],
  [{ ...tenDollars, amounts: { ...amounts, USD: 0 } }, ["amounts.USD amount"]],
  [{ ...tenDollars, amounts: { ...amounts, USD: 1.5 } }, ["amounts.USD amount"]],
  [{ ...tenDollars, amounts: { ...amounts, USD: 1e12 } }, ["amounts.USD amount_most"]],
  [{ ...tenDollars, amounts: 1000 }, ["amounts empty"]],
  [{ ...tenPercent, first_order: "no" }, ["first_order choose"]],
  [{ ...tenPercent, first_order: null }, ["first_order empty"]],
  [{ ...tenPercent, plan_codes: [] }, ["plan_codes empty"]],
  [{ ...tenPercent, plan_codes: ["jp day"] }, ["plan_codes each"]],
  [{ ...tenPercent, plan_codes: ["jp-day", "jp-day"] }, ["plan_codes twice"]],
  [{ ...tenPercent, valid_from: "2026-11-01" }, ["valid_from moment"]],
  [{ ...tenPercent, valid_until: "2026-02-30T00:00:00Z" }, ["valid_until moment"]],
  [{ ...tenPercent, valid_until: tenPercent.valid_from }, ["valid_until after"]],
  // the same moment in another zone is not later
  [{ ...tenPercent, valid_until: "2026-11-01T08:00:00+08:00" }, ["valid_until after"]],
  [{ ...tenPercent, total_limit: 0 }, ["total_limit whole"]],
  [{ ...tenPercent, per_buyer_limit: -1 }, ["per_buyer_limit whole"]],
])("%#: %j", (code, problems) => {
  expect(briefly(code)).toEqual(problems);
});

test("each problem is said once, whatever is sent", () => {
  eachProblemOnce(promoCodeRecord, tenPercent);
  eachProblemOnce(promoCodeRecord, tenDollars);
});

describe("what a code refers to", () => {
  const known = { plans: new Set(["jp-day"]), uses: new Map([["AUTUMN-10", 5]]) };
  test.each<[Partial<PromoCodeRecord>, unknown[][]]>([
    [{ ...tenPercent, plan_codes: ["jp-day"], total_limit: 5 }, []],
    [{ ...tenPercent, plan_codes: ["jp-day", "moon"] }, [["plan_codes", "no_plan", "moon"]]],
    [{ ...tenPercent, total_limit: 4 }, [["total_limit", "used_more", "AUTUMN-10", 5]]],
    [{}, []],
  ])("%#", (code, problems) => {
    expect(promoCodeReferences(code, known).map(({ field, problem, values }) => [field, problem, ...values])).toEqual(
      problems,
    );
  });
});
