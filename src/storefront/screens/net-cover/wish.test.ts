import { describe, expect, test } from "vitest";
import { addressOf, line, wishOf } from "./wish.ts";

describe("an address is read without trust", () => {
  test.each([
    ["", { query: "", country: "", area: "world" }],
    ["q=%20vodafone%20&area=europe", { query: "vodafone", country: "", area: "europe" }],
    ["country=JP&area=atlantis", { query: "", country: "JP", area: "world" }],
    ["area=constructor", { query: "", country: "", area: "world" }],
    ["q=%00%0A&country=%00", { query: "", country: "", area: "world" }],
    ["q=a%00b", { query: "a b", country: "", area: "world" }],
  ])("%s", (search, wish) => expect(wishOf(new URLSearchParams(search))).toEqual(wish));

  test.each(["x".repeat(10_000), "😀".repeat(3000), `x${"😀".repeat(3000)}`, ` ${"x".repeat(99)} ${"y".repeat(900)}`])(
    "%.8s… is cut to what the operation takes",
    (text) => {
      const cut = line(text, 100);
      expect(cut.length).toBeLessThanOrEqual(100);
      expect(cut).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
      expect(cut).toBe(cut.trim());
    },
  );
});

test.each([
  [{ query: "", country: "", area: "world" }, "/en/netCover"],
  [{ query: "o2", country: "DE", area: "europe" }, "/en/netCover?q=o2&country=DE&area=europe"],
  [{ query: "a&b", country: "", area: "world" }, "/en/netCover?q=a%26b"],
] as const)("%j is the address %s", (wish, address) => {
  expect(addressOf("en", wish)).toBe(address);
  expect(wishOf(new URL(address, "http://shop.test").searchParams)).toEqual(wish);
});
