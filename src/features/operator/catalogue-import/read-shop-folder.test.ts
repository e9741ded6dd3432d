import { describe, expect, test } from "vitest";
import { problemLine } from "./problem.server.ts";
import { readShopFolder } from "./read-shop-folder.server.ts";
import { edited, inFolder, only, smallShop, without } from "./small-shop.ts";

async function problemsOf(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const read = await inFolder(files, readShopFolder);
  return "problems" in read ? read.problems.map(problemLine) : [];
}

test("a sound folder has no problems, nor has any part of it", async () => {
  expect(await problemsOf(smallShop)).toEqual([]);
  for (const path of Object.keys(smallShop).filter((path) => path.endsWith(".csv"))) {
    expect(await problemsOf(only(smallShop, path))).toEqual([]);
  }
});

describe("one wrong cell", () => {
  test.each<[file: string, from: string, to: string, problem: string]>([
    [
      "destinations.csv",
      "JP,japan",
      "JP,Japan!",
      ':2 slug: must be small letters, digits and single hyphens (was "Japan!")',
    ],
    ["destinations.csv", "TH,thailand", "TH,japan", ':3 slug: "japan" is already on line 2'],
    ["destinations.csv", "japan,440,", "japan,44,", ':2 mcc: must be a mobile country code of three digits (was "44")'],
    ["destinations.csv", "japan,440,", "japan,442,", ':2 all_mcc: must name the mcc 442 too (was "440 441")'],
    ["destinations.csv", "440 441", "440 440", ':2 all_mcc: names "440" twice (was "440 440")'],
    [
      "destinations.csv",
      "440 441",
      "440 x",
      ':2 all_mcc: each must be a mobile country code of three digits (was "440 x")',
    ],
    [
      "destinations.csv",
      "asia",
      "antarctica",
      ':2 continent: must be asia, europe, north-america, south-america, africa or oceania (was "antarctica")',
    ],
    [
      "destinations.csv",
      "Asia/Tokyo",
      "Asia/Tokio",
      ':2 time_zone: must be a time zone such as Asia/Tokyo (was "Asia/Tokio")',
    ],
    ["destinations.csv", "Asia/Tokyo", "+09:00", ':2 time_zone: must be a time zone such as Asia/Tokyo (was "+09:00")'],
    [
      "destinations.csv",
      "139.70",
      "239.70",
      ':2 main_city_lon: must be degrees from -180 to 180, such as 35.68 (was "239.70")',
    ],
    [
      "destinations.csv",
      "35.68",
      "35°41'",
      ':2 main_city_lat: must be degrees from -90 to 90, such as 35.68 (was "35°41\'")',
    ],
    ["destinations.csv", "+81", "0081", ':2 calling_code: must be a calling code such as +81 (was "0081")'],
    ["destinations.csv", "+81,1,", "+81,first,", ':2 popular: must be a whole number from 1 to 1000 (was "first")'],
    ["destinations.csv", "none,,", "maybe,,", ':2 identity_rule: must be none or real_name (was "maybe")'],
    [
      "destinations.csv",
      "blocked_apps",
      "blocked",
      ':3 blocked_note: must be blocked_apps or install_before_arrival (was "blocked")',
    ],
    ["destinations.csv", "태국", "", ":3 ko: must not be empty"],
    ["destinations.csv", "태국", "x".repeat(121), `:3 ko: must be at most 120 characters (was "${"x".repeat(60)}…")`],
    ["destinations.csv", "태국", "a\u0007b", ':3 ko: must be one line without control characters (was "a b")'],
    ["places.csv", "JP,airport,HND", "JP,airport,", ":2 code: an airport needs its IATA code"],
    ["places.csv", "HND", "hnd", ':2 code: must be an IATA code of three capital letters (was "hnd")'],
    ["places.csv", "TH,city,", "TH,town,", ':3 kind: must be city, airport or alias (was "town")'],
    ["places.csv", "TH,city,", "TH,alias,BKK", ':3 code: must be empty for an alias (was "BKK")'],
    ["places.csv", "Bangkok", "", ":3 en: must not be empty"],
    ["places.csv", "TH,city", "th,city", ':3 iso2: must be an ISO 3166 country code such as JP (was "th")'],
    ["places.csv", "TH,city", "EU,city", ':3 iso2: must be an ISO 3166 country code such as JP (was "EU")'],
    ["places.csv", "TH,city", "KR,city", ":3 iso2: no destination KR"],
    [
      "carriers.csv",
      "52003",
      "5200",
      ':3 mccmnc: each must be a network code (MCC and MNC) of five or six digits (was "5200")',
    ],
    ["carriers.csv", "4G 5G", "4G 6G", ':2 generations: each must be 2G, 3G, 4G or 5G (was "4G 6G")'],
    ["carriers.csv", "TH,AIS,52003,4G", "TH,AIS,52003,4G\nKR,KT,45008,5G", ":4 iso2: no destination KR"],
    ["networks.csv", "JP,SoftBank", "JP,Softbank", ':2 carrier: no carrier "Softbank" in JP'],
    ["networks.csv", "primary,4G,", "main,4G,", ':3 rank: must be primary or secondary (was "main")'],
    [
      "networks.csv",
      "4G,farwave",
      "4G,far wave",
      ':3 apn: must be an access point name: letters, digits, dots and hyphens (was "far wave")',
    ],
    ["regions.csv", "JP TH", "JP TH KR VN", ":2 countries: no destination KR VN"],
    ["regions.csv", "regional", "continental", ':2 kind: must be regional or global (was "continental")'],
    [
      "devices.csv",
      "apple-iphone-15",
      "Apple iPhone",
      ':2 slug: must be small letters, digits and single hyphens (was "Apple iPhone")',
    ],
    ["devices.csv", "samsung-galaxy-s9", "apple-iphone-15", ':3 slug: "apple-iphone-15" is already on line 2'],
    [
      "devices.csv",
      "Samsung,phone,Galaxy S9",
      "Apple,phone,iPhone 15",
      ':3 model: "Apple iPhone 15" is already on line 2',
    ],
    ["devices.csv", "Apple,phone", "Apple,pager", ':2 kind: must be phone, tablet, laptop or watch (was "pager")'],
    ["devices.csv", "2023,yes", "2023,maybe", ':2 esim: must be yes, no or look (was "maybe")'],
    ["devices.csv", "2023,yes", "23,yes", ':2 year: must be a whole number from 2007 to 2100 (was "23")'],
    [
      "devices.csv",
      "SM-G960*;",
      "SM-*960;",
      ':3 browser_names: a star may stand only at the end of a name, as in SM-S918* (was "SM-*960; Galaxy S9")',
    ],
    [
      "devices.csv",
      "SM-G960*;",
      "SM-G960*;;",
      ':3 browser_names: must be names with a semicolon between them (was "SM-G960*;; Galaxy S9")',
    ],
    ...["CN=no", "CN", "China:no", "CN:never", "CN:no,HK:no"].map((wrong): [string, string, string, string] => [
      "devices.csv",
      "CN:no HK:look",
      `"${wrong}"`,
      `:2 bought_in: must be places with an answer each, such as CN:no HK:look; the answers are yes, no, look and domestic (was "${wrong}")`,
    ]),
    ["devices.csv", "HK:look", "CN:look", ':2 bought_in: names "CN" twice (was "CN:no CN:look")'],
    [
      "devices.csv",
      "CN:no",
      "CN:yes",
      ':2 bought_in: CN is what holds everywhere; leave it out (was "CN:yes HK:look")',
    ],
    ["devices.csv", "Samsung Support", "", ":3 source: must not be empty"],
    [
      "devices.csv",
      "iPhone 15,,2023,yes,CN:no HK:look,Apple Support,2025-10-31",
      "iPhone 15,,2023,yes,,Apple Support,last year",
      ':2 as_of: must be a day such as 2026-11-01 (was "last year")',
    ],
    ["postage.csv", "JP,Hongkong", "KR,Hongkong", ":2 iso2: no destination KR"],
    ["postage.csv", "Hongkong Post", "", ":2 carrier: must not be empty"],
    ["postage.csv", ",3,6,", ",6,3,", ':2 days_max: must not be less than days_min 6 (was "3")'],
    ["postage.csv", ",3,6,", ",0,6,", ':2 days_min: must be a whole number from 1 to 60 (was "0")'],
    ["postage.csv", "6000", "60.00", ':2 fee_hkd: must be a whole number from 0 to 100000000 (was "60.00")'],
    ["postage.csv", "769", "769\nJP,SF Express,2,4,0,0,0", ':3 iso2: "JP" is already on line 2'],
    [
      "esim-profiles.csv",
      "8985234000000000002",
      "8985234000000000003",
      ':2 iccid: must be 19 or 20 digits with a correct check digit (was "8985234000000000003")',
    ],
    [
      "esim-profiles.csv",
      "8985234000000000002",
      "8944474600000109251",
      ':2 iccid: must start with 8985234 (was "8944474600000109251")',
    ],
    [
      "esim-profiles.csv",
      "8985234000000000002",
      "89852340123456789057",
      ':3 iccid: "8985234012345678905" is already on line 2',
    ],
    [
      "esim-profiles.csv",
      "rsp.farwave.example",
      "https://rsp.example",
      ":2 smdp_address: must be the host name of an SM-DP+, without https:// and port",
    ],
    ["esim-profiles.csv", "SECRET-AAAA-1111", "SECRET AAAA", ":2 matching_id: must be letters, digits and hyphens"],
    ["esim-profiles.csv", "SECRET-AAAA-1111", "SECRET-bbbb-2222", ":3 matching_id: this is already on line 2"],
    [
      "exchange-rates.csv",
      "0.9215",
      "0.00",
      ':2 rate: must be a decimal above 0 such as 0.9215, with at most ten decimals (was "0.00")',
    ],
    ["exchange-rates.csv", "HKD,CNY", "CNY,CNY", ':2 quote: must be another currency than the base (was "CNY")'],
    ["exchange-rates.csv", "HKD,CNY", "EUR,CNY", ':2 base: must be CNY, HKD or USD (was "EUR")'],
    [
      "exchange-rates.csv",
      "2026-11-01T00:00:00Z",
      "1/11/2026",
      ':2 valid_from: must be a moment such as 2026-11-01T08:00:00Z (was "1/11/2026")',
    ],
  ])("%s: %j → %j", async (file, from, to, problem) => {
    expect(await problemsOf(edited(smallShop, file, from, to))).toEqual([`${file}${problem}`]);
  });
});

