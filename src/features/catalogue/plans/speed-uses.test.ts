import { expect, test } from "vitest";
import { howWell, speedUses } from "./speed-uses.ts";

test.each([
  [128, "well not not not"],
  [384, "well poorly not not"],
  [1024, "well well poorly not"],
  [5120, "well well well poorly"],
  [10_240, "well well well well"],
])("%i kbit/s: chat, maps, video calls, HD are %s", (kbps, expected) => {
  expect(speedUses.map((use) => howWell(use, kbps)).join(" ")).toBe(expected);
});
