import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let eddy: Browser;
let finance: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: eddy } = await joined(world, { email: "eddy@example.com", name: "Eddy", role: "editor" }));
  ({ browser: finance } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" }));
});
afterAll(() => world.close());
afterEach(async () => {
  for (const table of ["drafts", "setting_changes", "price_proposals", "price_changes"])
    await world.pool.query(`delete from ${table}`);
  await world.pool.query("update staff set role = 'editor' where name = 'Eddy'");
});

const [day, package10] = ["jp-day-1gb", "jp-10gb-30d"];
type Entries = Record<string, string>;
type Prices = Record<string, { amount: number; was: number | null }>;
type Row = {
  code: string;
  version: string;
  prices: Prices;
  draft: { version: string; entries: Entries } | null;
  others: { who: string }[];
};
const list = (by: Browser, wish: object = {}) => by.get<{ plans: Row[]; drafted: number }>("/staff/getPrices", wish);
const rowOf = async (by: Browser, code = day) => (await list(by)).plans.find((row) => row.code === code)!;
const typed = (HKD: string): Entries => ({ shown: "14.00 | 15.00 | 1.99 |  |  | ", "HKD:amount": HKD });
const keep = async (by: Browser, HKD: string | null, code = day) =>
  by.code("/staff/keepPriceDrafts", {
    drafts: [{ code, version: (await rowOf(mei, code)).version, entries: HKD === null ? null : typed(HKD) }],
  });
const changeOf = async (HKD: number, code = day) => {
  const { version, prices } = await rowOf(mei, code);
  return { code, version, prices: { ...prices, HKD: { ...prices["HKD"]!, amount: HKD } } };
};
const publish = async (by: Browser, HKD: number) => by.ask("/staff/publishPrices", { changes: [await changeOf(HKD)] });
const hkd = async () => (await rowOf(mei)).prices["HKD"]!.amount;

describe("what is typed into the grid", () => {
  test("is there again as typed, right or wrong, for who typed it; a colleague is told who is at it", async () => {
    expect(await keep(mei, "1,299")).toBe("SUCCESS");
    expect(await keep(mei, "1,299x")).toBe("SUCCESS");
    expect(await keep(eddy, "16")).toBe("SUCCESS");
    expect(await rowOf(mei)).toMatchObject({ draft: { entries: typed("1,299x") }, others: [{ who: "Eddy" }] });
    expect(await rowOf(eddy)).toMatchObject({ draft: { entries: typed("16") }, others: [{ who: "Mei Lam" }] });
    expect(await rowOf(mei, package10)).toMatchObject({ draft: null, others: [] });
  });

  test("stays on other pages of the grid, is listed alone when asked for, and is dropped by its owner alone", async () => {
    await keep(mei, "16");
    await keep(mei, "99", package10);
    await keep(eddy, "17");
    expect((await list(mei, { drafted: true })).plans.map(({ code }) => code)).toEqual([day, package10]);
    expect((await list(mei, { drafted: true, kind: "fixed" })).plans.map(({ code }) => code)).toEqual([package10]);
    await keep(mei, null);
    expect(await list(mei, { drafted: true })).toMatchObject({ drafted: 1, plans: [{ code: package10 }] });
    expect((await list(eddy, { drafted: true })).plans.map(({ code }) => code)).toEqual([day]);
    expect((await list(finance, { drafted: true })).plans).toEqual([]);
  });

  test("is not counted once its plan is off sale, and is kept of no plan that is not sold", async () => {
    await keep(mei, "16");
    await world.pool.query("update plans set on_sale = false where code = $1", [day]);
    expect(await list(mei, { drafted: true })).toMatchObject({ drafted: 0, plans: [] });
    await world.pool.query("delete from drafts");
    const version = "0".repeat(32);
    const drafts = [day, "nowhere"].map((code) => ({ code, version, entries: typed("16") }));
    expect(await mei.code("/staff/keepPriceDrafts", { drafts })).toBe("SUCCESS");
    expect((await world.pool.query("select from drafts")).rowCount).toBe(0);
    await world.pool.query("update plans set on_sale = true where code = $1", [day]);
  });

  test("collides with what a colleague publishes meanwhile: it stays as typed, with the version that was seen", async () => {
    await keep(mei, "16");
    const { version } = await rowOf(mei);
    const mine = await changeOf(1650);
    const before = await hkd();
    expect((await publish(eddy, before + 100)).resultCode).toBe("SUCCESS");
    const now = await rowOf(mei);
    expect(now).toMatchObject({ draft: { version, entries: typed("16") } });
    expect(now.version).not.toBe(version);
    expect((await mei.ask("/staff/publishPrices", { changes: [mine] })).resultCode).toBe("RECORD_CHANGED");
    expect([await hkd(), (await rowOf(mei)).draft?.entries]).toEqual([before + 100, typed("16")]);
    await publish(eddy, before);
  });
});

