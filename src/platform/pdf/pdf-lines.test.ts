import { expect, test } from "vitest";
import { brokenInto } from "./pdf-lines.server.ts";

/** Ten letters to a line, Chinese twice as wide. */
const broken = (text: string) =>
  brokenInto(text, 10, (part) =>
    Array.from(part).reduce((sum, letter) => sum + (/\p{Script=Han}|[，。（）]/u.test(letter) ? 2 : 1), 0),
  );

test.each<[string, string, string[]]>([
  ["nothing", "", [""]],
  ["what fits", "one two", ["one two"]],
  ["between words", "one two three four", ["one two", "three four"]],
  ["a word longer than a line, anywhere", "abcdefghijklm no", ["abcdefghij", "klm no"]],
  ["a no-break space never", "speed 1\u00a0Mbps", ["speed", "1\u00a0Mbps"]],
  ["between Chinese characters", "每天一个套餐", ["每天一个套", "餐"]],
  ["never before a comma", "每天一个套，餐", ["每天一个", "套，餐"]],
  ["never behind an opening bracket", "每天一个（套餐）", ["每天一个", "（套餐）"]],
])("lines break: %s", (_, text, lines) => {
  expect(broken(text)).toEqual(lines);
});
