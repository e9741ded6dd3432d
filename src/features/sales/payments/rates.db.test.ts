import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, beforeAll } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { catalogueTables } from "../../operator/catalogue-import/catalogue-tables.server.ts";
import { vanished } from "../../operator/catalogue-import/store.server.ts";
import { rateFor } from "./store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
});
afterAll(() => world.close());
beforeEach(() => world.pool.query("delete from exchange_rates where set_by is not null"));

const ofFile = "2026-11-01T00:00:00.000Z";
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  base: "HKD",
  quote: "CNY",
  seen: ofFile as string | null,
  rate: "0.9300",
  source: "Treasury, by hand",
  sourceNames: { "zh-cn": "资金部", "zh-hk": "" },
  isSure: false,
  reason: "the bank's of today",
  ...more,
});
const set = (more: object = {}) => mei.ask("/staff/setRate", wish(more));
const now = () => world.shop.clock();
const byStaff = async () =>
  (await world.pool.query("select base, quote, rate, source_names from exchange_rates where set_by is not null")).rows;

test("a rate that staff set holds from now on, moves the catalogue's version, and stands in the trail", async () => {
  const before = await world.shop.catalogueVersion.current();
  expect(await set()).toMatchObject({ resultCode: "SUCCESS" });
  expect(await rateFor(world.db, "HKD", "CNY", now())).toMatchObject({
    rate: "0.9300",
    source: "Treasury, by hand",
    sourceNames: { "zh-cn": "资金部" },
  });
  expect(await world.shop.catalogueVersion.current()).not.toBe(before);
  const { rates } = await mei.get<{ rates: object[] }>("/staff/getRates", {});
  expect(rates).toContainEqual({
    base: "HKD",
    quote: "CNY",
    now: expect.objectContaining({ rate: "0.9300", who: "Mei Lam" }),
  });
  const { rows } = await world.pool.query("select on_id, before, after, reason from actions where action = 'rate_set'");
  expect(rows).toEqual([
    {
      on_id: "HKD-CNY",
      before: { rate: "0.9215", rate_source: "Farwave treasury desk" },
      after: { rate: "0.9300", rate_source: "Treasury, by hand" },
      reason: "the bank's of today",
    },
  ]);
});

test("a rate of before, and one that is still to come, stand in the history", async () => {
  expect(await set()).toMatchObject({ resultCode: "SUCCESS" });
  const { history } = await mei.get<{ history: object[] }>("/staff/getRateHistory", { base: "HKD", quote: "CNY" });
  expect(history).toMatchObject([
    { rate: "0.5", who: null },
    { rate: "0.9300", who: "Mei Lam" },
    { rate: "0.9215", who: null, from: ofFile },
  ]);
});

test("an import whose file does not know it leaves it alone", async () => {
  expect(await set()).toMatchObject({ resultCode: "SUCCESS" });
  const file = [{ base: "USD", quote: "CNY", valid_from: ofFile }];
  const { free } = await vanished(world.db, catalogueTables.exchange_rates, file);
  expect(free).not.toContainEqual(expect.objectContaining({ rate: 0.93 }));
  expect(free).toContainEqual(expect.objectContaining({ rate: 0.9215 }));
});

test("a rate far from the one before is asked for a second time", async () => {
  expect(await set({ rate: "9.2150" })).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "rate", problem: "far_from_former" }] },
  });
  expect(await byStaff()).toEqual([]);
  expect(await set({ rate: "9.2150", isSure: true })).toMatchObject({ resultCode: "SUCCESS" });
});

test.each([
  [{ rate: "" }, "rate", "empty"],
  [{ rate: "0" }, "rate", "rate"],
  [{ rate: "1e3" }, "rate", "rate"],
  [{ rate: "-0.92" }, "rate", "rate"],
  [{ source: "" }, "source", "empty"],
  [{ source: "x".repeat(201) }, "source", "long"],
  [{ sourceNames: { "zh-cn": "x".repeat(201) } }, "source_names.zh-cn", "long"],
  [{ quote: "HKD" }, "quote", "other_currency"],
])("%j is refused at its field", async (more, field, problem) => {
  expect(await set(more)).toMatchObject({ resultCode: "INVALID_INPUT", resultData: { fields: [{ field, problem }] } });
  expect(await byStaff()).toEqual([]);
});

const hostile = Object.entries(hostileValues).filter(([, value]) => value !== "1");

test.each(hostile)("what is hostile is no rate: %s", async (_name, value) => {
  for (const field of ["rate", "base", "quote", "seen"])
    expect((await set({ [field]: value })).resultCode).toMatch(/^(INVALID_INPUT|RECORD_CHANGED)$/);
  expect(await byStaff()).toEqual([]);
});

test("of two at the same moment the second has not seen the first; the same request twice is one rate", async () => {
  const codes = await Promise.all([set({ rate: "0.9310" }), set({ rate: "0.9320" })]);
  expect(codes.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  expect(await byStaff()).toHaveLength(1);
  await world.pool.query("delete from exchange_rates where set_by is not null");
  const once = wish();
  const again = await Promise.all([1, 2].map(() => mei.code("/staff/setRate", once)));
  expect(again).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await byStaff()).toHaveLength(1);
});
