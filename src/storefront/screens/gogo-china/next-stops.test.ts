import { expect, test } from "vitest";
import { nextStops } from "./next-stops.ts";

const guide = {
  places: [
    ["HK", "Hong Kong"],
    ["KR", "South Korea"],
    ["JP", "Japan"],
    ["US", "United States"],
  ].map(([iso2 = "", name = ""]) => ({ iso2, name, english: name, chinese: name })),
};

test.each([
  ["US", "Hong Kong or South Korea"],
  ["HK", "South Korea or Japan"],
  ["KR", "Hong Kong or Japan"],
])("from %s and back: %s instead", (from, said) => expect(nextStops(guide, from, "en")).toBe(said));

test("a shop that knows none of them names none", () => {
  expect(nextStops({ places: guide.places.slice(3) }, "US", "en")).toBe("");
  expect(nextStops({ places: guide.places.slice(0, 1) }, "US", "zh-hk")).toBe("Hong Kong");
});
