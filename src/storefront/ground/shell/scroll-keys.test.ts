import { expect, test } from "vitest";
import { scrollKeys } from "./scroll-keys.ts";

/** As the router asks: for the place that is left, then for the place that is reached. */
function walk(...pathnames: string[]) {
  const keyOf = scrollKeys();
  const places = pathnames.map((pathname, step) => ({ key: `step${step}`, pathname }));
  const keys = places.map((place, step) => {
    if (step > 0) keyOf(places[step - 1]!);
    return keyOf(place);
  });
  return { keyOf, keys, places };
}

test("another page has its own position, so it begins at the top", () => {
  expect(walk("/en/homepage", "/en/plans", "/en/homepage").keys).toEqual(["step0", "step1", "step2"]);
});

test("the same path with another query begins at the top, too", () => {
  expect(walk("/en/plans", "/en/plans").keys).toEqual(["step0", "step1"]);
});

test("the same plan-detail path keeps its position", () => {
  expect(walk("/en/plans", "/en/plan-detail", "/en/plan-detail", "/en/plan-detail").keys).toEqual([
    "step0",
    "step1",
    "step1",
    "step1",
  ]);
});

test("coming to plan-detail again from elsewhere begins at the top", () => {
  expect(walk("/en/plan-detail", "/en/plans", "/en/plan-detail").keys).toEqual(["step0", "step1", "step2"]);
});

test("another language's plan-detail is another path", () => {
  expect(walk("/en/plan-detail", "/zh-cn/plan-detail").keys).toEqual(["step0", "step1"]);
});

test("going back finds the position that was left", () => {
  const { keyOf, places } = walk("/en/plans", "/en/plan-detail", "/en/plan-detail");
  expect(keyOf(places[1]!)).toBe("step1");
  expect(keyOf(places[0]!)).toBe("step0");
});
