import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFields, type ReadDocument } from "../../../kernel/read-document.ts";
import { doubtfulIn, mergeReading } from "./merge-reading.ts";

const read = (texts: Partial<Record<(typeof readFields)[number], string>>): ReadDocument => ({
  type: 1,
  fields: Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { text, doubtful: [1], isProved: name !== "englishName" }]),
  ),
});
const chan = read({ englishName: "CHAN MEI", number: "TR1234567", birth: "1990-02-15" });

describe("what was read is filled in", () => {
  test("where nothing stands yet, and beside what no photograph shows", () => {
    const form = { englishName: "", number: "", chineseName: "陳美" };
    expect(mergeReading(form, { before: null, now: chan })).toMatchObject({
      englishName: "CHAN MEI",
      number: "TR1234567",
      birth: "1990-02-15",
      chineseName: "陳美",
    });
  });

  test("in place of what the photograph before said, and not of what was typed or put right", () => {
    const form = { englishName: "CHAN MEI LING", number: "TR1234567", birth: "1990-02-15", country: "JPN" };
    const now = read({ englishName: "CHEN MEI", number: "TR7654321", country: "CHN" });
    expect(mergeReading(form, { before: chan, now })).toEqual({
      englishName: "CHAN MEI LING",
      number: "TR7654321",
      // the photograph that said so is not there any more
      birth: "",
      country: "JPN",
      chineseName: "",
      expiry: "",
    });
  });

  test("and a photograph of which nothing could be read changes nothing", () => {
    const form = { englishName: "CHAN MEI", number: "" };
    expect(mergeReading(form, { before: chan, now: null })).toEqual(form);
  });

  test("whatever is read, in whatever order, no typed character is lost", () => {
    const text = fc.string({ maxLength: 8 });
    const document = fc.option(fc.dictionary(fc.constantFrom(...readFields), text).map(read), { nil: null });
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 5 }),
        fc.constantFrom(...readFields),
        text,
        (readings, name, typed) => {
          fc.pre(typed !== "" && readings.every((one) => one?.fields[name]?.text !== typed));
          let form: Record<string, string> = { [name]: typed };
          for (const [at, now] of readings.entries())
            form = mergeReading(form, { before: readings[at - 1] ?? null, now });
          expect(form[name]).toBe(typed);
        },
      ),
    );
  });
});

test("a doubtful character is marked until its field is touched", () => {
  expect(doubtfulIn(chan, "number", "TR1234567")).toEqual([1]);
  expect(doubtfulIn(chan, "number", "TR1234568")).toEqual([]);
  expect(doubtfulIn(chan, "expiry", "")).toEqual([]);
  expect(doubtfulIn(null, "number", "TR1234567")).toEqual([]);
});
