import { describe, expect, test } from "vitest";
import { brieflyIn, eachProblemOnce } from "../../../../test/records.ts";
import { languages } from "../../../kernel/language.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { destinationRecord, type DestinationRecord } from "./destination-rules.ts";
import { placeRecord, type PlaceRecord } from "./place-rules.ts";
import { regionRecord, type RegionRecord } from "./region-rules.ts";

const names = Object.fromEntries(languages.map((language) => [language, "Japan"])) as DestinationRecord["names"];

const japan: DestinationRecord = {
  iso2: "JP",
  slug: "japan",
  mcc: "440",
  all_mcc: ["440", "441"],
  continent: "asia",
  time_zone: "Asia/Tokyo",
  main_city_lon: 139.69,
  main_city_lat: 35.68,
  calling_code: "+81",
  popular: 1,
  identity_rule: "none",
  blocked_note: null,
  names,
};
const tokyo: PlaceRecord = {
  iso2: "JP",
  kind: "airport",
  code: "HND",
  names: { en: "Haneda", "zh-cn": null, "zh-hk": null, ja: null, ko: null },
};
const asia: RegionRecord = { slug: "asia", kind: "regional", countries: ["JP", "TH"], popular: null, names };

describe("a destination", () => {
  const briefly = brieflyIn(destinationRecord);

  test("is right as it is, also one that is not shown first and blocks something", () => {
    expect(briefly(japan)).toEqual([]);
    expect(briefly({ ...japan, popular: null, blocked_note: "blocked_apps" })).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ iso2: "" }, ["iso2 empty"]],
    [{ iso2: "jp" }, ["iso2 country"]],
    [{ iso2: "EU" }, ["iso2 country"]],
    [{ slug: "Japan" }, ["slug slug"]],
    [{ slug: `j${"-a".repeat(40)}` }, ["slug long"]],
    [{ mcc: 440 }, ["mcc one_line"]],
    [{ mcc: "44" }, ["mcc mcc"]],
    [{ mcc: "442" }, ["all_mcc mcc_listed"]],
    [{ all_mcc: ["440", "440"] }, ["all_mcc twice"]],
    [{ all_mcc: ["440", "4x1"] }, ["all_mcc each"]],
    [{ all_mcc: [] }, ["all_mcc empty"]],
    [{ continent: "atlantis" }, ["continent choose"]],
    [{ time_zone: "JST" }, ["time_zone time_zone"]],
    [{ main_city_lon: 180.1 }, ["main_city_lon degrees"]],
    [{ main_city_lat: -90.1 }, ["main_city_lat degrees"]],
    [{ main_city_lat: Number.NaN }, ["main_city_lat degrees"]],
    [{ main_city_lat: "35.68" }, ["main_city_lat degrees"]],
    [{ calling_code: "81" }, ["calling_code calling_code"]],
    [{ popular: 0 }, ["popular whole"]],
    [{ popular: 1.5 }, ["popular whole"]],
    [{ identity_rule: null }, ["identity_rule empty"]],
    [{ blocked_note: "no" }, ["blocked_note choose"]],
    [{ names: { ...names, "zh-hk": "" } }, ["names.zh-hk empty"]],
    [{ names: { en: "Japan" } }, languages.filter((one) => one !== "en").map((one) => `names.${one} empty`)],
    [{ names: "Japan" }, ["names empty"]],
    // what is wrong by itself is not held against others
    [{ mcc: "4401" }, ["mcc long"]],
  ])("%j", (change, problems) => {
    expect(briefly({ ...japan, ...change }).toSorted()).toEqual(problems.toSorted());
  });

  test("is answered with each problem once, whatever is sent", () => eachProblemOnce(destinationRecord, japan));
});

describe("a place", () => {
  const briefly = brieflyIn(placeRecord);

  test.each<[object, string[]]>([
    [{}, []],
    [{ kind: "alias", code: null }, []],
    [{ kind: "city", code: null }, []],
    [{ code: null }, ["code for_airport"]],
    [{ kind: "alias" }, ["code not_for_alias"]],
    [{ code: "hnd" }, ["code iata"]],
    [{ code: "HNDX" }, ["code long"]],
    [{ kind: "port" }, ["kind choose"]],
    [{ names: { ...tokyo.names, en: null } }, ["names.en empty"]],
    [{ names: { ...tokyo.names, ja: "羽\n田" } }, ["names.ja one_line"]],
  ])("%j", (change, problems) => {
    expect(briefly({ ...tokyo, ...change })).toEqual(problems);
  });

  test("is answered with each problem once, whatever is sent", () => eachProblemOnce(placeRecord, tokyo));

  test("is the same where country, kind, code and English name are", () => {
    const same = placeRecord.unique["names.en"]!;
    expect(same(tokyo)).toBe(same({ ...tokyo, names: { ...tokyo.names, ja: "羽田" } }));
    expect(same(tokyo)).not.toBe(same({ ...tokyo, kind: "city" }));
    expect(same(checkRecord(placeRecord, { ...tokyo, code: "x" }).draft)).toBeUndefined();
  });
});

describe("a region", () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ countries: ["JP"] }, ["countries two_countries"]],
    [{ countries: ["JP", "JP"] }, ["countries twice"]],
    [{ countries: ["JP", "ZZ"] }, ["countries each"]],
    [{ countries: "JP TH" }, ["countries one_line"]],
    [{ kind: "continent" }, ["kind choose"]],
    [{ slug: "asia-" }, ["slug slug"]],
    [{ popular: 1001 }, ["popular whole"]],
  ])("%j", (change, problems) => {
    expect(brieflyIn(regionRecord)({ ...asia, ...change })).toEqual(problems);
  });

  test("is answered with each problem once, whatever is sent", () => eachProblemOnce(regionRecord, asia));
});
