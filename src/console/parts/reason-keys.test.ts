import { expect, test } from "vitest";
import { againReasons, refusalReasons } from "../../kernel/real-name-reasons.ts";
import { photoViews } from "./photo-views.ts";
import { reasonKey } from "./reason-keys.ts";

test("no key of the review is another's: the first of a page would be pressed for both", () => {
  const reasons = [...againReasons, ...refusalReasons].map((_, place) => reasonKey(place + 1));
  const keys = [...reasons, ...photoViews.map(([, , key]) => key), ..."jkarxtsfn".split("")];
  expect(new Set(keys).size).toBe(keys.length);
});
