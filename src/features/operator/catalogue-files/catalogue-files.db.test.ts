import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let [mei, lin, fin]: (Browser | undefined)[] = [];
beforeAll(async () => {
  world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" },
  });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
  fin = (await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" })).browser;
});
afterAll(() => world.close());

type Looked = {
  upload: string | null;
  basis: string;
  added: number;
  changed: number;
  gone: number;
  kept: number;
  proposed: number;
  changes: { file: string; what: string; before: string | null; after: string | null }[];
  problems: { file: string; line: number | null; column: string | null; text: string }[];
};
type File = "destinations" | "regions" | "plans";
const download = async (file: File) =>
  (await mei!.get<{ content: string }>("/staff/exportCatalogue", { file })).content;
const promos = async () => (await mei!.get<{ content: string }>("/staff/exportPromos", {})).content;
const look = (files: object, who = mei) => who!.get<Looked>("/staff/checkCatalogueFiles", files);
const lookAtPromos = (text: string) => mei!.get<Looked>("/staff/checkPromoFile", { "promo-codes": text });
const publish = ({ upload, basis }: Looked, who = mei, requestKey: string = randomUUID()) =>
  who!.ask("/staff/publishCatalogueFiles", { requestKey, upload, basis });
const publishPromos = ({ upload, basis }: Looked) =>
  mei!.ask("/staff/publishPromoFile", { requestKey: randomUUID(), upload, basis });
const rows = async <Row>(sql: string) => (await world.pool.query(sql)).rows as Row[];
const plan = "jp-day-1gb";
/** One cell of the row that begins so; no cell of the demo is quoted. */
function withCell(text: string, row: string, column: string, value: string): string {
  const [header, ...lines] = text.trimEnd().split("\n");
  const place = header!.split(",").indexOf(column);
  const put = (cells: string[]) => cells.map((cell, at) => (at === place ? value : cell)).join(",");
  const changed = lines.map((line) => (line.startsWith(`${row},`) ? put(line.split(",")) : line));
  return [header, ...changed, ""].join("\n");
}
const without = (text: string, row: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith(`${row},`))
    .join("\n");
const nothing = { upload: null, added: 0, changed: 0, gone: 0, proposed: 0, problems: [] };

describe("a hostile or broken file", () => {
  test.each<[string, File, string, string, string]>([
    ["a formula for a price", "plans", plan, "price_hkd", "=1+1"],
    ["a price with a point", "plans", plan, "price_usd", "12.50"],
    ["a crossed-out price below the price", "plans", plan, "was_hkd", "1"],
    ["a region that is none", "plans", plan, "area", "ZZ"],
    ["a network that is none", "plans", plan, "network_set", "nowhere"],
    ["another's address", "destinations", "JP", "slug", "thailand"],
    ["a zone that is none", "destinations", "JP", "time_zone", "Asia/Narnia"],
    ["no name", "destinations", "JP", "en", ""],
    ["a country that is none", "regions", "japan-thailand", "countries", "JP ZZ"],
  ])("%s has its problem at its line and column, and nothing is kept", async (_what, file, row, column, value) => {
    const looked = await look({ [file]: withCell(await download(file), row, column, value) });
    expect(looked).toMatchObject({ upload: null, changes: [] });
    expect(looked.problems).toContainEqual({
      file: `${file}.csv`,
      line: expect.any(Number),
      column,
      text: expect.any(String),
    });
  });

  test.each([
    ["nothing", ""],
    ["a quote that never ends", 'code,kind\n"never'],
    ["no table", "<html></html>"],
    ["a NUL", "a\u0000b"],
  ])("%s is refused with a reason", async (_what, plans) => {
    const { resultCode, resultData } = await mei!.ask("/staff/checkCatalogueFiles", { plans });
    const refused = resultCode === "INVALID_INPUT" || (resultData as Looked).problems.length > 0;
    expect(refused).toBe(true);
  });

  test("that is huge or none is refused", async () => {
    expect(await mei!.code("/staff/checkCatalogueFiles", { plans: "x".repeat(2_000_001) })).toBe("INVALID_INPUT");
    expect(await mei!.code("/staff/checkCatalogueFiles", {})).toBe("INVALID_INPUT");
    expect(await mei!.code("/staff/checkPromoFile", { "promo-codes": "x".repeat(2_000_001) })).toBe("INVALID_INPUT");
  });
});

test("who may not edit compares and publishes nothing, and downloads what they may see", async () => {
  const plans = await download("plans");
  expect(await fin!.code("/staff/checkCatalogueFiles", { plans })).toBe("RIGHT_MISSING");
  expect(await fin!.code("/staff/checkPromoFile", { "promo-codes": await promos() })).toBe("RIGHT_MISSING");
  const support = (await joined(world, { email: "sam@example.com", name: "Sam", role: "support" })).browser;
  expect(await support.code("/staff/exportCatalogue", { file: "plans" })).toBe("SUCCESS");
});

