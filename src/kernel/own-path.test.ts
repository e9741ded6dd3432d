import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const elsewhere = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "evil.example",
  "",
  "/",
  "?x",
  "#x",
  "//[",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  `/${"x".repeat(2000)}`,
  undefined,
  null,
  7,
  ["/en/account"],
];
test.each(elsewhere)("%j is no path of this shop", (wish) => expect(ownPath(wish)).toBeUndefined());

test.each([
  ["/en/account?tab=detail", "/en/account?tab=detail"],
  ["/en/account#top", "/en/account"],
  ["/.//evil.example", "/evil.example"],
  ["/x/..//evil.example", "/evil.example"],
  ["/en/\r\nLocation: x", "/en/Location:%20x"],
])("%j is %s", (wish, path) => expect(ownPath(wish)).toBe(path));
