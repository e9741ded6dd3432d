import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { machineFile } from "../../../sites/storefront/machine-files.server.ts";
import type { GetStatus } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "100000" } });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());
beforeEach(() => world.pool.query("delete from outage_updates; delete from outages; delete from outage_checks"));

const minutesAgo = (minutes: number) => new Date(world.shop.clock().getTime() - minutes * 60_000).toISOString();
const facts = (more: object = {}) => ({
  kind: "network",
  function: null,
  severity: "slow",
  titles: { en: "Japan: data is slow", "zh-cn": "日本：上网较慢", "zh-hk": "日本：上網較慢" },
  advice: null,
  places: ["JP"],
  plans: [],
  beganAt: minutesAgo(30),
  endedAt: null,
  ...more,
});
const opened = async (more: object = {}) =>
  (await mei.get<{ id: string }>("/staff/openOutage", { requestKey: randomUUID(), ...facts(more) })).id;
const asked = (path: string, wish: object) => mei.ask(path, { requestKey: randomUUID(), ...wish });
type Status = OutputOf<typeof GetStatus>;
const status = async (lang = "en") => unwrap((await world.answer("/status/getStatus", { lang })).envelope) as Status;
const noticesOf = async () => {
  const { envelope } = await world.answer("/product/getPlanDetail", {
    code: "jp-day-1gb",
    currency: "HKD",
    lang: "en",
  });
  return (unwrap(envelope) as { notices: { title: string; content: string }[] }).notices;
};
const updates = { en: "We look", "zh-cn": "正在查", "zh-hk": "正在查" };

test("the networks that have it, those to choose by hand and the expected end are told; a carrier from elsewhere is refused", async () => {
  const expectedAt = minutesAgo(-120);
  await opened({ carriers: ["SoftBank"], expectedAt });
  expect((await status()).open[0]).toMatchObject({ carriers: ["SoftBank"], byHand: ["NTT DOCOMO"], expectedAt });
  const elsewhere = await asked("/staff/openOutage", facts({ carriers: ["AIS"] }));
  expect(elsewhere).toMatchObject({ resultCode: "INVALID_INPUT", resultData: { fields: [{ field: "carriers" }] } });
  const feed = JSON.parse((await machineFile(world.shop, "/status/zh-hk.json"))!);
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    language: "zh-HK",
    items: [
      {
        title: "日本：上網較慢",
        _outage: {
          networks: [{ country: "JP", name: "日本", carriers: ["SoftBank"] }],
          expected_at: expectedAt,
          ended_at: null,
        },
      },
    ],
  });
  expect(await machineFile(world.shop, "/status/xx.json")).toBeUndefined();
});

test("each country has only the carriers that its coverage lists", async () => {
  await opened({ places: ["JP", "TH"], carriers: ["SoftBank", "AIS"] });
  const [item] = JSON.parse((await machineFile(world.shop, "/status/en.json"))!).items;
  expect(item["_outage"].networks).toEqual([
    { country: "JP", name: "Japan", carriers: ["SoftBank"] },
    { country: "TH", name: "Thailand", carriers: ["AIS"] },
  ]);
});

describe("what can be chosen by hand instead", () => {
  const byHand = async () => (await status()).open.find(({ carriers }) => carriers[0] === "SoftBank")!.byHand;
  const listed = async (set: string) => {
    await world.pool.query(
      "insert into carriers select iso2, 'au', mccmnc, generations from carriers where carrier = 'SoftBank' on conflict do nothing",
    );
    await world.pool.query("insert into networks values ($1, 'JP', 'au', 'secondary', '{4G}', 'farwave')", [set]);
  };
  afterEach(() =>
    world.pool.query(`delete from networks where carrier = 'au'; update plans set network_set = 'worldwide'`),
  );

  test("is none that another trouble of the country names, and nothing where one of those names none", async () => {
    await listed("worldwide");
    await opened({ carriers: ["SoftBank"] });
    expect(await byHand()).toEqual(["NTT DOCOMO", "au"]);
    await opened({ carriers: ["au"] });
    await opened({ places: ["TH"] });
    expect(await byHand()).toEqual(["NTT DOCOMO"]);
    await opened({ places: ["JP", "TH"] });
    expect(await byHand()).toEqual([]);
  });

  test("is of the networks of the plans that are named, and nothing where those differ", async () => {
    await listed("premium");
    await world.pool.query("update plans set network_set = 'premium' where code = 'jp-day-1gb'");
    const plansOf = async (plans: string[]) => {
      await world.pool.query("delete from outages");
      await opened({ carriers: ["SoftBank"], plans });
      return byHand();
    };
    expect(await plansOf(["jp-10gb-30d"])).toEqual(["NTT DOCOMO"]);
    expect(await plansOf(["jp-day-1gb"])).toEqual(["au"]);
    expect(await plansOf(["jp-day-1gb", "jp-10gb-30d"])).toEqual([]);
    expect(await plansOf([])).toEqual([]);
  });
});