test("what was downloaded changes nothing, alone and together, and is the same bytes again", async () => {
  const files = {
    destinations: await download("destinations"),
    regions: await download("regions"),
    plans: await download("plans"),
  };
  const version = () => rows("select version from catalogue_version");
  const before = await version();
  expect(await look(files)).toMatchObject(nothing);
  for (const [name, text] of Object.entries(files)) expect(await look({ [name]: text })).toMatchObject(nothing);
  expect(await lookAtPromos(await promos())).toMatchObject(nothing);
  expect(await version()).toEqual(before);
  expect(await download("destinations")).toBe(files.destinations);
});

test("a name that a spreadsheet would calculate goes out with an apostrophe and comes back without", async () => {
  for (const name of ["=HYPERLINK(1)", "'=1", "@x", "＝1"]) {
    await world.pool.query(
      `update destinations set names = jsonb_set(names, '{ko}', to_jsonb($1::text)) where iso2 = 'JP'`,
      [name],
    );
    const destinations = await download("destinations");
    expect(destinations).toContain(`'${name}`);
    expect(await look({ destinations })).toMatchObject(nothing);
  }
});

test("a file is compared, published in one deed, live at the next request, and in each plan's history", async () => {
  const looked = await look({ plans: withCell(await download("plans"), plan, "price_hkd", "1777") });
  expect(looked).toMatchObject({ added: 0, changed: 1, gone: 0, proposed: 0 });
  expect(looked.changes).toEqual([
    { file: "plans", what: plan, before: expect.any(String), after: "prices.HKD.amount 1777" },
  ]);
  const price = async () =>
    (
      await rows<{ amount: number }>(`select amount from plan_prices where plan_code = '${plan}' and currency = 'HKD'`)
    )[0]!.amount;
  expect(await price()).not.toBe(1777);
  const key = randomUUID();
  const answers = await Promise.all([publish(looked, mei, key), publish(looked, mei, key)]);
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await price()).toBe(1777);
  expect(await rows(`select after from actions where action = 'plan_published' and on_id = '${plan}'`)).toEqual([
    { after: { "prices.HKD.amount": "1777" } },
  ]);
  expect(await publish(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
});

test("somebody else's upload, a dropped, an old and an overtaken one publish nothing", async () => {
  const plans = withCell(await download("plans"), plan, "price_hkd", "1888");
  const looked = await look({ plans });
  expect(await publish(looked, lin)).toMatchObject({ resultCode: "NOT_FOUND" });
  await mei!.get("/staff/dropCatalogueFiles", {});
  expect(await publish(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
  const old = await look({ plans });
  await world.pool.query("update catalogue_uploads set at = at - interval '1 hour 1 second'");
  expect(await publish(old)).toMatchObject({ resultCode: "NOT_FOUND" });
  const [one, other] = [await look({ plans }), await look({ plans: plans.replace(",1888,", ",1999,") }, lin)];
  const answers = await Promise.all([publish(one), publish(other, lin)]);
  expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
});

test("a plan that a file lacks is taken off sale, and put on sale again by the former file", async () => {
  const plans = await download("plans");
  const looked = await look({ plans: without(plans, plan) });
  expect(looked).toMatchObject({ added: 0, changed: 0, gone: 1, changes: [{ what: plan, after: null }] });
  expect(await publish(looked)).toMatchObject({ resultData: { gone: 1 } });
  expect(await download("plans")).toBe(without(plans, plan));
  expect(await publish(await look({ plans }))).toMatchObject({ resultData: { added: 1 } });
  expect(await download("plans")).toBe(plans);
});

test("a destination that something needs stays; one that nothing needs comes and goes", async () => {
  const destinations = await download("destinations");
  const kept = await look({ destinations: without(destinations, "JP") });
  expect(kept).toMatchObject({ ...nothing, kept: 1 });
  const line = destinations.split("\n").find((one) => one.startsWith("JP,"))!;
  const fresh = line.replace(/^JP,[^,]*,/, "ZW,zimbabwe-new,");
  const isThere = destinations.includes("\nZW,");
  const added = await look({ destinations: `${isThere ? without(destinations, "ZW") : destinations}${fresh}\n` });
  expect(added.problems).toEqual([]);
  expect(await publish(added)).toMatchObject({ resultCode: "SUCCESS" });
  expect(await download("destinations")).toContain("ZW,zimbabwe-new");
  if (isThere) return;
  expect(await publish(await look({ destinations }))).toMatchObject({ resultData: { gone: 1 } });
  expect(await download("destinations")).toBe(destinations);
});

describe("with two people for prices", () => {
  test("selling prices of a file wait together for a colleague, and the rest is published", async () => {
    const { settings } = await mei!.get<{ settings: { name: string; version: number }[] }>("/staff/getSettings", {});
    const { version } = settings.find(({ name }) => name === "prices_of_two")!;
    const turn = {
      requestKey: randomUUID(),
      name: "prices_of_two",
      version,
      value: "on",
      reason: "auditors ask for it",
    };
    expect(await mei!.code("/staff/changeSetting", turn)).toBe("SUCCESS");
    const plans = await download("plans");
    const both = withCell(withCell(plans, plan, "price_hkd", "2222"), "jp-th-5gb-15d", "use_by_days", "17");
    const looked = await look({ plans: both });
    expect(looked).toMatchObject({ changed: 2, proposed: 1 });
    expect(await publish(looked)).toMatchObject({ resultData: { changed: 1, proposed: 1 } });
    expect(await download("plans")).toBe(withCell(plans, "jp-th-5gb-15d", "use_by_days", "17"));
    const { open } = await lin!.get<{ open: { id: string; kind: string; plans: { code: string }[] }[] }>(
      "/staff/getPriceProposals",
      {},
    );
    expect(open).toMatchObject([{ kind: "plans", plans: [{ code: plan }] }]);
    const confirm = (who = mei) => who!.ask("/staff/confirmPrices", { requestKey: randomUUID(), id: open[0]!.id });
    expect(await confirm()).toMatchObject({ resultCode: "OWN_PROPOSAL" });
    expect(await confirm(lin)).toMatchObject({ resultData: { plans: 1 } });
    expect(await download("plans")).toBe(both);
  });
});

describe("promo codes", () => {
  test("a code of the console is in no file, and a file cannot take it over", async () => {
    const text = await promos();
    await world.pool.query(
      `insert into promo_codes (code, kind, percent, valid_from, valid_until, made_by_staff)
        values ('CONSOLE', 'percent', 5, '2026-01-01', '2099-01-01', true)`,
    );
    expect(await promos()).toBe(text);
    const taken = `${text}${text.split("\n")[1]!.replace(/^[^,]+/, "CONSOLE")}\n`;
    const looked = await lookAtPromos(taken);
    expect(looked.problems).toMatchObject([{ file: "promo-codes.csv", column: "code" }]);
  });

  test("percent of a hundred and a plan that never was have their problems at their columns", async () => {
    const text = await promos();
    const one = await lookAtPromos(withCell(text, "AUTUMN10", "percent", "100"));
    const other = await lookAtPromos(withCell(text, "AUTUMN10", "plans", "never-sold"));
    expect([one, other].map(({ problems }) => problems.map(({ column }) => column))).toEqual([["percent"], ["plans"]]);
  });

  test("one that was used ends, one that was not goes, and both are said beforehand", async () => {
    const used = { planCode: "jp-10gb-30d", days: undefined, promoCode: "FIFTY", expectedTotal: 9450 };
    const { envelope } = await world.answer("/order/create", aWish(used), english);
    expect(envelope.resultCode).toBe("SUCCESS");
    const text = await promos();
    const changed = without(without(withCell(text, "AUTUMN10", "percent", "12"), "SUMMER"), "FIFTY");
    let looked = await lookAtPromos(changed);
    expect(looked).toMatchObject({ changed: 1, gone: 2 });
    await mei!.get("/staff/dropPromoFile", {});
    expect(await publishPromos(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
    looked = await lookAtPromos(changed);
    expect(await publishPromos(looked)).toMatchObject({ resultData: { changed: 1, gone: 2 } });
    expect(await promos()).toContain("AUTUMN10,percent,12,");
    expect(await promos()).not.toContain("SUMMER");
    expect(await rows("select code from promo_codes where code = 'FIFTY' and valid_until < '2026-12-30'")).toHaveLength(
      1,
    );
    expect(await rows("select on_kind from actions where action = 'promo_file_published'")).toHaveLength(1);
    expect(await publish(await lookAtPromos(text))).toMatchObject({ resultCode: "NOT_FOUND" });
  });
});

test("all promo codes in one file are for whoever may make them, as those of a series, and the trail says who took them", async () => {
  const { browser: support } = await joined(world, { email: "sue@example.com", name: "Sue", role: "support" });
  expect(await support.code("/staff/getPromoCodes", { view: "running" })).toBe("SUCCESS");
  expect(await support.code("/staff/exportPromos", {})).toBe("RIGHT_MISSING");
  const { browser: editor } = await joined(world, { email: "ed@example.com", name: "Ed", role: "editor" });
  expect(await editor.code("/staff/exportPromos", {})).toBe("SUCCESS");
  const { rows } = await world.pool.query(
    "select who, details from actions where action = 'promo_file_read' and who = 'ed@example.com'",
  );
  expect(rows).toEqual([{ who: "ed@example.com", details: { file: "promo-codes.csv" } }]);
});
