import { expect, test } from "vitest";
import { isNumberOf, maskedNumber, tidyNumber, type DocumentType } from "./document-number.ts";

test.each<[DocumentType, string, boolean]>([
  [1, "K12345678", true],
  [1, "e12345678", true],
  [1, "L898902C3", true],
  [1, "A12", false],
  [1, "", false],
  [2, "C12345678", true],
  [2, "CA1234567", true],
  [2, "CI1234567", false],
  [2, "CO1234567", false],
  [2, "W12345678", false],
  [2, "C1234567", false],
  [3, "A123456(3)", true],
  [3, "C123456(9)", true],
  [3, "AB987654(3)", true],
  [3, "G123456(A)", true],
  [3, "K123456(0)", true],
  [3, "wx123456(9)", true],
  [3, "XA123456(8)", true],
  [3, "Ａ１２３４５６（３）", true],
  [3, "A123456(4)", false],
  [3, "WX123456(4)", false],
  [3, "1234567(8)", false],
  [3, "ABC123456(1)", false],
  [4, "1234567(8)", true],
  [4, "1/234567/8", true],
  [4, "5686611(1)", true],
  [4, "7000000(0)", true],
  [4, "2234567(8)", false],
  [4, "123456(7)", false],
])("type %d: %s is one: %s", (type, typed, is) => {
  expect(isNumberOf(type, tidyNumber(typed))).toBe(is);
});

test("masked, neither a short nor a long one is told", () => {
  expect(["K12345678", "A1234563", "AB", ""].map(maskedNumber)).toEqual(["K••••••78", "A•••••63", "••", ""]);
});
