import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { ledgerOfFee, ledgerOfPayment, ledgerOfRefund, totalOf, type LedgerLine, type Sold } from "./ledger.ts";

const sums = (lines: LedgerLine[]) => {
  const byCurrency = Map.groupBy(lines, ({ amount }) => amount.currency);
  return [...byCurrency.values()].map((of) => of.reduce((sum, { amount }) => sum + amount.amount, 0));
};
const said = (lines: LedgerLine[]) =>
  lines.map(({ account, amount }) => `${account} ${amount.currency} ${amount.amount}`);

test("goods, postage and promo are booked apart", () => {
  const sold = { goods: 10500, postage: 3000, promo: 1050 };
  expect(said(ledgerOfPayment(sold, "HKD", money(12450, "HKD")))).toEqual([
    "gateway HKD 12450",
    "sales HKD -10500",
    "postage HKD -3000",
    "promo HKD 1050",
  ]);
});

test("between two currencies stands the conversion", () => {
  expect(said(ledgerOfPayment({ goods: 6800, postage: 0, promo: 0 }, "HKD", money(6266, "CNY")))).toEqual([
    "gateway CNY 6266",
    "sales HKD -6800",
    "conversion HKD 6800",
    "conversion CNY -6266",
  ]);
});

test("a refund takes its share of each", () => {
  const booked = { paid: { goods: 10000, postage: 3000, promo: 1000 }, back: { goods: 0, postage: 0, promo: 0 } };
  expect(said(ledgerOfRefund(booked, money(6000, "USD"), money(6000, "USD")))).toEqual([
    "gateway USD -6000",
    "sales USD 5000",
    "postage USD 1500",
    "promo USD -500",
  ]);
});

test("the gateway keeps its fee of what it owes us", () => {
  expect(said(ledgerOfFee(money(540, "HKD")))).toEqual(["gateway HKD -540", "fees HKD 540"]);
});

const solds = fc
  .record({
    goods: fc.integer({ min: 1, max: 50_000_000 }),
    postage: fc.integer({ min: 0, max: 1_000_000 }),
    promo: fc.integer({ min: 0, max: 50_000_000 }),
  })
  .map(({ goods, postage, promo }): Sold => ({ goods, postage, promo: Math.min(promo, goods + postage - 1) }));
const currency = fc.constantFrom(...currencies);

test("whatever was sold and however it goes back: every occasion and currency is zero, and at the end every account", () => {
  fc.assert(
    fc.property(
      solds,
      currency,
      currency,
      fc.integer({ min: 1, max: 90_000_000 }),
      fc.array(fc.integer({ min: 1, max: 30_000_000 }), { maxLength: 8 }),
      (sold, own, other, price, wishes) => {
        const total = totalOf(sold);
        const charged = own === other ? total : price;
        const occasions = [ledgerOfPayment(sold, own, money(charged, other))];
        const back: Sold = { goods: 0, postage: 0, promo: 0 };
        let [soldBack, chargedBack] = [0, 0];
        for (const wish of [...wishes, total]) {
          const part = Math.min(wish, total - soldBack);
          if (part === 0) continue;
          const of =
            own === other
              ? part
              : soldBack + part === total
                ? charged - chargedBack
                : Math.floor((charged * part) / total);
          const lines = ledgerOfRefund({ paid: sold, back }, money(part, own), money(of, other));
          occasions.push(lines);
          const booked = (account: string) =>
            lines
              .filter((line) => line.account === account && line.amount.currency === own)
              .reduce((sum, { amount }) => sum + amount.amount, 0);
          back.goods += booked("sales");
          back.postage += booked("postage");
          back.promo -= booked("promo");
          [soldBack, chargedBack] = [soldBack + part, chargedBack + of];
          expect(totalOf(back)).toBe(soldBack);
        }
        for (const lines of occasions) expect(sums(lines).every((sum) => sum === 0)).toBe(true);
        const accounts = Map.groupBy(occasions.flat(), ({ account, amount }) => `${account} ${amount.currency}`);
        for (const lines of accounts.values())
          expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
      },
    ),
  );
});
