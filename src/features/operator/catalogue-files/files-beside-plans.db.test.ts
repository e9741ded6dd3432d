import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

/** Of the demo shop, which has all of these. */
let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let mei: Browser;
let lin: Browser;
beforeAll(async () => {
  world = await freshWorld({
    demo: true,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" },
  });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
});
afterAll(() => world.close());

const files = ["places", "postage", "devices", "exchange-rates"] as const;
type File = (typeof files)[number];
type Change = { file: string; what: string; before: string | null; after: string | null };
type Looked = {
  upload: string | null;
  basis: string;
  kept: number;
  changes: Change[];
  problems: { file: string; line: number; column: string; text: string }[];
};
const isRates = (file: File) => file === "exchange-rates";
const download = async (file: File) => {
  const [path, wish] = isRates(file) ? ["/staff/exportRates", {}] : ["/staff/exportCatalogue", { file }];
  return (await mei.get<{ content: string }>(path, wish)).content;
};
const look = (file: File, text: string, who = mei) =>
  who.get<Looked>(isRates(file) ? "/staff/checkRateFile" : "/staff/checkCatalogueFiles", { [file]: text });
const publish = (file: File, { upload, basis }: Looked) =>
  mei.ask(isRates(file) ? "/staff/publishRateFile" : "/staff/publishCatalogueFiles", {
    requestKey: randomUUID(),
    upload,
    basis,
  });
