import { describe, expect, test } from "vitest";
import { words } from "../../../i18n/en/console-price-sheet.ts";
import type { Call } from "../../ground/asking.ts";
import { deedOnSearch } from "./deed-on-search.ts";

/** A catalogue of so many plans, 50 a page; what it was asked for. */
function catalogue(count: number) {
  const asked: Record<string, unknown>[] = [];
  const call = (async (_path: string, wish: { after?: string }) => {
    asked.push(wish);
    const first = wish.after === undefined ? 0 : Number(wish.after) + 1;
    const codes = Array.from({ length: Math.min(50, count - first) }, (_, at) => String(first + at));
    const price = { amount: 1000, was: null };
    const plans = codes.map((code) => ({ code, version: "v", prices: { CNY: price, HKD: price, USD: price } }));
    return { plans, rates: { HKD: 0.9 }, older: first + codes.length < count ? codes.at(-1) : null };
  }) as unknown as Call;
  return { call, asked };
}
const percent = { do: "percent", percent: "-5", on: "HKD" };

describe("a deed on every plan of a search", () => {
  test("is done on all pages of that search and kind, 200 plans at most, and to one currency alone", async () => {
    const { call, asked } = catalogue(200);
    const wish = { search: "jp-", kind: "fixed" } as const;
    const done = await deedOnSearch(percent, wish, call, words);
    const { entries } = done as { entries: Record<string, string> };
    expect(Object.keys(entries).filter((name) => name.endsWith(":version"))).toHaveLength(200);
    expect([entries["199:HKD:amount"], entries["199:CNY:amount"]]).toEqual(["9.50", "10.00"]);
    expect(asked).toEqual([undefined, "49", "99", "149"].map((after) => ({ ...wish, ...(after && { after }) })));
  });

  test("of more plans is none, and stops looking", async () => {
    const { call, asked } = catalogue(5000);
    expect(await deedOnSearch(percent, {}, call, words)).toEqual({
      problem: { field: "percent", message: words.tooMany(200) },
    });
    expect(asked).toHaveLength(5);
  });

  test.each([
    [{ do: "percent", percent: "-100" }, "percent", words.notPercent],
    [{ do: "percent", percent: "" }, "percent", words.notPercent],
    [{ do: "rate", base: "EUR" }, "base", words.noCurrency],
  ])("%j is told at its field, and looks at no plan", async (sent, field, message) => {
    const { call, asked } = catalogue(10);
    expect(await deedOnSearch(sent, {}, call, words)).toEqual({ problem: { field, message } });
    expect(asked).toEqual([]);
  });

  test("publishing is no deed", async () => {
    expect(await deedOnSearch({ do: "publish" }, {}, catalogue(10).call, words)).toBeUndefined();
  });
});
