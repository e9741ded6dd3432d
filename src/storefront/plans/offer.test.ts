import { expect, test } from "vitest";
import type { DestinationHead, PlanCard } from "../../features/plans/contract.ts";
import { money } from "../../kernel/money.ts";
import { japanDayPass, japanPackage } from "../../../test/plan-cards.ts";
import { cardsOf, offerOf } from "./offer.ts";

const destination: DestinationHead = {
  iso2: "JP", slug: "japan", mcc: "440", name: "Japan", continent: "asia", timeZone: "Asia/Tokyo", identityRule: "none", blockedNote: null,
};
const byPost: PlanCard = { ...japanPackage, code: "jp-sim", ways: ["physical"], price: money(100, "HKD") };
const bigPass: PlanCard = { ...japanDayPass, code: "jp-day-3gb", price: money(6100, "HKD") };
const offer = (plans: PlanCard[], kind: string | null = null) => offerOf({ destination, plans }, kind);
const codes = ({ plans }: { plans: readonly { code: string }[] }) => plans.map(({ code }) => code);

test("shows the kind that is asked for, and counts both", () => {
  const plans = [bigPass, japanDayPass, japanPackage];
  expect(codes(offer(plans, "fixed"))).toEqual(["jp-10gb-15d"]);
  expect(codes(offer(plans, "day_pass"))).toEqual(["jp-day-3gb", "jp-day-1gb"]);
  expect(offer(plans).counts).toEqual({ day_pass: 2, fixed: 1 });
});

test("what only comes by post is not offered, not even as the cheapest", () => {
  const shown = offer([japanPackage, byPost], "fixed");
  expect(codes(shown)).toEqual(["jp-10gb-15d"]);
  expect(shown.cheapest.fixed?.price.amount).toBe(9800);
});

test("the cheapest of a kind is the cheapest, wherever it stands", () => {
  expect(offer([bigPass, japanDayPass]).cheapest).toEqual({ day_pass: { price: japanDayPass.price, allowanceMb: 1024 }, fixed: undefined });
});

test("without a wish the kind that there is, day passes first", () => {
  expect(offer([japanPackage]).kind).toBe("fixed");
  expect(offer([japanPackage, japanDayPass], "nonsense").kind).toBe("day_pass");
  expect(offer([]).kind).toBe("day_pass");
});

test("networks are sent once and come back to each card", () => {
  const premium = { ...bigPass, networks: japanDayPass.networks.slice(0, 1) };
  const shown = offer([japanDayPass, premium, { ...japanDayPass, code: "jp-day-2gb" }]);
  expect(shown.networks).toHaveLength(2);
  expect(cardsOf(shown).map(({ networks }) => networks.length)).toEqual([2, 1, 2]);
});
