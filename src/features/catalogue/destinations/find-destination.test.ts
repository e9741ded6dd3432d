import { describe, expect, test } from "vitest";
import type { Destination } from "./destination.ts";
import { byName, findDestination } from "./find-destination.ts";

type Facts = {
  iso2: string;
  slug: string;
  mcc: string[];
  names: Record<string, string>;
  aliases?: string[];
  cities?: string[];
  popular?: number;
};

const destination = ({ iso2, slug, mcc, names, aliases = [], cities = [], popular }: Facts) =>
  ({
    iso2,
    slug,
    mcc: mcc[0],
    all_mcc: mcc,
    names,
    popular: popular ?? null,
    places: [
      ...aliases.map((en) => ({ kind: "alias", names: { en } })),
      ...cities.map((en) => ({ kind: "city", names: { en } })),
    ],
  }) as unknown as Destination;

const britain = destination({
  iso2: "GB",
  slug: "united-kingdom",
  mcc: ["234", "235"],
  names: { en: "United Kingdom", "zh-cn": "英国", ko: "영국" },
  aliases: ["UK"],
  popular: 8,
});
const guernsey = destination({
  iso2: "GG",
  slug: "guernsey",
  mcc: ["234"],
  names: { en: "Guernsey" },
  cities: ["St Peter Port"],
});
const aland = destination({ iso2: "AX", slug: "aland-islands", mcc: ["244"], names: { en: "Åland Islands" } });
const finland = destination({
  iso2: "FI",
  slug: "finland",
  mcc: ["244"],
  names: { en: "Finland" },
  cities: ["Helsinki"],
});
const congo = destination({ iso2: "CG", slug: "congo", mcc: ["629"], names: { en: "Congo" } });
const drCongo = destination({
  iso2: "CD",
  slug: "dr-congo",
  mcc: ["630"],
  names: { en: "DR Congo" },
  aliases: ["Congo"],
});
const all = [britain, guernsey, aland, finland, congo, drCongo];
const atlas = { byIso2: new Map(all.map((one) => [one.iso2, one])), byName: () => byName(all) };
const find = (country?: string, mcc?: string) => findDestination(atlas, { country, mcc });

describe("a destination is found", () => {
  test.each(["GB", "gb", "GBR", "united-kingdom", "United Kingdom", "UNITED  kingdom", "英国", "영국", "UK", "u.k."])(
    "by %j",
    (country) => {
      expect(find(country)).toBe(britain);
    },
  );

  test("by its code for telephones alone: of those who share it the popular one, else the larger one", () => {
    expect(find(undefined, "235")).toBe(britain);
    expect(find(undefined, "234")).toBe(britain);
    expect(find(undefined, "244")).toBe(finland);
  });

  test("by its country where the two contradict each other", () => {
    expect(find("GG", "234")).toBe(guernsey);
    expect(find("FI", "234")).toBe(finland);
  });

  test("by the code where two have one name, and the one so called first without it", () => {
    expect(find("congo", "630")).toBe(drCongo);
    expect(find("congo", "629")).toBe(congo);
    expect(find("congo")).toBe(congo);
  });
});

test.each([
  [undefined, undefined],
  ["", ""],
  ["atlantis", "234"],
  ["JP", undefined],
  ["St Peter Port", undefined],
  [undefined, "999"],
  ["!!!", undefined],
  ["__proto__", undefined],
])("country %j with mcc %j is not sold here", (country, mcc) => {
  expect(find(country, mcc)).toBeUndefined();
});
