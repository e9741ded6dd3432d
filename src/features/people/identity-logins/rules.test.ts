import { expect, test } from "vitest";
import { fieldsThatAgree, marksOf } from "./rules.ts";

const marking = {
  sign: (text: string) => `~${text}~`,
  isSigned: (text: string, mark: string) => mark === `~${text}~`,
};
const proved = { number: "A1234563", englishName: "CHAN, Mei", chineseName: "陳美", birth: "1990-02-15" };

test.each<[string, object, string]>([
  ["as it was proved", {}, "number englishName chineseName birth"],
  [
    "spelt as a form spells it",
    { number: "A123456(3)", englishName: "Chan Mei" },
    "number englishName chineseName birth",
  ],
  ["another number", { number: "A1234571" }, "englishName chineseName birth"],
  ["another name", { englishName: "CHAN MAY" }, "number chineseName birth"],
  ["without the Chinese name", { chineseName: null }, "number englishName birth"],
  ["the simplified characters are others", { chineseName: "陈美" }, "number englishName birth"],
  ["another day", { birth: "1990-02-16" }, "number englishName chineseName"],
])("%s", (_what, change, fields) => {
  expect(fieldsThatAgree({ ...proved, ...change }, marksOf(proved, marking), marking).join(" ")).toBe(fields);
});

test("a name that neither has is the same", () => {
  const none = { ...proved, chineseName: null };
  expect(fieldsThatAgree(none, marksOf(none, marking), marking)).toContain("chineseName");
});

test("the mark of one field is not another's", () => {
  const alike = { number: "A1", englishName: "A1", chineseName: "A1", birth: "A1" };
  expect(new Set(marksOf(alike, marking)).size).toBe(4);
});
