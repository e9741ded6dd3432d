import { expect, test } from "vitest";
import { byActivationOrder, type InOrder } from "./activation-order.ts";

const at = (text: string) => new Date(`${text}Z`);
const bought = (day: string, regions: number, boughtAt = "2026-11-20T10:00:00"): InOrder => ({
  endsAt: at(day),
  regions,
  boughtAt: at(boughtAt),
});
const order = (...packages: InOrder[]) => packages.toSorted(byActivationOrder).map((one) => packages.indexOf(one));

test("of three bought in one second the two for one country go before the one for twelve (A6)", () => {
  const [japan, asia, japanAgain] = [
    bought("2027-05-19T10:00:00.000", 1),
    bought("2027-05-19T10:00:00.120", 12),
    bought("2027-05-19T10:00:00.240", 1, "2026-11-20T10:00:00.240"),
  ];
  expect(order(asia, japanAgain, japan)).toEqual([2, 1, 0]);
});

test("an earlier day goes first, whatever it is for; the hour of the day decides nothing", () => {
  expect(order(bought("2027-05-20T00:00:00", 1), bought("2027-05-19T23:59:59", 40))).toEqual([1, 0]);
  expect(order(bought("2027-05-19T00:00:00", 12), bought("2027-05-19T23:59:59", 1))).toEqual([1, 0]);
});

test("of one day and as many regions the one bought earlier", () => {
  expect(
    order(
      bought("2027-05-19T08:00:00", 1, "2026-11-20T12:00:00"),
      bought("2027-05-19T20:00:00", 1, "2026-11-20T11:00:00"),
    ),
  ).toEqual([1, 0]);
});
