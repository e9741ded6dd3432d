import { describe, expect, test } from "vitest";
import { cellsOf, type PriceRow } from "../../parts/price-cells.ts";
import { cellAt, cellsAgain, changesIn, draftsIn, entriesOfDraft, overtaken } from "./price-entries.ts";

const row = {
  code: "jp.day-1",
  version: "0".repeat(32),
  prices: {
    CNY: { amount: 1400, was: null },
    HKD: { amount: 1500, was: 1600 },
    USD: { amount: 199, was: null },
  },
} as PriceRow;

const sent = Object.fromEntries(cellsOf(row));
const HKD = "jp.day-1:HKD:amount";
const USD = "jp.day-1:USD:amount";

test("prices that were typed go out with all others of their plan; a plan that nobody typed into is not sent", () => {
  expect(changesIn(sent)).toEqual([]);
  expect(changesIn({ ...sent, [HKD]: " 15.00 " })).toEqual([]);
  const prices = { ...row.prices, HKD: { amount: 1400, was: 1600 } };
  expect(changesIn({ ...sent, [HKD]: "14" })).toEqual([{ code: row.code, version: row.version, prices }]);
  expect(changesIn({ ...sent, [HKD]: "" })).toHaveLength(1);
});

describe("shown again when a colleague has published another price", () => {
  const theirs: PriceRow = {
    ...row,
    version: "1".repeat(32),
    prices: { ...row.prices, USD: { amount: 299, was: null } },
  };
  const now = cellsOf(theirs);

  test("a plan that nobody typed into is what is published now, and stays out of the next publication", () => {
    for (const isChanged of [true, false]) {
      const again = cellsAgain(theirs, sent, isChanged);
      expect(again).toEqual(now);
      expect(changesIn(Object.fromEntries(again))).toEqual([]);
    }
    expect(cellsAgain(theirs, {}, false)).toEqual(now);
  });

  test("after a collision typed cells stay, the others and the version are of now", () => {
    const again = cellsAgain(theirs, { ...sent, [HKD]: "14" }, true);
    expect([again.get(HKD), again.get(USD)]).toEqual(["14", "2.99"]);
    expect(changesIn(Object.fromEntries(again))).toEqual([
      {
        code: row.code,
        version: theirs.version,
        prices: { ...theirs.prices, HKD: { amount: 1400, was: 1600 } },
      },
    ]);
  });

  test("without one the plan is as it was sent, so that the collision is noticed when it is published", () => {
    const again = cellsAgain(theirs, { ...sent, [HKD]: "14" }, false);
    expect(again.get(USD)).toBe("1.99");
    expect(changesIn(Object.fromEntries(again))[0]!.version).toBe(row.version);
  });
});

describe("a draft", () => {
  test("is of the plans that were typed into; of the others it is dropped", () => {
    expect(draftsIn(sent)).toEqual([{ code: row.code, version: row.version, entries: null }]);
    const [draft] = draftsIn({ ...sent, [HKD]: "x".repeat(300) });
    expect(draft!.entries).toMatchObject({ "HKD:amount": "x".repeat(200), "USD:amount": "1.99" });
    expect(draftsIn({ [HKD]: "14" })).toEqual([]);
  });

  test("is the form again as it was sent", () => {
    const typed = { ...sent, [HKD]: "1,4x" };
    const [draft] = draftsIn(typed);
    expect(entriesOfDraft(row.code, { ...draft!, entries: draft!.entries! })).toEqual(typed);
  });

  test("names what a colleague has published since in the cells that were typed into, with what it was", () => {
    const theirs: PriceRow = {
      ...row,
      version: "1".repeat(32),
      prices: { ...row.prices, HKD: { amount: 1700, was: null }, USD: { amount: 299, was: null } },
    };
    const typed = { ...sent, [HKD]: "14", "jp.day-1:CNY:amount": "13" };
    expect(overtaken(theirs, typed)).toEqual(new Map([[HKD, "15.00"]]));
    expect(overtaken(row, typed)).toEqual(new Map());
    // what was typed is what they have published
    expect(overtaken(theirs, { ...sent, [HKD]: "17.00" })).toEqual(new Map());
    expect(overtaken(theirs, {})).toEqual(new Map());
  });
});

test("what is typed is read, and what cannot be stays for its rule", () => {
  const entries = { ...sent, "jp.day-1:USD:amount": "2,5", "jp.day-1:CNY:amount": "=1+1" };
  expect(changesIn(entries)[0]!.prices).toMatchObject({ USD: { amount: 250 }, CNY: { amount: "=1+1" } });
});

test("a problem is told at its cell", () => {
  expect(cellAt("changes.1.prices.HKD.was", [{ code: "a" }, { code: "b" }])).toBe("b:HKD:was");
});
