import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { RegionRecord } from "../destinations/region-rules.ts";
import type { CountryNetworks, ShownDestination } from "./area-rules.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let [mei, lin]: (Browser | undefined)[] = [];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
});
afterAll(() => world.close());

type Difference = { field: string; before: string | null; after: string | null };
type Page<Area> = {
  record: Area;
  version: string;
  history: { who: string; differences: Difference[]; former: Partial<Area> }[];
};
const destination = (code = "JP") => mei!.get<Page<ShownDestination>>("/staff/getArea", { kind: "destination", code });
const networks = (code = "JP") => mei!.get<Page<CountryNetworks>>("/staff/getArea", { kind: "networks", code });
const publish = (wish: object, who = mei) => who!.ask("/staff/publishArea", wish);
const shop = async (path: string, wish: object) => (await world.answer(path, wish, english)).envelope;
const fieldsOf = async (wish: object) => {
  const { resultCode, resultData } = await publish(wish);
  const { fields = [] } = resultData as { fields?: { field: string; problem: string }[] };
  return [resultCode, ...fields.map(({ field, problem }) => `${field} ${problem}`)];
};
const done = async () =>
  (await world.pool.query("select count(*)::int from actions where action = 'area_published'")).rows[0].count;
const namesOf = async (query: string) =>
  ((await shop("/common/searchDestinations", { query })).resultData as { hits: { name: string }[] }).hits.map(
    ({ name }) => name,
  );

describe("a new destination", () => {
  const palau = {
    iso2: "PW",
    slug: "palau",
    mcc: "552",
    all_mcc: ["552"],
    continent: "oceania",
    time_zone: "Pacific/Palau",
    main_city_lon: 134.6,
    main_city_lat: 7.5,
    calling_code: "+680",
    popular: null,
    identity_rule: "none",
    blocked_note: null,
    shown: true,
    names: { "zh-cn": "帕劳", "zh-hk": "帛琉", en: "Palau", ja: "パラオ", ko: "팔라우" },
    places: [{ kind: "city", code: null, names: { "zh-cn": null, "zh-hk": null, en: "Koror", ja: null, ko: null } }],
  };
  const isNew = { destination: palau, version: null };

  test("is in the lists and the search of the shop at the next request; its networks come afterwards", async () => {
    expect(await namesOf("koror")).toEqual([]);
    expect(await mei!.get("/staff/lookThroughArea", isNew)).toMatchObject({
      differences: expect.arrayContaining([{ field: "names.en", before: null, after: "Palau" }]),
    });
    expect(await namesOf("koror")).toEqual([]);
    await mei!.get("/staff/keepAreaDraft", {
      kind: "destination",
      code: "new",
      version: null,
      entries: { iso2: "PW" },
    });
    const before = await done();
    const same = await Promise.all([1, 2].map(() => publish(isNew)));
    expect(same.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await done()).toBe(before + 1);
    expect(await namesOf("koror")).toEqual(["Palau"]);
    expect(await mei!.get("/staff/getAreaDrafts", { kind: "destination", code: "new" })).toMatchObject({ mine: null });
    const { record, version } = await networks("PW");
    expect(record).toEqual({ iso2: "PW", carriers: [], roaming: [] });
    const carriers = [{ carrier: "PNCC", mccmnc: ["55201"], generations: ["4G"] }];
    const roaming = [{ network_set: "pacific", carrier: "PNCC", rank: "primary", generations: ["4G"], apn: "farwave" }];
    expect(await fieldsOf({ networks: { iso2: "PW", carriers, roaming }, version })).toEqual(["SUCCESS"]);
  });

  test("that is there already is refused at its code, also of two at once, and nothing of it changes", async () => {
    const { version } = await destination("JP");
    expect(await fieldsOf({ destination: { ...palau, iso2: "JP", slug: "nippon" }, version: null })).toEqual([
      "INVALID_INPUT",
      "destination.iso2 destination_exists",
    ]);
    expect((await destination("JP")).version).toBe(version);
    const niue = { ...palau, iso2: "NU", slug: "niue", places: [] };
    const both = await Promise.all(
      [mei, lin].map((who, place) => publish({ destination: { ...niue, popular: place + 1 }, version: null }, who)),
    );
    expect(both.map(({ resultCode }) => resultCode).toSorted()).toEqual(["INVALID_INPUT", "SUCCESS"]);
  });

  test("has a code of its own, an address that nobody has, and all its names; a region is none", async () => {
    expect(await fieldsOf({ destination: { ...palau, iso2: "XX" }, version: null })).toEqual([
      "INVALID_INPUT",
      "destination.iso2 country",
    ]);
    expect(await fieldsOf({ destination: { ...palau, iso2: "TV", slug: "thailand" }, version: null })).toEqual([
      "INVALID_INPUT",
      "destination.slug slug_taken",
    ]);
    const region = { slug: "pacific", kind: "regional", countries: ["JP", "TH"], popular: null, names: palau.names };
    expect(await fieldsOf({ region, version: null })).toEqual(["NOT_FOUND"]);
    const iceland = { iso2: "IS", carriers: [], roaming: [] };
    expect(await fieldsOf({ networks: iceland, version: null })).toEqual(["NOT_FOUND"]);
  });
});

