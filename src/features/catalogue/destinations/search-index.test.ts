import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { languages } from "../../../kernel/language.ts";
import type { Destination, Place } from "./destination.ts";
import { nameIn } from "./names.ts";
import { searchIndex } from "./search-index.server.ts";

const rows = (file: string) =>
  parse<Record<string, string>>(readFileSync(join(import.meta.dirname, "../../../../db/demo", file)), {
    columns: true,
  });
const names = (row: Record<string, string>) =>
  Object.fromEntries(languages.map((language) => [language, row[language]]));
const places = rows("places.csv").map(
  (row) => ({ ...row, code: row.code || null, names: names(row) }) as unknown as Place,
);
const demoShop = rows("destinations.csv").map((row) => {
  const ofIt = places.filter(({ iso2 }) => iso2 === row.iso2);
  return {
    ...row,
    popular: row.popular ? Number(row.popular) : null,
    names: names(row),
    places: ofIt,
    from: {},
  } as unknown as Destination;
});
const index = searchIndex(demoShop);
const find = (query: string, language: (typeof languages)[number] = "en") =>
  index
    .find(query, language)
    .entries.map(({ destination, kind, names }) =>
      kind === "destination" ? destination.iso2 : `${destination.iso2} ${nameIn(names, language)}`,
    );

describe("the demo shop is searched", () => {
  test.each([
    ["by name in any language", ["英国", "英國", "United Kingdom", "イギリス", "영국"], "GB"],
    [
      "without accents, spaces and punctuation",
      ["cote d'ivoire", "Côte d’Ivoire", "cote divoire", "COTEDIVOIRE"],
      "CI",
    ],
    ["with letters missing, wrong or swapped", ["Jpaan", "Japn", "Japann", "jaapn"], "JP"],
    ["with more letters wrong in longer names", ["Thialand", "Tailand", "Thaland", "thailnad"], "TH"],
    ["by its beginning", ["Singapor", "singa", "新加", "シンガ", "싱가"], "SG"],
    ["by a later word", ["kong", "konk"], "HK"],
  ])("%s", (_, queries, iso2) => {
    for (const query of queries) expect(find(query)[0], query).toBe(iso2);
  });

  test.each([
    ["Bali", "ID Bali"],
    ["バリ", "ID Bali"],
    ["ばり", "ID Bali"],
    ["東京", "JP Tokyo"],
    ["tokio", "JP Tokyo"],
    ["도쿄", "JP Tokyo"],
    ["New Yrok", "US New York"],
    ["newyork", "US New York"],
    ["São Paulo", "BR São Paulo"],
    ["sao paulo", "BR São Paulo"],
    ["xian", "CN Xi'an"],
    ["圣彼德堡", "RU Saint Petersburg"],
    ["heathrow", "GB London Heathrow Airport"],
    ["tokyo japan", "JP Tokyo"],
    ["UK", "GB UK"],
    ["臺灣", "TW"],
    ["台灣", "TW"],
  ])("%s is %s", (query, hit) => {
    expect(find(query)[0]).toBe(hit);
  });

  test("by the codes of airports, before names that begin so", () => {
    expect(find("BKK")).toEqual(["TH Bangkok Suvarnabhumi Airport"]);
    expect(find("hnd")[0]).toBe("JP Tokyo Haneda Airport");
    expect(find("sin")[0]).toBe("SG Singapore Changi Airport");
  });

  test("place names in the visitor's language", () => {
    expect(languages.map((language) => find("Bangkok", language)[0])).toEqual([
      "TH 曼谷",
      "TH 曼谷",
      "TH Bangkok",
      "TH バンコク",
      "TH 방콕",
    ]);
  });

  test("with a word too much", () => {
    expect(find("日本旅行")[0]).toBe("JP");
    expect(find("japan esim")[0]).toBe("JP");
  });

  test("by pinyin, where the visitor reads Simplified Chinese", () => {
    expect(find("yingguo", "zh-cn")).toEqual(["GB"]);
    expect(find("yingguo", "en")).toEqual([]);
  });
});

describe("hits are ordered", () => {
  test("a name itself before names that begin so, and without what is only alike", () => {
    expect(find("Niger")).toEqual(["NE", "NG"]);
    expect(find("Mali")).toEqual(["ML"]);
  });

  test("popular destinations first among equal beginnings", () => {
    const order = find("s").map((hit) => demoShop.find(({ iso2 }) => hit.startsWith(iso2))!.popular ?? 999);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test("one for each destination, at most eight", () => {
    const hits = find("airport");
    expect(hits).toHaveLength(8);
    expect(new Set(hits.map((hit) => hit.slice(0, 2))).size).toBe(8);
  });
});

describe("what no shop sells", () => {
  test.each(["", "!!!", "🗼", "qqqqq", "\u0000", "\ud800"])("%j finds nothing", (query) => {
    expect(find(query)).toEqual([]);
  });

  test("costs little to look for, whatever it is", () => {
    const longest = [
      "a".repeat(100),
      "san ".repeat(25),
      "abcdefghijklmn ".repeat(6),
      "日本".repeat(50),
      "가나다라마".repeat(20),
      "santa barbara monica maria lucia cruz clara",
      "s",
    ];
    for (const query of longest) find(query);
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round++) for (const query of longest) find(query);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 20 / longest.length).toBeLessThan(5);
  });
});

describe("whom Enter means", () => {
  const meant = (query: string, language: (typeof languages)[number] = "en") =>
    index.find(query, language).meant?.entry.destination.iso2;

  test.each([
    ["Seoul", "KR"],
    ["BKK", "TH"],
    ["bkk", "TH"],
    ["東京", "JP"],
    ["Japan", "JP"],
    ["Haneda", "JP"],
    ["HND", "JP"],
    ["Congo", "CG"],
    ["kor", "KR"],
    ["tokyo japan", "JP"],
    // one that is spelled wrong is meant where nothing else is like it
    ["Soeul", "KR"],
  ])("%s means %s", (query, iso2) => expect(meant(query)).toBe(iso2));

  test.each(["united", "s", "nowhere at all", "qqqq"])("%s does not name one place", (query) =>
    expect(meant(query)).toBeUndefined(),
  );
});
