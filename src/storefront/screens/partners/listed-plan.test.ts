import { describe, expect, test } from "vitest";
import { hueIn, listedPlan, listingIn } from "./listed-plan.ts";

const place = {
  destination: { iso2: "JP", name: "Japan", identityRule: "none" as const },
  coverage: [{ carrier: "SoftBank", apn: "farwave", rank: "primary" as const, generations: ["4G", "5G"] }],
  like: { price: { amount: 10_500, currency: "HKD" as const }, breakout: ["HK"] },
};
const listed = (query: string) => listedPlan(listingIn(new URLSearchParams(query)), place, "HKD");

describe("what no plan can have is named, each field", () => {
  test.each([
    ["data=&days=&price=x", ["data", "days", "price"]],
    ["data=0&days=0&price=0", ["data", "days", "price"]],
    ["data=0.05", ["data"]],
    ["data=1000.01", ["data"]],
    ["data=1e9", ["data"]],
    ["data=-5", ["data"]],
    ["days=366", ["days"]],
    ["days=1.5", ["days"]],
    ["price=%3Cscript%3E", ["price"]],
  ])("%s", (query, wrong) => expect(listed(query)).toEqual({ wrong }));
});

test("without a word an example, at the price of a plan that the shop has there, on the catalogue's networks", () => {
  expect(listed("")).toEqual({
    plan: expect.objectContaining({
      kind: "fixed",
      area: "JP",
      allowanceMb: 10_240,
      days: 30,
      price: { amount: 10_500, currency: "HKD" },
      networks: place.coverage,
      breakout: ["HK"],
    }),
  });
});

test("a day pass of half a gigabyte, in the writing of a continent", () => {
  expect(listed("kind=day_pass&data=0%2C5&days=14&price=6%2C50")).toMatchObject({
    plan: { kind: "day_pass", allowanceMb: 512, days: null, minDays: 1, maxDays: 14, price: { amount: 650 } },
  });
});

test("names and logos are cut by characters, and a colour that there is not is one that there is", () => {
  const listing = listingIn(new URLSearchParams({ name: "🦊".repeat(50), logo: "香港電訊盈科", hue: "url(x)" }));
  expect([Array.from(listing.name).length, listing.logo, hueIn(listing)]).toEqual([30, "香港電訊", "celadon"]);
});