describe("is over", () => {
  test("once it is published or scheduled, and a colleague's stays", async () => {
    const before = await hkd();
    await keep(mei, "16");
    await keep(eddy, "17");
    await publish(mei, before + 100);
    expect([(await rowOf(mei)).draft, (await rowOf(eddy)).draft?.entries]).toEqual([null, typed("17")]);
    const from = new Date(world.shop.clock().getTime() + 3_600_000).toISOString();
    const schedule = { requestKey: randomUUID(), changes: [await changeOf(before)], from, until: null };
    expect(await eddy.code("/staff/schedulePrices", schedule)).toBe("SUCCESS");
    expect((await rowOf(eddy)).draft).toBeNull();
    await publish(mei, before);
  });

  test("of a proposal, when a second person confirms it, and not before", async () => {
    const { settings } = await mei.get<{ settings: { name: string; version: number }[] }>("/staff/getSettings", {});
    const { version } = settings.find(({ name }) => name === "prices_of_two")!;
    const setting = { requestKey: randomUUID(), name: "prices_of_two", version, value: "on", reason: "auditors" };
    expect(await mei.code("/staff/changeSetting", setting)).toBe("SUCCESS");
    await keep(eddy, "17");
    const before = await hkd();
    expect((await publish(eddy, before + 100)).resultData).toMatchObject({ isProposed: true });
    expect((await rowOf(eddy)).draft?.entries).toEqual(typed("17"));
    const { open } = await mei.get<{ open: { id: string }[] }>("/staff/getPriceProposals", {});
    expect(await mei.code("/staff/confirmPrices", { requestKey: randomUUID(), id: open[0]!.id })).toBe("SUCCESS");
    expect([await hkd(), (await rowOf(eddy)).draft]).toEqual([before + 100, null]);
  });
});

describe("refused", () => {
  test("is who may only look, and whom the right is taken while their prices wait to be published", async () => {
    expect(await keep(finance, "16")).toBe("RIGHT_MISSING");
    const before = await hkd();
    const from = new Date(world.shop.clock().getTime() + 3_600_000).toISOString();
    const change = await changeOf(before + 100);
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from staff where name = 'Eddy' for no key update");
    const publishing = [
      eddy.code("/staff/publishPrices", { changes: [change] }),
      eddy.code("/staff/schedulePrices", { requestKey: randomUUID(), changes: [change], from, until: null }),
    ];
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query("update staff set role = 'support' where name = 'Eddy'");
    await other.query("commit");
    other.release();
    expect(await Promise.all(publishing)).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
    expect([await hkd(), await keep(eddy, "16")]).toEqual([before, "RIGHT_MISSING"]);
    expect((await world.pool.query("select from price_changes")).rowCount).toBe(0);
  });

  test.each([
    ["another version", { version: "x" }],
    ["no text", { entries: { "HKD:amount": 5 } }],
    ["a NUL", { entries: { "HKD:amount": "1\0" } }],
    ["half a character", { entries: { "HKD:amount": "\uD800" } }],
    ["a long one", { entries: { "HKD:amount": "9".repeat(201) } }],
    ["a long name", { entries: { ["x".repeat(21)]: "9" } }],
    ["many cells", { entries: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`c${at}`, "1"])) }],
  ])("is %s", async (_, more) => {
    const { version } = await rowOf(mei);
    const drafts = [{ code: day, version, entries: typed("16"), ...more }];
    expect(await mei.code("/staff/keepPriceDrafts", { drafts })).toBe("INVALID_INPUT");
    expect((await world.pool.query("select from drafts")).rowCount).toBe(0);
  });

  test("are a plan twice and more than 200 plans", async () => {
    const draft = { code: day, version: "0".repeat(32), entries: null };
    const codes = Array.from({ length: 201 }, (_, at) => ({ ...draft, code: `p${at}` }));
    for (const drafts of [[draft, draft], codes])
      expect(await mei.code("/staff/keepPriceDrafts", { drafts })).toBe("INVALID_INPUT");
  });
});

test("the rates beside the prices are those of today: a new one is there at once, one to come is not", async () => {
  const rates = async () => (await mei.get<{ rates: Record<string, number> }>("/staff/getPrices", {})).rates["HKD"];
  const put = (rate: number, hours: number) =>
    world.pool.query(
      "insert into exchange_rates (base, quote, rate, source, valid_from) values ('HKD', 'CNY', $1, 'test', $2)",
      [rate, new Date(world.shop.clock().getTime() + hours * 3_600_000)],
    );
  await put(0.9, -2);
  await put(0.8, 24);
  expect(await rates()).toBe(0.9);
  await put(0.91, -1);
  expect(await rates()).toBe(0.91);
});
