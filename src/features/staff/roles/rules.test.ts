import { expect, test } from "vitest";
import { isDeleteWord, readAs } from "./rules.ts";

test.each([
  ["Night shift", "night  SHIFT"],
  ["ＶＩＰ", "vip"],
  [" 值班 ", "值班"],
])("%o and %o are one name to a reader", (one, other) => expect(readAs(one)).toBe(readAs(other)));
test("值班 and 值班组 are two", () => expect(readAs("值班")).not.toBe(readAs("值班组")));

test.each(["delete", " DELETE ", "删除", "刪除"])("%s confirms", (typed) => expect(isDeleteWord(typed)).toBe(true));
test.each(["", "yes", "delete it", "erase"])("%s does not", (typed) => expect(isDeleteWord(typed)).toBe(false));
