import { expect, test } from "vitest";
import { isKept } from "./kept-address.ts";

const plans = ["country", "mcc", "kind", "days"];

test.each([
  ["", true], ["?country=JP&mcc=440", true], ["?mcc=440&country=JP&kind=fixed&days=7", true], ["?country=", true],
  ["?country=JP&from=2026-12-03", false], ["?country=JP&compare=a", false], ["?country=JP&utm_source=letter", false], ["?x", false],
  ["?country=JP&country=JP", false], [`?days=${"7".repeat(81)}`, false], ["?country=JP&__proto__=1", false],
])("an address with %s is kept: %s", (search, kept) => expect(isKept(plans, `https://shop.example/en/plans${search}`)).toBe(kept));

test("a page that takes no choices is kept or not, whatever its address says", () => {
  const url = "https://shop.example/en/homepage?x=1";
  expect([isKept(true, url), isKept(false, url), isKept(undefined, url)]).toEqual([true, false, false]);
});