describe("a plan with one wrong cell", () => {
  test.each<[from: string, to: string, ...problems: string[]]>([
    ["jp-day,", "jp day,", ':2 code: must be letters, digits, dots, hyphens and underscores (was "jp day")'],
    ["both-5gb,", "jp-day,", ':3 code: "jp-day" is already on line 2'],
    ["day_pass,country", "pass,country", ':2 kind: must be day_pass or fixed (was "pass")'],
    ["country,JP,1024", "country,KR,1024", ":2 area: no destination KR"],
    ["country,JP,1024", "regional,asia,1024", ':2 area: no region "asia"'],
    [
      "regional,japan-thailand",
      "global,japan-thailand",
      ':3 scope: the region "japan-thailand" is regional (was "global")',
    ],
    ["JP,1024,", "JP,0,", ':2 allowance_mb: must be a whole number from 1 to 10000000 (was "0")'],
    ["1024,,1,30", "1024,7,1,30", ':2 days: must be empty for a day pass (was "7")'],
    ["1024,,1,30", "1024,,,30", ":2 min_days: a day pass needs it"],
    ["1024,,1,30", "1024,,5,3", ':2 max_days: must not be less than min_days 5 (was "3")'],
    ["5120,15,,", "5120,,,", ":3 days: a fixed package needs it"],
    ["5120,15,,,0", "5120,15,,3,0", ':3 max_days: must be empty for a fixed package (was "3")'],
    [
      "first_connection,,,90",
      "first_connection,24_hours,,90",
      ':3 day_rule: must be empty for a fixed package (was "24_hours")',
    ],
    ["calendar_day,Asia/Tokyo", "calendar_day,", ":2 day_zone: a calendar day needs the zone in which it begins"],
    [
      "calendar_day,Asia/Tokyo",
      "24_hours,Asia/Tokyo",
      ':2 day_zone: must be empty when a day is 24 hours (was "Asia/Tokyo")',
    ],
    ["calendar_day,Asia/Tokyo", ",", ":2 day_rule: a day pass needs it"],
    ["worldwide,SG", "premium,SG", ':3 network_set: "premium" has no network in JP TH'],
    ["HK SG", "HK XX", ':2 breakout: each must be an ISO 3166 country code such as JP (was "HK XX")'],
    ["same_device", "any", ':2 reinstall: must be once, same_device or any_device (was "any")'],
    ["esim physical", "esim post", ':2 ways: each must be esim, physical or renewal (was "esim post")'],
    ["esim physical", "", ":2 ways: must not be empty"],
    ["1400,1500,199", "12.5,1500,199", ':2 price_cny: must be a whole number of cents above 0 (was "12.5")'],
    ["1400,1500,199", "1400,0,199", ':2 price_hkd: must be a whole number of cents above 0 (was "0")'],
    ["1400,1500,199", "1400,-1500,199", ':2 price_hkd: must be a whole number of cents above 0 (was "-1500")'],
    ["1400,1500,199", "1400,1500,", ":2 price_usd: must not be empty"],
    ["1400,1500,199", "1400,1500,1e9", ':2 price_usd: must be a whole number of cents above 0 (was "1e9")'],
    ["1400,1500,199", "1400,1500,100000001", ':2 price_usd: must be at most 100000000 cents (was "100000001")'],
    ["1400,1500,199", "1400,1500,3579140", ':2 price_usd: is too much for 30 days (was "3579140")'],
    ["6600,7200,899", "6600,7200,", ":3 was_usd: must not be empty when another currency has a former price"],
    ["6600,7200,899", "6600,6000,899", ':3 was_hkd: must be above price_hkd 6000 cents (was "6000")'],
    [
      "day_pass,country,JP,1024,,1,30",
      "day_pass,country,JP,lots,,0,400",
      ':2 allowance_mb: must be a whole number from 1 to 10000000 (was "lots")',
      ':2 min_days: must be a whole number from 1 to 365 (was "0")',
      ':2 max_days: must be a whole number from 1 to 365 (was "400")',
    ],
  ])("%j → %j", async (from, to, ...problems) => {
    expect(await problemsOf(edited(smallShop, "plans.csv", from, to))).toEqual(
      problems.map((problem) => `plans.csv${problem}`),
    );
  });
});

