import { describe, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { money } from "../../../kernel/money.ts";
import { cardsOf, offerOf } from "./offer.ts";
import { readChoices } from "./shelf-address.ts";
import { relaxable, shelfOf } from "./shelf.ts";

const japan = { timeZone: "Asia/Tokyo" };
const choices = (address: string) => readChoices(new URLSearchParams(address)).choices;
const shelf = (plans: PlanCard[], address = "") => shelfOf(plans, choices(address), japan);
const codes = (served: readonly { plan: PlanCard }[]) => served.map(({ plan }) => plan.code).join(" ");

const bigPass: PlanCard = { ...japanDayPass, code: "big", allowanceMb: 3072, price: money(6100, "HKD") };
const smallPass: PlanCard = { ...japanDayPass, code: "small", allowanceMb: 500, price: money(1400, "HKD") };
const asiaPass: PlanCard = {
  ...japanDayPass,
  code: "asia",
  scope: "regional",
  area: "asia-12",
  price: money(3000, "HKD"),
};
const byPost: PlanCard = { ...japanPackage, code: "card", ways: ["physical"] };
const plans = [smallPass, japanDayPass, bigPass, asiaPass, japanPackage, byPost];

test("the best, the place's own, the shared ones, and at the end what lacks something", () => {
  const { best, next, other, own, shared, unfit, counts } = shelf(plans);
  expect([codes([best!]), codes([next!]), codes([other!])]).toEqual(["jp-day-1gb", "asia", "jp-10gb-15d"]);
  expect([codes(own), codes(shared), codes(unfit)]).toEqual(["big", "asia", "small"]);
  expect(counts).toEqual({ day_pass: 4, fixed: 1 });
});

test("every plan of the kind stands somewhere, once", () => {
  const { best, own, shared, unfit } = shelf(plans, "days=31");
  expect(best).toBeUndefined();
  expect(
    codes([...own, ...shared, ...unfit])
      .split(" ")
      .toSorted(),
  ).toEqual(["asia", "big", "jp-day-1gb", "small"]);
});

test("what only comes by post is shown to who asks for it, and never recommended", () => {
  expect(codes(shelf(plans, "kind=fixed").own)).toBe("");
  const { best, own, counts } = shelf(plans, "kind=fixed&way=physical");
  expect([codes([best!]), codes(own), counts.fixed]).toEqual(["jp-10gb-15d", "card", 2]);
  expect(shelf([byPost], "kind=fixed&way=physical").best).toBeUndefined();
});

test("without a wish the kind that there is, day passes first", () => {
  expect([
    shelf([japanPackage]).kind,
    shelf([japanPackage, japanDayPass], "kind=nonsense").kind,
    shelf([]).kind,
  ]).toEqual(["fixed", "day_pass", "day_pass"]);
  expect(shelf([byPost]).kind).toBe("day_pass");
});

test("with dates every plan's own days are counted", () => {
  const hours: PlanCard = {
    ...japanDayPass,
    code: "hours",
    dayRule: "24_hours",
    dayZone: null,
    price: money(2600, "HKD"),
  };
  const { best, next, journey } = shelf(
    [japanDayPass, hours],
    "from=2026-12-03&to=2026-12-08&lands=22:00&leaves=09:00",
  );
  expect([best!.plan.code, best!.days, next!.days, journey?.zone]).toEqual(["hours", 5, 6, "Asia/Tokyo"]);
});

describe("when nothing does all of it, what would help", () => {
  test.each([
    ["data=heavy&speed=1024", [["data", 3]], [smallPass, japanDayPass, asiaPass]],
    ["data=any&days=40", [["days", 1]], [japanDayPass]],
    ["data=heavy&days=40", [], [japanDayPass]],
    ["data=any&from=2026-12-01&to=2027-01-10", [["days", 1]], [japanDayPass]],
    ["data=any&speed=1024", [["speed", 1]], [{ ...japanDayPass, speedAfterKbps: 128 }]],
  ] as const)("%s", (address, help, cards) => {
    expect(relaxable([...cards], choices(address), japan).map(({ name, left }) => [name, left])).toEqual(help);
  });
});

test("plans are sent as what they have otherwise than the one before, and come back whole", () => {
  const premium = { ...bigPass, networks: japanDayPass.networks.slice(0, 1), was: money(7000, "HKD") };
  const destination = {
    iso2: "JP",
    slug: "japan",
    mcc: "440",
    name: "Japan",
    continent: "asia",
    timeZone: "Asia/Tokyo",
    identityRule: "none",
    blockedNote: null,
  } as const;
  const sold = [japanDayPass, premium, smallPass, japanPackage, byPost];
  const offer = offerOf({ destination, notices: [], plans: sold });
  expect(cardsOf(offer)).toEqual(sold);
  expect(offer.plans.at(-1)).toEqual({ code: "card", ways: ["physical"] });
  expect(cardsOf(offerOf({ destination, notices: [], plans: [] }))).toEqual([]);
});
