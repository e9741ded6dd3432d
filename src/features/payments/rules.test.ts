import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "../../kernel/money.ts";
import { charge, ledgerOfPayment, ledgerOfRefund, pauseBeforeCheck, paymentStatesBefore, refundStatesBefore, type LedgerLine } from "./rules.ts";

const rate = { rate: "0.9215", source: "test", validFrom: new Date(0) };

test("Alipay and WeChat Pay charge in CNY, cards in the order's currency", () => {
  expect(charge(money(6800, "HKD"), "card", undefined)).toEqual(money(6800, "HKD"));
  expect(charge(money(6800, "HKD"), "alipay", rate)).toEqual(money(6266, "CNY"));
  expect(charge(money(6800, "CNY"), "wechat", undefined)).toEqual(money(6800, "CNY"));
});

test("without a rate nothing is charged", () => {
  expect(() => charge(money(6800, "USD"), "alipay", undefined)).toThrow("no exchange rate");
});

const sums = (lines: LedgerLine[]) => {
  const byCurrency = Map.groupBy(lines, ({ amount }) => amount.currency);
  return [...byCurrency.values()].map((of) => of.reduce((sum, { amount }) => sum + amount.amount, 0));
};

test("every payment and refund adds up to zero in every currency", () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000 });
  const currencies = fc.constantFrom("CNY" as const, "HKD" as const, "USD" as const);
  fc.assert(
    fc.property(amounts, currencies, amounts, (sold, currency, charged) => {
      const [price, taken] = [money(sold, currency), currency === "CNY" ? money(sold, "CNY") : money(charged, "CNY")];
      return [...sums(ledgerOfPayment(price, taken)), ...sums(ledgerOfRefund(price, taken))].every((sum) => sum === 0);
    }),
  );
});

test("the gateway's word is the last: a given-up payment may succeed, a succeeded one never changes", () => {
  expect(paymentStatesBefore("succeeded").toSorted()).toEqual(["cancelled", "created", "failed", "waiting"]);
  expect(paymentStatesBefore("failed").toSorted()).toEqual(["created", "waiting"]);
  expect(refundStatesBefore("succeeded").toSorted()).toEqual(["asked", "pending"]);
});

test("asking after a payment: soon, then ever more seldom, at most every ten minutes", () => {
  expect([0, 10, 60, 600, 100_000].map(pauseBeforeCheck)).toEqual([15, 15, 30, 300, 600]);
});
