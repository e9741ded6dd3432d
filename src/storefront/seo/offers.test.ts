import { beforeAll, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../test/plan-cards.ts";
import { loadWords, wordsOf } from "../ground/visit/words.ts";
import { offeredWholesale } from "./offers.server.ts";

beforeAll(() => loadWords("en", ["plans"]));

const page = {
  route: "resale-distribution",
  open: true,
  data: {},
  language: "en" as const,
  address: new URL("https://shop.example/en/resale-distribution"),
};
const offered = (tiers: Parameters<typeof offeredWholesale>[1]) =>
  offeredWholesale([japanDayPass, japanPackage], tiers, page, "/en/resale-distribution", wordsOf("en", "plans"));

test("a day pass is offered to resellers by the day, a package as a whole", () => {
  const [pass, whole] = offered([{ from: 500, percentOff: 10 }]) as Record<string, unknown>[];
  expect(pass).toMatchObject({
    price: "22.50",
    priceSpecification: { "@type": "UnitPriceSpecification", price: "22.50", priceCurrency: "HKD", unitCode: "DAY" },
    eligibleQuantity: { minValue: 500, unitCode: "C62" },
  });
  expect(whole).toMatchObject({ price: "88.20", eligibleQuantity: { minValue: 500, unitCode: "C62" } });
  expect(whole).not.toHaveProperty("priceSpecification");
});

test("where no step's price is public nothing is offered", () => {
  expect(offered([{ from: 500, percentOff: null }])).toBeUndefined();
});
