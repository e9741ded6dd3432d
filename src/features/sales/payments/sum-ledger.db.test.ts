import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Job } from "../../../platform/jobs/job.server.ts";
import { ledgerDifferences } from "./ledger-proof.server.ts";
import { sumLedger, sumLedgerAgain } from "./sum-ledger.server.ts";

let world: World;
let booked = 0;
beforeAll(async () => void (world = await freshWorld({ profiles: 0 })));
beforeEach(async () => {
  await world.pool.query(`truncate ledger_entries; truncate ledger_hours; update ledger_summed set until = 'epoch';
    truncate sales_hours; update sales_summed set until = 'epoch'`);
});
afterAll(() => world.close());

/** Sold for so much at that time: debit `gateway`, credit `sales`. */
async function sold(amount: number, at: string, currency = "HKD"): Promise<void> {
  await world.pool.query(
    `insert into ledger_entries (occasion, account, currency, amount, at) values
     ('test:' || $1, 'gateway', $2, $3, $4), ('test:' || $1, 'sales', $2, -$3::int, $4)`,
    [++booked, currency, amount, at],
  );
}
const at = (time: string, job: Job = sumLedger) => job.run({}, { ...world.shop, clock: () => new Date(time) });
const hours = async (account = "gateway", currency = "HKD") =>
  (
    await world.pool.query(
      `select to_char(hour at time zone 'UTC', 'DD HH24') as hour, debit::int, credit::int, entries, balance::int
       from ledger_hours where account = $1 and currency = $2 order by ledger_hours.hour`,
      [account, currency],
    )
  ).rows.map((row) => Object.values(row));
const wrong = async () => (await ledgerDifferences(world.db)).filter(({ what }) => what === "hours");

test("an empty ledger has no sums", async () => {
  await at("2026-11-21T12:40:00Z");
  expect(await hours()).toEqual([]);
});

test("hours that are over are summed once, each with the balance after it; the running one is not", async () => {
  await sold(100, "2026-11-21T09:59:59.999Z");
  await sold(50, "2026-11-21T10:00:00Z");
  await sold(-30, "2026-11-21T10:10:00Z");
  await sold(7, "2026-11-21T12:00:00Z");
  await sold(900, "2026-11-21T10:00:00Z", "USD");
  for (const time of ["2026-11-21T12:40:00Z", "2026-11-21T12:40:00Z"]) {
    await at(time);
    expect(await hours()).toEqual([
      ["21 09", 100, 0, 1, 100],
      ["21 10", 50, 30, 2, 120],
    ]);
    expect(await hours("sales")).toEqual([
      ["21 09", 0, 100, 1, -100],
      ["21 10", 30, 50, 2, -120],
    ]);
    expect(await hours("gateway", "USD")).toEqual([["21 10", 900, 0, 1, 900]]);
  }
  await at("2026-11-21T13:35:00Z");
  expect(await hours()).toContainEqual(["21 12", 7, 0, 1, 127]);
  expect(await wrong()).toEqual([]);
});

test("an hour that ended a moment ago waits for what is still being written", async () => {
  await sold(100, "2026-11-21T09:10:00Z");
  await at("2026-11-21T10:29:00Z");
  expect(await hours()).toEqual([]);
  await at("2026-11-21T10:30:00Z");
  expect(await hours()).toEqual([["21 09", 100, 0, 1, 100]]);
});

test("years are summed in stretches, and a pause of months carries the balance on", async () => {
  await sold(1, "2023-01-31T23:30:00Z");
  await sold(2, "2024-06-15T00:30:00Z");
  await sold(4, "2026-11-21T08:30:00Z");
  await at("2026-11-21T12:40:00Z");
  expect((await hours()).map((row) => row.at(-1))).toEqual([1, 3, 7]);
  expect(await wrong()).toEqual([]);
});

test("two processes that sum at once sum once", async () => {
  for (let hour = 0; hour < 20; hour++) await sold(10, `2026-11-20T${String(hour).padStart(2, "0")}:15:00Z`);
  await Promise.all([at("2026-11-21T12:40:00Z"), at("2026-11-21T12:40:00Z"), at("2026-11-21T13:40:00Z")]);
  expect((await hours()).at(-1)).toEqual(["20 19", 10, 0, 1, 200]);
  expect((await hours()).length).toBe(20);
});

test("an entry that came too late is found by the proof and is in the sums after the night", async () => {
  await sold(100, "2026-11-20T09:10:00Z");
  await sold(100, "2026-11-21T09:10:00Z");
  await at("2026-11-21T12:40:00Z");
  await sold(5, "2026-11-20T11:10:00Z");
  expect(await wrong()).toEqual([
    expect.objectContaining({ subject: "gateway HKD", expected: 200, found: 205 }),
    expect.objectContaining({ subject: "sales HKD", expected: -200, found: -205 }),
  ]);
  await at("2026-11-22T02:50:00Z", sumLedgerAgain);
  expect((await hours()).map((row) => row.at(-1))).toEqual([100, 105, 205]);
  expect(await wrong()).toEqual([]);
});
