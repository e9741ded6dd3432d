import { expect, test } from "vitest";
import { fieldInForm, rowsIn, turnedBack, typedIn, wishIn } from "./text-entries.ts";

test("what a form sends becomes the call, row by row in each language", () => {
  const sent = {
    do: "look",
    version: "v",
    "facts.position": " 3 ",
    "zh-cn.title": "标题",
    "zh-cn.0": "一\r\n二",
    "en.0": "",
    "en.2": "Three",
    "right.en.2": "1",
    "__proto__.0": "x",
    "constructor.title": "x",
  };
  const entries = typedIn(sent);
  expect(Object.keys(entries)).toEqual(["facts.position", "zh-cn.title", "zh-cn.0", "en.0", "en.2", "right.en.2"]);
  expect(rowsIn(entries)).toBe(3);
  const { facts, languages } = wishIn("question", "Use.x", entries);
  expect(facts).toEqual({ position: "3" });
  expect(languages["zh-cn"]).toEqual({ title: "标题", source: "", paragraphs: ["一\n二", "", ""], right: [] });
  expect(languages["en"]).toEqual({ title: "", source: "", paragraphs: ["", "", "Three"], right: [2] });
  expect(languages["zh-hk"]).toMatchObject({ paragraphs: ["", "", ""] });
});

test("problems stand at the fields of the form", () => {
  expect(
    ["text.name", "text.facts.version", "text.languages.zh-hk.title", "text.languages.en.paragraphs.4"].map(
      fieldInForm,
    ),
  ).toEqual(["name", "facts.version", "zh-hk.title", "en.4"]);
});

test("a change is turned back to what was there before, also to nothing", () => {
  expect(
    turnedBack({ "en.0": "b", "en.1": "c" }, [
      { field: "en.0", before: "a" },
      { field: "en.1", before: null },
    ]),
  ).toEqual({ "en.0": "a", "en.1": "" });
});
