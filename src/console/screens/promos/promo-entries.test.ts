import { expect, test } from "vitest";
import { promoCodeRecord } from "../../../features/sales/promos/promo-code-rules.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { promoIn } from "./promo-entries.ts";

const typed = {
  code: " ten off ",
  kind: "amount",
  "amounts.HKD": "12,30",
  valid_from: "2026-11-21",
  valid_until: "2026-11-30",
};

test("days are those of the operator's clocks, the last one whole, and amounts are minor units", () => {
  expect(promoIn({ ...typed, plan_codes: "jp-1gb, kr-1gb", first_order: "on", total_limit: "50" })).toEqual({
    code: "TENOFF",
    kind: "amount",
    percent: null,
    amounts: { CNY: null, HKD: 1230, USD: null },
    first_order: true,
    plan_codes: ["jp-1gb", "kr-1gb"],
    valid_from: "2026-11-20T16:00:00.000Z",
    valid_until: "2026-11-30T16:00:00.000Z",
    total_limit: 50,
    per_buyer_limit: null,
  });
});

test.each([
  [{}, ["code", "kind", "valid_from", "valid_until"]],
  [{ ...typed, valid_until: "2026-02-30" }, ["valid_until", "amounts.CNY", "amounts.USD"]],
  [
    { ...typed, "amounts.HKD": "1,299", total_limit: "0" },
    ["amounts.HKD", "total_limit", "amounts.CNY", "amounts.USD"],
  ],
  [{ ...typed, kind: "percent", percent: "100" }, ["percent", "amounts.HKD"]],
])("what cannot be read stays as it was typed, and the rule of its field says so: %#", (entries, fields) => {
  const { problems } = checkRecord(promoCodeRecord, promoIn(entries));
  expect(problems.map(({ field }) => field)).toEqual(fields);
});