test("problems of all files come in one report, by file and line", async () => {
  const plans = edited(smallShop, "plans.csv", "1400,1500,199", "0,1500,199");
  const places = edited(plans, "places.csv", "HND", "H");
  const broken = edited(places, "policies/en/privacy_policy.md", "2026-11-01", "soon");
  expect(await problemsOf({ ...broken, "plans.csv": `${broken["plans.csv"]}\nthird` })).toEqual([
    'places.csv:2 code: must be an IATA code of three capital letters (was "H")',
    'plans.csv:2 price_cny: must be a whole number of cents above 0 (was "0")',
    "plans.csv:4: has 1 cells, the header has 26",
    'policies/en/privacy_policy.md:4 effective: must be a day such as 2026-11-01 (was "soon")',
  ]);
});

test("a network that is gone leaves the plans of its set uncovered", async () => {
  expect(await problemsOf(edited(smallShop, "networks.csv", "worldwide,TH", "premium,TH"))).toEqual([
    'plans.csv:3 network_set: "worldwide" has no network in TH',
  ]);
});

test("a file whose columns are unknown is not held against the others", async () => {
  expect(await problemsOf(edited(smallShop, "destinations.csv", "iso2,slug", "country,slug"))).toEqual([
    "destinations.csv:1 iso2: this column is missing",
    expect.stringMatching(/^destinations\.csv:1 "country": is no column of this file; they are iso2, slug, /),
  ]);
});

