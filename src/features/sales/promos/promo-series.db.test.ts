import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetPromoCodes, GetPromoSeries } from "../../operator/promo-list/contract.ts";
import type { GetSeriesCodes } from "./staff-contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  const environment = { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000", GUESSES_PER_MINUTE: "1000" };
  world = await freshWorld({ profiles: 40, environment });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const nameIt = () => `S-${randomUUID().slice(0, 8).toUpperCase()}`;
const wish = (code: string, count: unknown = 20, facts: object = {}, requestKey: string = randomUUID()) => ({
  requestKey,
  count,
  promo: {
    code,
    kind: "percent",
    percent: 10,
    amounts: { CNY: null, HKD: null, USD: null },
    first_order: false,
    plan_codes: null,
    valid_from: "2026-11-01T00:00:00+08:00",
    valid_until: "2026-12-31T00:00:00+08:00",
    total_limit: null,
    per_buyer_limit: null,
    ...facts,
  },
});
const make = (asked: object) => mei.code("/staff/makePromoSeries", asked);
const stop = (prefix: string) => mei.code("/staff/stopPromoSeries", { prefix });
const codesOf = async (prefix: string) =>
  (await mei.get<OutputOf<typeof GetSeriesCodes>>("/staff/getSeriesCodes", { prefix })).codes;
const list = (search?: string) =>
  mei.get<OutputOf<typeof GetPromoCodes>>("/staff/getPromoCodes", { view: "all", ...(search && { search }) });
const open = (prefix: string) =>
  mei.get<OutputOf<typeof GetPromoSeries>>("/staff/getPromoSeries", { prefix: prefix.toUpperCase() });
const order = async (code: string, answer = world.answer) =>
  (await answer("/order/create", aWish({ promoCode: code, expectedTotal: 9450 }), english)).envelope.resultCode;
const actions = async (prefix: string) =>
  (await ask("select action from actions where on_id = $1 order by action", prefix)).map(({ action }) => action);

test("a thousand codes of one beginning, all different, none to be guessed, in one row of the list", async () => {
  const prefix = nameIt();
  expect(await make(wish(prefix, 1000))).toBe("SUCCESS");
  const codes = await codesOf(prefix);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1000);
  for (const { code } of codes) expect(code).toMatch(new RegExp(`^${prefix}-[0-9A-HJKMNP-TV-Z]{8}$`));
  expect((await list()).promos.filter(({ code }) => code.startsWith(prefix))).toEqual([]);
  expect((await list(codes[7]!.code)).promos).toMatchObject([{ code: codes[7]!.code, totalLimit: 1, percent: 10 }]);
  const { series, open: shown } = await open(prefix);
  expect(series.find((one) => one.prefix === prefix)).toMatchObject({ codes: 1000, used: 0, isStopped: false });
  expect(shown).toMatchObject({ prefix, codes: 1000, who: "Mei Lam", promo: { percent: 10, state: "running" } });
  // whoever looks at a thousand discounts is named
  expect(await actions(prefix)).toEqual(["promo_series_made", "promo_series_read"]);
});

test("each is for one order, also when two processes take it at the same moment", async () => {
  const prefix = nameIt();
  await make(wish(prefix, 2));
  const [first, second] = await codesOf(prefix);
  const processes = twoProcesses(world);
  const [one, two] = processes.answer;
  const taken = await Promise.all([order(first!.code, one), order(first!.code, two), order(first!.code)]);
  await processes.close();
  expect(taken.toSorted()).toEqual(["PROMO_INVALID", "PROMO_INVALID", "SUCCESS"].toSorted());
  expect(await order(second!.code)).toBe("SUCCESS");
  expect((await open(prefix)).open).toMatchObject({ used: 2 });
});

test("stopped together, none is taken any more, and stopping again changes nothing", async () => {
  const prefix = nameIt();
  await make(wish(prefix, 3));
  const [first, second] = await codesOf(prefix);
  expect(await order(first!.code)).toBe("SUCCESS");
  expect(await Promise.all([stop(prefix), stop(prefix), order(second!.code)])).toEqual([
    "SUCCESS",
    "SUCCESS",
    expect.stringMatching(/SUCCESS|PROMO_INVALID/),
  ]);
  for (const { code } of await codesOf(prefix)) expect(await order(code)).toBe("PROMO_INVALID");
  expect((await open(prefix)).open).toMatchObject({ isStopped: true });
  expect((await actions(prefix)).filter((action) => action === "promo_series_stopped")).toHaveLength(1);
  expect(await stop("NO-SUCH")).toBe("NOT_FOUND");
});

test("pressed twice it is one series, and a beginning is taken once", async () => {
  const prefix = nameIt();
  const same = wish(prefix, 5, { kind: "amount", percent: null, amounts: { CNY: 900, HKD: 1000, USD: 130 } });
  expect(await Promise.all([make(same), make(same)])).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await make(wish(prefix, 5))).toBe("INVALID_INPUT");
  expect(await codesOf(prefix)).toHaveLength(5);
  expect(await ask("select count(*)::int from promo_amounts where starts_with(code, $1)", prefix)).toEqual([
    { count: 15 },
  ]);
});

test.each([
  ["one alone is no series", 1, {}],
  ["more than a thousand", 1001, {}],
  ["no number", "many", {}],
  ["a beginning that leaves no room", 5, { code: "A".repeat(32) }],
  ["a beginning with a blank", 5, { code: "SPRING 26" }],
  ["a plan that never was", 5, { plan_codes: ["no-such-plan"] }],
  ["percent and amounts", 5, { amounts: { CNY: 100, HKD: 100, USD: 100 } }],
  ["an end before its beginning", 5, { valid_until: "2026-10-01T00:00:00+08:00" }],
])("%s: nothing is made", async (_, count, facts) => {
  const prefix = nameIt();
  expect(await make(wish(prefix, count, facts))).toBe("INVALID_INPUT");
  expect(await ask("select from promo_series where prefix = $1", prefix)).toEqual([]);
});

test("support sees a series and gets none of its codes", async () => {
  const prefix = nameIt();
  await make(wish(prefix, 2));
  const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  expect(await kit.code("/staff/getPromoSeries", { prefix })).toBe("SUCCESS");
  const { code } = (await codesOf(prefix))[0]!;
  for (const search of [prefix, `${prefix}-`, code.slice(0, -1)])
    expect(await kit.get("/staff/getPromoCodes", { view: "all", search })).toMatchObject({ promos: [] });
  expect(JSON.stringify(await kit.get("/staff/getPromoSeries", { prefix }))).not.toContain(code);
  expect(await kit.code("/staff/getSeriesCodes", { prefix })).toBe("RIGHT_MISSING");
  expect(await kit.code("/staff/stopPromoSeries", { prefix })).toBe("RIGHT_MISSING");
});
