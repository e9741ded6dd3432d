import { expect, test } from "vitest";
import { moreWords } from "./more-words.ts";

const areas = new Set(Object.keys(moreWords).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ts".length)));

test("what staff read is not built for visitors, and what visitors read is", () => {
  expect([...areas].filter((area) => area.startsWith("console"))).toEqual([]);
  expect(areas).toContain("checkout");
});
