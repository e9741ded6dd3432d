import { expect, test } from "vitest";
import { moment, onOneLine, table } from "./shown-text.ts";

test.each([
  ["\u{1b}[2J\u{1b}]0;owned\u{7}Mei", "[2J ]0;owned Mei"],
  ["12 Nathan Road\r\nKowloon", "12 Nathan Road Kowloon"],
  ["abc\u{202e}cba", "abc cba"],
  ["\u{d800}x", "x"],
  // families and flags are joined by what looks like a control
  ["👨‍👩‍👧 Mei", "👨‍👩‍👧 Mei"],
])("%j cannot move the terminal: %j", (text, shown) => {
  expect(onOneLine(text)).toBe(shown);
});

test("columns stand under each other, also with Chinese", () => {
  expect(
    table(
      ["who", "where"],
      [
        ["陳大文", "彌敦道"],
        ["Mei", "Nathan\nRoad"],
      ],
    ),
  ).toEqual(["who     where", "陳大文  彌敦道", "Mei     Nathan Road"]);
});

test("moments to the minute", () => {
  expect(moment(new Date("2026-11-21T08:00:59Z"))).toBe("2026-11-21 08:00");
  expect(moment(null)).toBe("");
});