const rows = async <Row>(sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows as Row[];
const version = () => rows("select version from catalogue_version");
const actions = (action: string) =>
  rows<{ before: object; after: object }>("select before, after from actions where action = $1", action);
const nothing = { upload: null, changes: [], problems: [], kept: 0 };
/** The first row with this beginning, changed. */
const changed = (text: string, row: string, from: string | RegExp, to: string) =>
  text
    .split("\n")
    .map((line) => (line.startsWith(row) ? line.replace(from, to) : line))
    .join("\n");
const without = (text: string, row: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith(row))
    .join("\n");

test.each(files)("%s.csv that was downloaded changes nothing, in the database or in the file", async (file) => {
  const [text, before] = [await download(file), await version()];
  expect(text.split("\n").length).toBeGreaterThan(3);
  expect(await look(file, text)).toMatchObject(nothing);
  expect(await version()).toEqual(before);
  expect(await download(file)).toBe(text);
});

describe("a cell that a spreadsheet would calculate goes out with an apostrophe and comes back without", () => {
  test.each([
    [
      "places",
      "update places set names = jsonb_set(names, '{ko}', to_jsonb($1::text)) where iso2 = 'JP' and code = 'NRT'",
    ],
    ["postage", "update postal_services set carrier = $1 where iso2 = 'AU'"],
    ["devices", "update devices set browser_names = array[$1, 'SM-S918*'] where slug = 'apple-iphone-17'"],
    ["exchange-rates", "update exchange_rates set source = $1 where base = 'HKD' and quote = 'CNY'"],
  ] as const)("%s", async (file, put) => {
    for (const cell of ["=HYPERLINK(1)", "+1+1", "-2-2", "@x", "＝1"]) {
      await rows(put, cell);
      const text = await download(file);
      expect(text).toContain(`'${cell}`);
      expect(await look(file, text)).toMatchObject(nothing);
    }
  });
});

test.each<[File, string, string | RegExp, string, string]>([
  ["places", "JP,airport,NRT", "JP,", "ZZ,", "iso2"],
  ["places", "JP,airport,NRT", "NRT", "", "code"],
  ["postage", "AU,", ",5,9,", ",9,5,", "days_max"],
  ["postage", "AU,", /\d+$/, "12.50", "fee_usd"],
  ["devices", "apple-iphone-17,", ",yes,", ",perhaps,", "esim"],
  ["devices", "apple-iphone-17,", "CN:no", "CN:no CN:look", "bought_in"],
  ["exchange-rates", "HKD,CNY", "HKD,CNY", "HKD,HKD", "quote"],
  ["exchange-rates", "HKD,CNY", /0\.92\d*/, "=0.92", "rate"],
  // a slipped point
  ["exchange-rates", "HKD,CNY", /0\.92\d*/, "9.2", "rate"],
])(
  "%s: what is wrong in %s stands at its line and column, and nothing is kept",
  async (file, row, from, to, column) => {
    const text = await download(file);
    const wrong = changed(text, row, from, to);
    expect(wrong).not.toBe(text);
    const { upload, problems } = await look(file, wrong);
    expect([upload, problems]).toMatchObject([null, [{ file: `${file}.csv`, line: expect.any(Number), column }]]);
  },
);

test("postage: compared, published, live at the next request and in the trail; a country that a file lacks is posted to no more", async () => {
  const posted = async () => {
    const { envelope } = await world.answer("/order/getPostage", { currency: "HKD" });
    return JSON.stringify(envelope.resultData);
  };
  const before = await posted();
  const text = await download("postage");
  const looked = await look("postage", without(changed(text, "AU,", /,\d+,\d+$/, ",12345,1999"), "AE,"));
  expect(looked.changes).toEqual([
    { file: "postage", what: "AE", before: expect.stringContaining("carrier DHL Express"), after: null },
    { file: "postage", what: "AU", before: expect.any(String), after: "fees.HKD 12345 · fees.USD 1999" },
  ]);
  expect(await posted()).toBe(before);
  expect(await publish("postage", looked)).toMatchObject({ resultData: { changed: 1, gone: 1 } });
  expect(await posted()).toContain("12345");
  expect([before, await posted()].map((said) => said.includes('"AE"'))).toEqual([true, false]);
  expect(await actions("postage_file_published")).toMatchObject([
    { after: { AE: null, AU: "fees.HKD 12345 · fees.USD 1999" } },
  ]);
});

test("devices and places: what changed is said field by field, and found by visitors once it is published", async () => {
  const devices = changed(await download("devices"), "apple-iphone-17,", "CN:no", "CN:no HK:look");
  const looked = await look("devices", devices);
  expect(looked.changes).toMatchObject([{ what: "apple-iphone-17", before: "", after: "bought_in.HK look" }]);
  expect(await publish("devices", looked)).toMatchObject({ resultData: { changed: 1 } });
  expect(await download("devices")).toBe(devices);
  const places = `${await download("places")}JP,city,,,,Kita-Senju Ward,,\n`;
  const added = await look("places", places);
  expect(added.changes).toMatchObject([{ what: "JP city Kita-Senju Ward", before: null }]);
  expect(await publish("places", added)).toMatchObject({ resultData: { added: 1 } });
  const { envelope } = await world.answer("/common/searchDestinations", { query: "kita-senju" });
  expect(JSON.stringify(envelope.resultData)).toContain("japan");
  expect([await actions("device_file_published"), await actions("place_file_published")]).toMatchObject([[{}], [{}]]);
});

describe("exchange rates", () => {
  test("need the right and the fresh proof of settings, and hold from the file's moment on", async () => {
    const text = await download("exchange-rates");
    const next = `${text}HKD,CNY,0.9100,By hand,,,,,${world.shop.clock().toISOString()}\n`;
    expect(await lin.code("/staff/checkRateFile", { "exchange-rates": text })).toBe("RIGHT_MISSING");
    const looked = await look("exchange-rates", next);
    expect(looked.changes).toMatchObject([{ before: null, after: expect.stringContaining("rate 0.9100") }]);
    const now = world.shop.clock();
    world.at(new Date(now.getTime() + 20 * 60_000).toISOString());
    expect((await publish("exchange-rates", looked)).resultCode).toBe("CONFIRM_FIRST");
    world.at(now.toISOString());
    expect(await publish("exchange-rates", looked)).toMatchObject({ resultData: { added: 1 } });
    const { rates } = await mei.get<{ rates: { base: string; quote: string; now: { rate: string } }[] }>(
      "/staff/getRates",
      {},
    );
    expect(rates.find(({ base, quote }) => base === "HKD" && quote === "CNY")!.now.rate).toBe("0.9100");
    expect(await actions("rate_file_published")).toHaveLength(1);
  });

  test("one that staff set in the console stays when a file lacks it", async () => {
    const former = await download("exchange-rates");
    await rows(
      `insert into exchange_rates (base, quote, rate, source, source_names, valid_from, set_by)
       select base, quote, 0.9150, 'By hand', '{}', valid_from + interval '1 second', (select id from staff limit 1)
         from exchange_rates where base = 'HKD' and quote = 'CNY' order by valid_from desc limit 1`,
    );
    expect(await download("exchange-rates")).toContain("0.9150");
    expect(await look("exchange-rates", former)).toMatchObject({ changes: [], kept: 1 });
  });

  describe("what a file lacks is asked about as well", () => {
    const pair = "where base = 'USD' and quote = 'HKD'";
    /** Years ago, as the operator's file had it. */
    const slipped = (rate: string) =>
      rows(
        `insert into exchange_rates (base, quote, rate, source, source_names, valid_from)
         values ('USD', 'HKD', $1, 'By hand', '{}', '2020-01-01T00:00:00Z')`,
        rate,
      );
    const forget = (before: string) => rows(`delete from exchange_rates ${pair} and valid_from < $1`, before);
    const newest = "USD,HKD,7.8000";
    const problemsOf = async (text: string) => (await look("exchange-rates", text)).problems;

    test("an older rate that would hold again, far from the one that holds: at its line", async () => {
      await slipped("78.0");
      const text = await download("exchange-rates");
      expect(await problemsOf(text)).toEqual([]);
      const line = text.split("\n").findIndex((one) => one.startsWith("USD,HKD,78.0")) + 1;
      expect(await problemsOf(without(text, newest))).toMatchObject([{ line, column: "rate" }]);
      // as history it may be mended, and 78 is 78.0
      expect(await problemsOf(text.replace("USD,HKD,78.0,", "USD,HKD,78,"))).toEqual([]);
      expect(await problemsOf(text.replace("USD,HKD,78.0,", "USD,HKD,0.78,"))).toEqual([]);
      await forget("2021-01-01");
    });

    test("one near to it is not", async () => {
      await slipped("7.7500");
      const text = await download("exchange-rates");
      expect(await problemsOf(without(text, newest))).toEqual([]);
      await forget("2021-01-01");
    });

    test("a pair that nothing would be left of: of the file", async () => {
      expect(await problemsOf(without(await download("exchange-rates"), newest))).toEqual([
        {
          file: "exchange-rates.csv",
          line: null,
          column: null,
          text: expect.stringContaining("USD → HKD would have no rate any more; 7.8000 holds now"),
        },
      ]);
    });

    test("an older one of staff, which stays and would hold again: of the file", async () => {
      await slipped("78.0");
      await rows(`update exchange_rates set set_by = (select id from staff limit 1) ${pair} and rate = 78`);
      const text = without(without(await download("exchange-rates"), newest), "USD,HKD,78.0");
      expect(await problemsOf(text)).toMatchObject([{ line: null, text: expect.stringContaining("78.0 would hold") }]);
      await forget("2021-01-01");
    });

    test("of rates to come those that are new are asked, and those that are known as another number alike", async () => {
      const text = `${await download("exchange-rates")}USD,HKD,78.0,By hand,,,,,2027-06-01T00:00:00Z\n`;
      expect(await problemsOf(text)).toMatchObject([{ line: expect.any(Number), column: "rate" }]);
      await slipped("78.0");
      await rows(`update exchange_rates set valid_from = '2027-06-01T00:00:00Z' ${pair} and rate = 78`);
      expect(await problemsOf(text.replace("78.0", "78"))).toEqual([]);
      await rows(`delete from exchange_rates ${pair} and rate = 78`);
    });
  });

  test("a rate of staff stays under their name: its line with another rate is refused", async () => {
    const text = await download("exchange-rates");
    const pair = "where base = 'CNY' and quote = 'USD'";
    await rows(`update exchange_rates set set_by = (select id from staff where name = 'Lin') ${pair}`);
    expect(await look("exchange-rates", text)).toMatchObject(nothing);
    const { problems } = await look("exchange-rates", changed(text, "CNY,USD", "0.139353", "0.14"));
    expect(problems).toMatchObject([{ column: "rate", text: expect.stringContaining("Lin set this rate") }]);
    await rows(`update exchange_rates set set_by = null ${pair}`);
  });

  test("a moment many years ahead is a slip, as at the command line", async () => {
    const text = `${await download("exchange-rates")}USD,HKD,7.81,By hand,,,,,2062-06-01T00:00:00Z\n`;
    expect((await look("exchange-rates", text)).problems).toMatchObject([{ column: "valid_from" }]);
  });

  test("a file that was dropped publishes nothing", async () => {
    const text = await download("exchange-rates");
    const looked = await look("exchange-rates", changed(text, "USD,CNY", "USD,CNY,7.1", "USD,CNY,7.0"));
    await mei.get("/staff/dropRateFile", {});
    expect(await publish("exchange-rates", looked)).toMatchObject({ resultCode: "NOT_FOUND" });
  });
});
