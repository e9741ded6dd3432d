import { expect, test } from "vitest";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import { compareReading, provedOtherwise } from "./compare-reading.ts";
import type { DocumentDetails } from "./contract.ts";

const typed: DocumentDetails = {
  type: 1,
  englishName: "Lindqvist Maja Elin",
  chineseName: null,
  birth: "1992-08-14",
  number: "AA4718205",
  expiry: "2031-06-02",
  country: "SWE",
};

const read = (name: keyof ReadDocument["fields"], text: string, doubtful: number[] = []): ReadDocument => ({
  type: 1,
  fields: { [name]: { text, doubtful, isProved: name !== "englishName" } },
});

test.each<[string, Partial<DocumentDetails>, ReadDocument, boolean]>([
  ["a name in capital letters", {}, read("englishName", "LINDQVIST MAJA ELIN"), true],
  [
    "a name with its accents",
    { englishName: "Lindqvist, Maja-Élin" },
    read("englishName", "LINDQVIST MAJA ELIN"),
    true,
  ],
  ["another name", {}, read("englishName", "LINDQVIST MAIA ELIN"), false],
  ["a name that the zone has cut off", {}, read("englishName", "LINDQVIST MAJA EL", [17]), true],
  ["a name that is shorter and was not cut off", {}, read("englishName", "LINDQVIST MAJA EL"), false],
  ["a number with its brackets", { type: 3, number: "A1234563" }, read("number", "A123456(3)"), true],
  ["two digits that changed places", {}, read("number", "AA4718025"), false],
  ["another day", {}, read("birth", "1992-08-15"), false],
  ["the same day", {}, read("expiry", "2031-06-02"), true],
  ["a date where none was typed", { expiry: null }, read("expiry", "2031-06-02"), false],
  ["a Chinese name of other width", { chineseName: "陳大文 " }, read("chineseName", "陳大文"), true],
  ["a Chinese name that was not typed", {}, read("chineseName", "陳大文"), false],
  ["another state", {}, read("country", "NOR"), false],
])("%s", (_, more, document, isSame) => {
  const [compared] = Object.values(compareReading({ ...typed, ...more }, document));
  expect(compared!.isSame).toBe(isSame);
});

test("what the photograph does not show is not compared, and what check digits prove is told", () => {
  expect(compareReading(typed, read("number", "AA4718205"))).toEqual({
    number: { text: "AA4718205", isProved: true, isSame: true, slice: null },
  });
});

test.each<[string, ReadDocument, object]>([
  ["another number", read("number", "AA4718206"), { number: "AA4718206" }],
  ["the same number", read("number", "aa 4718205"), {}],
  ["another name, which has no check digit", read("englishName", "LINDQVIST MAIA ELIN"), {}],
  [
    "another day that no check digit covers",
    { type: 1, fields: { birth: { text: "1992-08-15", doubtful: [], isProved: false } } },
    {},
  ],
])("check digits prove %s", (_, document, proved) => {
  expect(provedOtherwise(typed, document)).toEqual(proved);
});