test("files that do not belong, cannot be read or are too large are named", async () => {
  const latin1 = Buffer.from("slug,kind\nsão,regional", "latin1");
  const found = await problemsOf({
    ...without(smallShop, "regions.csv", "places.csv"),
    "regions.csv": latin1,
    "places.csv": Buffer.alloc(20 * 2 ** 20 + 1, "a"),
    "carriers.csv": Buffer.from("iso2,carrier", "utf16le"),
    "plan.csv": "code",
    "faq/fr/eSIM.md": "",
    "README.md": "Our shop.",
    ".DS_Store": "",
  });
  const known = expect.stringMatching(
    /is no file of a shop; they are destinations\.csv, .* and faq\/<language>\/<name>\.md/,
  );
  expect(found).toEqual([
    "carriers.csv: is not UTF-8 text; save it as UTF-8",
    known,
    "places.csv: is larger than 20 MB",
    known,
    "regions.csv: is not UTF-8 text; save it as UTF-8",
  ]);
  expect(found[1]).toMatch(/^faq\/fr\/eSIM\.md:/);
  expect(found[3]).toMatch(/^plan\.csv:/);
});

test("a folder of pages that lost its pages is a problem; only notices may come to none", async () => {
  const pages = Object.keys(smallShop).filter((path) => path.endsWith(".md"));
  const kept = { "faq/en/.keep": "", "policies/en/.keep": "", "notices/en/.keep": "" };
  expect(await problemsOf({ ...without(smallShop, ...pages), ...kept })).toEqual([
    "faq: holds no page; leave the folder out to leave the shop as it is",
    "policies: holds no page; leave the folder out to leave the shop as it is",
  ]);
});

test("a forgotten header does not put secrets into the report", async () => {
  const headless = smallShop["esim-profiles.csv"]!.replace(/^.*\n/, "");
  const problems = await problemsOf({ "esim-profiles.csv": headless });
  expect(problems).toContain("esim-profiles.csv:1 matching_id: this column is missing");
  expect(problems.join("\n")).not.toMatch(/SECRET/i);
});

test("an empty folder and a folder that is not there are problems", async () => {
  expect(await problemsOf({})).toEqual([expect.stringContaining("holds no file of a shop")]);
  expect(await readShopFolder("/nowhere/at/all")).toEqual({
    problems: [{ file: "/nowhere/at/all", text: "cannot be read as a folder (ENOENT)" }],
  });
});