describe("a destination that is published", () => {
  test("is called so in the shop at the next request, is found by its new spelling, and its history has both", async () => {
    const { record, version } = await destination();
    const wanted = {
      ...record,
      names: { ...record.names, en: "Nippon" },
      places: [...record.places, { kind: "alias", code: null, names: { ...blankNames, en: "Zipangu" } }],
    };
    const before = await namesOf("zipangu");
    expect(await mei!.get("/staff/lookThroughArea", { destination: wanted, version })).toMatchObject({
      differences: [
        { field: "names.en", before: "Japan", after: "Nippon" },
        { field: "places.alias Zipangu", before: null },
      ],
    });
    expect(await namesOf("zipangu")).toEqual(before);
    expect(await publish({ destination: wanted, version })).toMatchObject({ resultCode: "SUCCESS" });
    expect(await namesOf("zipangu")).toContain("Nippon");
    expect((await shop("/product/getPlanList", { country: "JP", currency: "USD" })).resultData).toMatchObject({
      destination: { name: "Nippon" },
    });
    const { history } = await destination();
    expect(history[0]).toMatchObject({ who: "mei@example.com", former: { names: { en: "Japan" } } });

    // and back again, the former values published as they were
    const now = await destination();
    const back = { ...now.record, ...history[0]!.former };
    expect(await publish({ destination: back, version: now.version })).toMatchObject({ resultCode: "SUCCESS" });
    expect((await destination()).record).toEqual(record);
    expect(await namesOf("zipangu")).toEqual(before);
  });

  test("twice is published once, by two at once by one of them", async () => {
    const { record, version } = await destination("TH");
    const wanted = { ...record, popular: 7 };
    const before = await done();
    const same = await Promise.all([1, 2].map(() => publish({ destination: wanted, version })));
    expect(same.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await done()).toBe(before + 1);
    const next = await destination("TH");
    const both = await Promise.all(
      [8, 9].map((popular, place) =>
        publish({ destination: { ...record, popular }, version: next.version }, [mei, lin][place]),
      ),
    );
    expect(both.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    expect(await done()).toBe(before + 2);
  });

  test("is found changed where an import wrote it meanwhile", async () => {
    const { record, version } = await destination("TH");
    await world.pool.query("update destinations set mcc = '521', all_mcc = '{520,521}' where iso2 = 'TH'");
    const wish = { destination: { ...record, popular: 3 }, version };
    expect(await publish(wish)).toMatchObject({ resultCode: "RECORD_CHANGED" });
    await world.pool.query("update destinations set mcc = '520', all_mcc = '{520}' where iso2 = 'TH'");
    expect(await publish(wish)).toMatchObject({ resultCode: "SUCCESS" });
  });

  test("and not shown is in no list of the shop, while what was sold goes on", async () => {
    const { record, version } = await destination("TH");
    expect(await namesOf("thailand")).toEqual(["Thailand"]);
    await publish({ destination: { ...record, shown: false }, version });
    expect(await namesOf("thailand")).toEqual([]);
    expect(JSON.stringify((await shop("/common/getCountryList", {})).resultData)).not.toContain("Thailand");
    expect(await shop("/product/getPlanList", { country: "TH", currency: "USD" })).toMatchObject({
      resultCode: "NOT_FOUND",
    });
    const now = await destination("TH");
    await publish({ destination: record, version: now.version });
    expect(await namesOf("thailand")).toEqual(["Thailand"]);
  });

  test("has every problem at its field and row", async () => {
    const { record, version } = await destination();
    const wrong = {
      ...record,
      mcc: "44",
      names: { ...record.names, ko: null },
      places: [
        { kind: "airport", code: null, names: { ...blankNames, en: "Haneda" } },
        { kind: "alias", code: null, names: { ...blankNames, en: "Zipangu" } },
        { kind: "alias", code: null, names: { ...blankNames, en: "Zipangu" } },
        7,
      ],
    };
    expect(await fieldsOf({ destination: wrong, version })).toEqual(
      expect.arrayContaining([
        "INVALID_INPUT",
        "destination.mcc mcc",
        "destination.names.ko empty",
        "destination.places.0.code for_airport",
        "destination.places.2.names.en twice",
        "destination.places.3.kind empty",
      ]),
    );
    const taken = { ...record, slug: (await destination("TH")).record.slug };
    expect(await fieldsOf({ destination: taken, version })).toEqual(["INVALID_INPUT", "destination.slug slug_taken"]);
    expect(await fieldsOf({ destination: { ...record, iso2: "FR" }, version })).toEqual(["NOT_FOUND"]);
    expect((await fieldsOf({ version }))[0]).toBe("INVALID_INPUT");
    expect((await fieldsOf({ destination: record, networks: (await networks()).record, version }))[0]).toBe(
      "INVALID_INPUT",
    );
  });

  test.each(Object.entries({ ...hostileValues, formula: "=HYPERLINK(1)" }))(
    "takes nothing hostile for a code: %s",
    async (_name, text) => {
      const { record, version } = await destination();
      for (const wish of [{ destination: { ...record, iso2: text } }, { networks: { iso2: text, carriers: text } }])
        expect(["INVALID_INPUT", "NOT_FOUND"]).toContain((await publish({ ...wish, version })).resultCode);
      expect(await mei!.code("/staff/getArea", { kind: "region", code: text })).toMatch(/^(NOT_FOUND|INVALID_INPUT)$/);
      for (const path of ["/staff/getAreas", "/staff/getCoverage"])
        expect(await mei!.code(path, { search: text })).toMatch(/^(SUCCESS|INVALID_INPUT)$/);
    },
  );
});

const blankNames = { "zh-cn": null, "zh-hk": null, en: null, ja: null, ko: null };

describe("the networks of a country", () => {
  const inShop = async () =>
    (
      (await shop("/common/getCarrierListForNetType", { country: "JP" })).resultData as {
        coverage: { mccInfo: object[] }[];
      }
    ).coverage[0]!.mccInfo;

  test("are in the shop at the next request: generation and access point", async () => {
    const { record, version } = await networks();
    const change = (row: CountryNetworks["roaming"][number]) =>
      row.carrier === "SoftBank" ? { ...row, generations: ["4G", "5G"], apn: "fast.farwave" } : row;
    const wanted = { ...record, roaming: record.roaming.map(change) };
    expect(JSON.stringify(await inShop())).not.toContain("fast.farwave");
    expect(await publish({ networks: wanted, version })).toMatchObject({
      resultData: { differences: [{ field: "roaming.worldwide SoftBank" }] },
    });
    expect(await inShop()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ carrier: "SoftBank", apn: "fast.farwave", generations: ["4G", "5G"] }),
      ]),
    );
  });

  test("are refused where a plan on sale would be left without one, or a carrier is not there", async () => {
    const { record, version } = await networks();
    const before = await inShop();
    expect(await fieldsOf({ networks: { ...record, roaming: [] }, version })).toEqual([
      "INVALID_INPUT",
      "networks.roaming plan_without_network",
    ]);
    expect(await fieldsOf({ networks: { ...record, carriers: [] }, version })).toContain(
      "networks.roaming.0.carrier no_carrier",
    );
    const twice = { ...record, roaming: [...record.roaming, record.roaming[0]] };
    expect(await fieldsOf({ networks: twice, version })).toEqual([
      "INVALID_INPUT",
      `networks.roaming.${record.roaming.length}.carrier twice`,
    ]);
    expect(await inShop()).toEqual(before);
  });
});

