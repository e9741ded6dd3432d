import { expect, test } from "vitest";
import { turnedBack } from "./turned-back.ts";

const now = {
  version: "v2",
  prices: {
    CNY: { amount: 9900, was: 12_900 },
    HKD: { amount: 10_500, was: null },
    USD: { amount: 1390, was: null },
  },
};
const changed = (field: string, before: string | null) => ({ field: `prices.${field}`, before });

test("the former prices stand in their cells, the others as they are, with the version of now", () => {
  const cells = turnedBack("jp-10gb-30d", now, [changed("CNY.amount", "12900"), changed("CNY.was", null)]);
  expect(Object.fromEntries(cells!)).toEqual({
    "jp-10gb-30d:version": "v2",
    "jp-10gb-30d:shown": "99.00 | 129.00 | 105.00 |  | 13.90 | ",
    "jp-10gb-30d:CNY:amount": "129.00",
    "jp-10gb-30d:CNY:was": "",
    "jp-10gb-30d:HKD:amount": "105.00",
    "jp-10gb-30d:HKD:was": "",
    "jp-10gb-30d:USD:amount": "13.90",
    "jp-10gb-30d:USD:was": "",
  });
});

test("what costs that already, or cost nothing before, cannot be turned back", () => {
  expect(turnedBack("jp-10gb-30d", now, [changed("HKD.amount", "10500")])).toBeUndefined();
  expect(turnedBack("jp-10gb-30d", now, [changed("HKD.amount", null)])).toBeUndefined();
});
