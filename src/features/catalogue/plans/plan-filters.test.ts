import { describe, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import type { PlanCard } from "./contract.ts";
import { counted, droppable, ipsOf, passing, without, type Filters } from "./plan-filters.ts";

const fourG: PlanCard = {
  ...japanDayPass,
  code: "4g",
  networks: [{ carrier: "A", rank: "primary", generations: ["4G"], apn: "a" }],
  identity: "real_name",
  breakout: ["JP"],
};
const byPost: PlanCard = { ...japanPackage, code: "card", ways: ["physical"] };
const plans = [japanDayPass, japanPackage, fourG, byPost];
const codes = (filters: Filters) =>
  passing(plans, filters)
    .map(({ code }) => code)
    .join(" ");

describe("a filter leaves what has it", () => {
  test.each<[Filters, string]>([
    [{ way: "esim" }, "jp-day-1gb jp-10gb-15d 4g"],
    [{ way: "physical" }, "jp-day-1gb jp-10gb-15d 4g card"],
    [{ way: "esim", fiveG: true }, "jp-day-1gb jp-10gb-15d"],
    [{ way: "esim", hotspot: true }, "jp-10gb-15d"],
    [{ way: "esim", noId: true }, "jp-day-1gb jp-10gb-15d"],
    [{ way: "esim", topUp: true }, "jp-10gb-15d"],
    [{ way: "esim", ip: "JP" }, "4g"],
    [{ way: "esim", ip: "ZZ" }, ""],
    [{ way: "esim", ip: "JP", fiveG: true }, ""],
  ])("%j: %s", (filters, left) => expect(codes(filters)).toBe(left));
});

test("each choice counts how many plans it would leave, the others kept", () => {
  expect(counted(plans, { way: "esim", fiveG: true })).toEqual({
    must: { fiveG: 2, hotspot: 1, noId: 2, topUp: 1 },
    way: { esim: 2, physical: 3, renewal: 2 },
    ip: { HK: 2, JP: 0, SG: 2 },
  });
  expect(ipsOf([])).toEqual([]);
});

test("what to drop when nothing is left", () => {
  const filters: Filters = { way: "renewal", ip: "JP", fiveG: true };
  expect(droppable(plans, filters)).toEqual([
    { name: "fiveG", left: 1 },
    { name: "ip", left: 2 },
    { name: "way", left: 0 },
  ]);
  expect(passing(plans, without(filters, "fiveG")).map(({ code }) => code)).toEqual(["4g"]);
  expect(without(filters, "way").way).toBe("esim");
});