test("a region takes the plans that are made for it along, and none that would have no network there", async () => {
  const { rows } = await world.pool.query("select area, code from plans where on_sale and scope = 'regional' limit 1");
  const { area: code, code: plan } = rows[0];
  const { record, version } = await mei!.get<Page<RegionRecord>>("/staff/getArea", { kind: "region", code });
  const fewer = { ...record, countries: ["HK", "JP"] };
  expect(await publish({ region: fewer, version })).toMatchObject({ resultCode: "SUCCESS" });
  const { countries } = (await world.pool.query("select countries from plans where code = $1", [plan])).rows[0];
  expect(countries).toEqual(["HK", "JP"]);
  await world.pool.query("delete from networks where iso2 = 'TH'");
  const now = await mei!.get<Page<RegionRecord>>("/staff/getArea", { kind: "region", code });
  expect(await fieldsOf({ region: { ...fewer, countries: ["HK", "JP", "TH"] }, version: now.version })).toEqual(
    expect.arrayContaining(["region.countries plan_without_network"]),
  );
});

test("a draft is kept for its author, and told to colleagues by name alone", async () => {
  const { version } = await destination("HK");
  const draft = { kind: "destination", code: "HK" };
  await mei!.get("/staff/keepAreaDraft", { ...draft, version, entries: { "names.en": "half a na" } });
  expect(await mei!.get("/staff/getAreaDrafts", draft)).toMatchObject({
    mine: { entries: { "names.en": "half a na" } },
  });
  const others = await lin!.get<{ mine: null; others: object[] }>("/staff/getAreaDrafts", draft);
  expect(others).toMatchObject({ mine: null, others: [{ who: expect.any(String) }] });
  expect(JSON.stringify(others)).not.toContain("half a na");
  const { record } = await destination("HK");
  await publish({ destination: { ...record, popular: 2 }, version });
  expect(await mei!.get("/staff/getAreaDrafts", draft)).toMatchObject({ mine: null });
});

