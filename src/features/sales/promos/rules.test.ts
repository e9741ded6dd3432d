import { describe, expect, test } from "vitest";
import { buyerOf, discountOn, leastCharge, promoCodeFrom, promoProblem, type PromoFacts } from "./rules.ts";

const now = new Date("2026-11-21T08:00:00Z");
const promo: PromoFacts = {
  kind: "percent",
  percent: 10,
  amount: null,
  first_order: false,
  plan_codes: null,
  valid_from: new Date("2026-11-01T00:00:00Z"),
  valid_until: new Date("2026-12-01T00:00:00Z"),
  total_limit: 50,
  stopped_at: null,
  per_buyer_limit: 2,
  uses: 0,
  uses_of_buyer: 0,
  bought_before: false,
  for_another: false,
};

describe("a code does not count", () => {
  test.each([
    ["that is unknown", undefined, "unknown"],
    ["that was given to somebody else", { for_another: true }, "unknown"],
    ["before its time", { valid_from: new Date("2026-11-21T08:00:00.001Z") }, "not_yet"],
    ["at its last moment", { valid_until: now }, "over"],
    ["once staff have stopped it", { stopped_at: new Date("2026-11-21T07:59:59Z") }, "over"],
    ["for other plans", { plan_codes: ["jp-10gb-30d"] }, "not_this_plan"],
    ["for no plan at all", { plan_codes: [] }, "not_this_plan"],
    [
      "for who has bought before, when it is for the first order",
      { first_order: true, bought_before: true },
      "first_order_only",
    ],
    [
      "twice for one first order, whatever its limit says",
      { first_order: true, per_buyer_limit: 5, uses_of_buyer: 1 },
      "used_by_you",
    ],
    ["for who has used it as often as one may", { uses_of_buyer: 2 }, "used_by_you"],
    ["when it was used as often as all may", { uses: 50 }, "used_up"],
    ["when it was used even more often", { uses: 51 }, "used_up"],
  ] as const)("%s", (_, other, problem) => {
    expect(
      promoProblem(other && { ...promo, ...(other as Partial<PromoFacts>) }, { planCode: "jp-day-1gb", now }),
    ).toBe(problem);
  });
});

describe("a code counts", () => {
  test.each([
    ["within its time", {}],
    ["from its first moment", { valid_from: now }],
    ["for its plan", { plan_codes: ["th", "jp-day-1gb"] }],
    ["for the last use", { uses: 49, uses_of_buyer: 1 }],
    ["without limits", { total_limit: null, per_buyer_limit: null, uses: 1_000_000, uses_of_buyer: 1000 }],
    ["for a first order", { first_order: true }],
    ["for who has bought before, when it is not about that", { bought_before: true }],
  ] as const)("%s", (_, other) => {
    expect(
      promoProblem({ ...promo, ...(other as Partial<PromoFacts>) }, { planCode: "jp-day-1gb", now }),
    ).toBeUndefined();
  });
});

describe("a discount", () => {
  test.each([
    ["rounds down", 1999, "HKD", { percent: 10 }, 199],
    ["of one per cent of little", 599, "HKD", { percent: 1 }, 5],
    ["leaves the least charge", 10_000, "HKD", { percent: 99 }, 9500],
    ["leaves the least charge in dollars", 1000, "USD", { percent: 99 }, 930],
    ["takes nothing off what is the least already", 500, "HKD", { percent: 50 }, 0],
    ["takes nothing off less than that", 300, "CNY", { percent: 50 }, 0],
    ["of nearly everything that integers hold", 2_000_000_000, "HKD", { percent: 99 }, 1_980_000_000],
    ["of an amount", 10_000, "HKD", { kind: "amount", amount: 2000 }, 2000],
    ["of an amount larger than the goods", 1500, "HKD", { kind: "amount", amount: 2000 }, 1000],
    ["of an amount that was not set in this currency", 1500, "USD", { kind: "amount" }, 0],
  ] as const)("%s", (_, goods, currency, other, discount) => {
    expect(discountOn({ amount: goods, currency }, { kind: "percent", percent: null, amount: null, ...other })).toBe(
      discount,
    );
  });

  test("never leaves less than the gateway takes", () => {
    for (const goods of [1, 499, 500, 501, 799, 12_345]) {
      for (const percent of [1, 33, 50, 99]) {
        const left = goods - discountOn({ amount: goods, currency: "CNY" }, { kind: "percent", percent, amount: null });
        expect(left).toBeGreaterThanOrEqual(Math.min(goods, leastCharge.CNY));
      }
    }
  });
});

describe("one buyer", () => {
  test.each([
    ["mei@example.com", "mei@example.com"],
    [" MEI@Example.COM ", "mei@example.com"],
    ["mei+japan@example.com", "mei@example.com"],
    ["mei+a+b@example.com", "mei@example.com"],
    ["m.e.i@example.com", "m.e.i@example.com"],
    ["M.e.i+x@Gmail.com", "mei@gmail.com"],
    ["m.ei@googlemail.com", "mei@gmail.com"],
    // a mailbox that is only a tag stays what it is
    ["+tag@example.com", "+tag@example.com"],
    ["mei@gmail.com.example.com", "mei@gmail.com.example.com"],
  ])("%s is %s", (email, buyer) => {
    expect(buyerOf(email)).toBe(buyer);
  });
});

test.each([
  ["welcome10", "WELCOME10"],
  ["  Welcome 10 ", "WELCOME10"],
  ["ＷＥＬＣＯＭＥ１０", "WELCOME10"],
  ["", ""],
])("%j is typed for %s", (typed, code) => {
  expect(promoCodeFrom(typed)).toBe(code);
});
