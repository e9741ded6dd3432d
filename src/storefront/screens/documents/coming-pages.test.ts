import { expect, test } from "vitest";
import { comingPage, onwardFrom } from "./coming-pages.ts";

test.each([
  ["/en/developing", "other"],
  ["/en", "other"],
])("%s promises what %s will offer", (pathname, page) => expect(comingPage(pathname)).toBe(page));

test("every such page leads on to somewhere", () => {
  expect(Object.values(onwardFrom).filter((links) => links.length < 2)).toEqual([]);
});
