import { afterEach, beforeEach, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import { GetPlanDetail, GetPlanList } from "../plans/contract.ts";
import { GetCountryList, GetRegionList, SearchDestinations } from "./contract.ts";

let world: World;
let worlds = 0;
beforeEach(async () => {
  world = await freshWorld();
  // a process serves one shop and knows its catalogue by number: these shops need numbers of their own
  await world.pool.query("update catalogue_version set version = version + $1", [++worlds * 1000]);
});
afterEach(() => world.close());

const japan = async () => (await world.call(GetCountryList, { currency: "HKD" })).hot[0]!;
const firstHit = async (query: string) => (await world.call(SearchDestinations, { query, currency: "HKD" })).hits[0];

test("a changed price is seen by the very next call, wherever it is shown", async () => {
  expect((await japan()).from!.price.amount).toBe(1500);
  await firstHit("japan");
  await world.pool.query("update plan_prices set amount = 1234 where plan_code = 'jp-day-1gb' and currency = 'HKD'");
  expect((await japan()).from!.price.amount).toBe(1234);
  expect((await firstHit("japan"))!.from!.price.amount).toBe(1234);
  expect((await world.call(GetPlanList, { country: "JP", currency: "HKD" })).plans[0]!.price.amount).toBe(1234);
  expect((await world.call(GetPlanDetail, { code: "jp-day-1gb", currency: "HKD" })).plan.price.amount).toBe(1234);
});

test("without a day pass on sale the price is the cheapest package's, without that the shared one's", async () => {
  const takeOff = (code: string) => world.pool.query("update plans set on_sale = false where code = $1", [code]);
  await takeOff("jp-day-1gb");
  expect((await japan()).from).toEqual({
    price: { amount: 10500, currency: "HKD" },
    per: "package",
    allowanceMb: 10240,
  });
  await takeOff("jp-10gb-30d");
  expect((await japan()).from).toEqual({ price: { amount: 6000, currency: "HKD" }, per: "package", allowanceMb: 5120 });
  await takeOff("jp-th-5gb-15d");
  expect((await japan()).from).toBeNull();
  expect((await world.call(GetRegionList, {})).regions[0]!.from).toBeNull();
});

test("a new name and a new place are found at once", async () => {
  expect(await firstHit("siam")).toBeUndefined();
  await world.pool.query(`insert into places (iso2, kind, code, names) values ('TH', 'alias', null, '{"en":"Siam"}')`);
  expect(await firstHit("siam")).toMatchObject({ country: "TH", matched: "Siam" });
  await world.pool.query(`update destinations set names = names || '{"en":"Nippon"}' where iso2 = 'JP'`);
  expect((await japan()).name).toBe("Nippon");
});

test("many callers at the moment of a change get one answer each, none of them older than their call", async () => {
  const calls = Array.from({ length: 20 }, () => japan());
  await world.pool.query("update plan_prices set amount = 999 where plan_code = 'jp-day-1gb' and currency = 'HKD'");
  const later = await Promise.all(Array.from({ length: 20 }, () => japan()));
  expect((await Promise.all(calls)).every(({ from }) => [999, 1500].includes(from!.price.amount))).toBe(true);
  expect(later.map(({ from }) => from!.price.amount)).toEqual(Array.from({ length: 20 }, () => 999));
});