test("what was told before anybody asked for carriers names none", async () => {
  await opened();
  expect((await status()).open[0]).toMatchObject({ carriers: [], byHand: [], expectedAt: null });
});

test("what is told stands on the status page at once, and is over when staff say so", async () => {
  const id = await opened();
  const now = await status();
  expect(now.open.map(({ title, places }) => [title, places.map(({ name }) => name)])).toEqual([
    ["Japan: data is slow", ["Japan"]],
  ]);
  expect(now.networks.map(({ iso2, now: is, days }) => [iso2, is, days.at(-1), days.at(-2)])).toEqual([
    ["JP", "slow", "slow", "unmeasured"],
  ]);
  expect((await status("zh-hk")).open[0]!.title).toBe("日本：上網較慢");
  await asked("/staff/addOutageUpdate", { id, texts: updates, isOver: true });
  const then = await status();
  expect([then.open.length, then.past.map(({ updates: all }) => all.map(({ text }) => text))]).toEqual([
    0,
    [["We look"]],
  ]);
  expect(then.networks[0]!.now).toBe("unmeasured");
});

test("hostile words stay words on the page of a plan, which shows them at its next request", async () => {
  const before = await noticesOf();
  const titles = { en: `<script>alert(1)</script>`, "zh-cn": "x", "zh-hk": "x" };
  const advice = { en: `<img src=x onerror=alert(1)>`, "zh-cn": "x", "zh-hk": "x" };
  const id = await opened({ titles, advice });
  const [notice] = await noticesOf();
  expect(notice!.title).toBe("<script>alert(1)</script>");
  expect(notice!.content).toBe(
    `<p>&lt;img src=x onerror=alert(1)&gt; <a href="/status#${id}">See the status page</a></p>`,
  );
  await asked("/staff/hideOutage", { id });
  expect(await noticesOf()).toEqual(before);
  expect([(await status()).open, (await status()).past]).toEqual([[], []]);
});

test("a plan's page tells only of its own plan and of its own countries", async () => {
  await opened({ places: ["TH"] });
  expect(await noticesOf()).toEqual([]);
  await opened({ plans: ["jp-day-1gb"] });
  expect((await noticesOf()).length).toBe(1);
});

test("what is missing or unknown is said at its field, and nothing is told", async () => {
  const refused = await asked("/staff/openOutage", facts({ titles: { en: "x" }, places: ["XX"] }));
  expect(refused.resultCode).toBe("INVALID_INPUT");
  expect(JSON.stringify(refused)).toMatch(/titles.zh-cn.*titles.zh-hk|places/);
  expect((await status()).open).toEqual([]);
});

test("of two who correct at once one is told that it was changed; the same request twice changes once", async () => {
  const id = await opened();
  const change = { id, version: 1, ...facts({ severity: "down" }) };
  const codes = await Promise.all(
    [0, 1].map(() => mei.code("/staff/changeOutage", { requestKey: randomUUID(), ...change })),
  );
  expect(codes.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  const requestKey = randomUUID();
  for (let again = 0; again < 2; again++)
    await mei.ask("/staff/addOutageUpdate", { requestKey, id, texts: updates, isOver: false });
  expect((await status()).open[0]!.updates.length).toBe(1);
});

test("who may see incidents and not mend them tells nothing", async () => {
  const { browser } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" });
  expect(await browser.code("/staff/openOutage", { requestKey: randomUUID(), ...facts() })).toBe("RIGHT_MISSING");
  expect((await browser.get<{ outages: unknown[] }>("/staff/getOutages", {})).outages).toEqual([]);
});

test("every deed is in the trail", async () => {
  const id = await opened();
  await asked("/staff/changeOutage", { id, version: 1, ...facts({ severity: "down" }) });
  await asked("/staff/addOutageUpdate", { id, texts: updates, isOver: false });
  await asked("/staff/hideOutage", { id });
  const { outage, updates: told } = await mei.get<{ outage: { hiddenAt: string }; updates: unknown[] }>(
    "/staff/getOutage",
    { id },
  );
  expect([Boolean(outage.hiddenAt), told.length]).toEqual([true, 1]);
  expect(await mei.code("/staff/getOutage", { id: randomUUID() })).toBe("NOT_FOUND");
  const { rows } = await world.pool.query("select action from actions where on_id = $1 order by action", [id]);
  expect(rows.map(({ action }) => action)).toEqual([
    "outage_changed",
    "outage_hidden",
    "outage_opened",
    "outage_updated",
  ]);
});
