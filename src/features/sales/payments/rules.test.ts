import { expect, test } from "vitest";
import { money } from "../../../kernel/money.ts";
import { charge, failureReason, pauseBeforeCheck, paymentStatesBefore, refundStatesBefore, sourceIn } from "./rules.ts";

const rate = { rate: "0.9215", source: "test", sourceNames: { "zh-cn": "测试" }, validFrom: new Date(0) };

test("Alipay and WeChat Pay charge in CNY, cards in the order's currency", () => {
  expect(charge(money(6800, "HKD"), "card", undefined)).toEqual(money(6800, "HKD"));
  expect(charge(money(6800, "HKD"), "alipay", rate)).toEqual(money(6266, "CNY"));
  expect(charge(money(6800, "CNY"), "wechat", undefined)).toEqual(money(6800, "CNY"));
});

test("where a rate is from is said in the shopper's language, else in English", () => {
  expect([sourceIn("zh-cn", rate), sourceIn("ko", rate), sourceIn("en", rate)]).toEqual(["测试", "test", "test"]);
});

test("without a rate nothing is charged", () => {
  expect(() => charge(money(6800, "USD"), "alipay", undefined)).toThrow("no exchange rate");
});

test("the gateway's word is the last: a given-up payment may succeed, a succeeded one never changes", () => {
  expect(paymentStatesBefore("succeeded").toSorted()).toEqual(["cancelled", "created", "failed", "waiting"]);
  expect(paymentStatesBefore("failed").toSorted()).toEqual(["created", "waiting"]);
  expect(refundStatesBefore("succeeded").toSorted()).toEqual(["asked", "pending"]);
});

test("a refund that had succeeded may fail later, and a failed one is never called done again", () => {
  expect(refundStatesBefore("failed").toSorted()).toEqual(["asked", "pending", "succeeded"]);
  expect(refundStatesBefore("pending")).toEqual(["asked"]);
});

test("asking after a payment: soon, then ever more seldom, at most every ten minutes", () => {
  expect([0, 10, 60, 600, 100_000].map(pauseBeforeCheck)).toEqual([15, 15, 30, 300, 600]);
});

test.each([
  ["failed", "card_declined", "declined"],
  ["failed", "insufficient_funds", "insufficient_funds"],
  ["cancelled", null, "cancelled"],
  ["cancelled", "expired", "expired"],
  ["failed", null, "other"],
  ["failed", "lightning", "other"],
] as const)("a payment that %s with %s is told as %s", (state, failure, reason) =>
  expect(failureReason({ state, failure })).toBe(reason),
);
