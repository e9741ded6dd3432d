import { describe, expect, test } from "vitest";
import type { Postage } from "./load.ts";
import { choicesIn, sumOf } from "./order-sum.ts";

const hkd = (amount: number) => ({ amount, currency: "HKD" as const });
const toJapan: Postage = {
  country: "JP",
  countryName: "Japan",
  carrier: "EMS",
  fee: hkd(4500),
  earliest: "2026-12-01",
  latest: "2026-12-04",
};
const toHome: Postage = { ...toJapan, country: "HK", fee: hkd(0) };
const offer = { unitPrice: hkd(10500), postage: [toHome, toJapan] };
const choice = { quantity: 2, country: "JP", departsOn: "" };

describe("what is to be paid", () => {
  test.each([
    ["no country yet", { ...choice, country: "" }, undefined, 21000],
    ["with the postage, once for all", choice, undefined, 25500],
    ["without the code's discount, postage whole", choice, { code: "A", discount: hkd(1000) }, 24500],
    ["a code that does not count", choice, { code: "A", reason: "over" as const }, 25500],
    [
      "a code that was counted in another currency",
      choice,
      { code: "A", discount: { amount: 1000, currency: "USD" as const } },
      25500,
    ],
    ["free of postage", { ...choice, country: "HK" }, undefined, 21000],
    ["a country that we do not post to", { ...choice, country: "AQ" }, undefined, 21000],
  ])("%s", (_, choices, promo, total) => {
    expect(sumOf(offer, choices, promo).total).toEqual(hkd(total));
  });
});

test.each([
  ["", false],
  ["2026-12-05", false],
  ["2026-12-04", false],
  ["2026-12-03", true],
])("leaving on %s is too early for the card: %s", (departsOn, late) => {
  expect(sumOf(offer, { ...choice, departsOn }, undefined).tooLate).toBe(late);
});

test.each([
  [{ quantity: "3" }, "esim", 3],
  [{ quantity: "" }, "esim", 2],
  [{ quantity: "99" }, "physical", 2],
  [{ sims: "4", quantity: "9" }, "renewal", 4],
] as const)("while %o is written for an %s, %i are counted", (entries, way, quantity) => {
  expect(choicesIn(entries, way, choice).quantity).toBe(quantity);
});
