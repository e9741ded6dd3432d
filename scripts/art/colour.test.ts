import { expect, it } from "vitest";
import { mix } from "./colour.ts";

it("returns each colour at the ends of a mix", () => {
  expect(mix("#0d2a66", 1, "#a9cbd9")).toBe("#0d2a66");
  expect(mix("#0d2a66", 0, "#a9cbd9")).toBe("#a9cbd9");
});

it("mixes as color-mix(in oklab) does: black and white meet in the perceived middle, not at half the light", () => {
  expect(mix("#ffffff", 0.5, "#000000")).toBe("#636363");
});
