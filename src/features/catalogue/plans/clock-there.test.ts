import { expect, test } from "vitest";
import { clockThere } from "./clock-there.server.ts";

test.each([
  ["a day pass by the midnight of its own", "Asia/Hong_Kong", "Asia/Tokyo", { zone: "Asia/Hong_Kong", city: "香港" }],
  ["a package by its country's", null, "Asia/Tokyo", { zone: "Asia/Tokyo", city: "東京" }],
  ["one for many countries by none", null, null, null],
  ["of a destination that is gone", null, undefined, null],
] as const)("%s", (_, day, country, clock) => expect(clockThere(day, country, "zh-hk")).toEqual(clock));
