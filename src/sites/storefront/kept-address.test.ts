import { expect, test } from "vitest";
import { isKept } from "./kept-address.ts";

const plans = ["country", "mcc", "kind", "days"];

test.each([
  ["", true],
  ["?country=JP&mcc=440", true],
  ["?mcc=440&country=JP&kind=fixed&days=7", true],
  ["?country=", true],
  ["?country=JP&from=2026-12-03", false],
  ["?country=JP&compare=a", false],
  ["?country=JP&utm_source=letter", false],
  ["?x", false],
  ["?country=JP&country=JP", false],
  [`?days=${"7".repeat(81)}`, false],
  ["?country=JP&__proto__=1", false],
])("an address with %s is kept: %s", (search, kept) =>
  expect(isKept(plans, `https://shop.example/en/plans${search}`)).toBe(kept),
);

test("a page without choices is kept at its bare address, one of a single visitor never", () => {
  const [bare, asking] = ["https://shop.example/en/homepage", "https://shop.example/en/homepage?x=1"];
  expect([isKept([], bare), isKept([], asking), isKept(false, bare), isKept(undefined, bare)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