test("who may only see the catalogue changes nothing", async () => {
  const support = (await joined(world, { email: "sam@example.com", name: "Sam", role: "support" })).browser;
  const { record, version } = await destination();
  expect(await support.code("/staff/publishArea", { destination: record, version })).toBe("RIGHT_MISSING");
  expect(await support.code("/staff/getArea", { kind: "destination", code: "JP" })).toBe("SUCCESS");
  const logistics = (await joined(world, { email: "leo@example.com", name: "Leo", role: "logistics" })).browser;
  expect(await logistics.code("/staff/getArea", { kind: "destination", code: "JP" })).toBe("RIGHT_MISSING");
});

test("lists have what is on sale, in the order that was asked for", async () => {
  const list = async (wish: object) =>
    (await mei!.get<{ areas: { code: string; plans: number }[] }>("/staff/getAreas", wish)).areas;
  expect((await list({ search: "tha" })).map(({ code }) => code)).toEqual(["TH"]);
  const byPlans = (await list({ order: "plans" })).map(({ plans }) => plans);
  expect(byPlans).toEqual(byPlans.toSorted((one, other) => other - one));
  expect(byPlans[0]).toBeGreaterThan(0);
  expect((await list({ kind: "region" })).length).toBeGreaterThan(0);
  const coverage = async (search: string) =>
    (await mei!.get<{ countries: { code: string }[] }>("/staff/getCoverage", { search })).countries.map(
      ({ code }) => code,
    );
  expect(await coverage("docomo")).toEqual(["JP"]);
});
