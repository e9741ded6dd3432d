import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { sumLedger } from "../../sales/payments/sum-ledger.server.ts";
import type { GetBooks } from "./contract.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
/** The world's clock stands at 2026-11-21. */
beforeEach(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await sold("september", 1000, "2026-09-30T23:59:59.999Z");
  await sold("october", 500, "2026-10-01T00:00:00Z");
});
afterEach(() => world.close());

const entry = (what: string, amount: number, at: string): [string, unknown[]] => [
  `insert into ledger_entries (occasion, account, currency, amount, at) values
   ('payment:' || $1, 'gateway', 'HKD', $2, $3), ('payment:' || $1, 'sales', 'HKD', -$2::int, $3)`,
  [what, amount, at],
];
const sold = (what: string, amount: number, at: string) => world.pool.query(...entry(what, amount, at));
const books = (month: string) => browser.get<OutputOf<typeof GetBooks>>("/staff/getBooks", { month });
const seal = (month: string, seen: string, requestKey: string = randomUUID()) =>
  browser.code("/staff/sealMonth", { requestKey, month, seen });
const sealed = async (month: string) => seal(month, (await books(month)).seen);

test("months are sealed one after the other, when they have been over for a day", async () => {
  expect((await books("2026-09")).canBeSealed).toBe(true);
  expect(await sealed("2026-10")).toBe("MONTH_NOT_DUE");
  expect(await sealed("2026-08")).toBe("MONTH_NOT_DUE");
  expect(await sealed("2026-09")).toBe("SUCCESS");
  expect(await sealed("2026-09")).toBe("MONTH_NOT_DUE");
  expect(await books("2026-09")).toMatchObject({ canBeSealed: false, sealed: { who: "Mei Lam" } });
  expect(await sealed("2026-10")).toBe("SUCCESS");
  expect(await sealed("2026-11")).toBe("MONTH_NOT_DUE");
  const { rows } = await world.pool.query(
    "select on_kind, on_id from actions where action = 'month_sealed' order by on_id",
  );
  expect(rows.map(({ on_kind, on_id }) => `${on_kind} ${on_id}`)).toEqual(["month 2026-09", "month 2026-10"]);
});

test("of a sealed month no entry is written, changed or deleted, and none is moved into it; later ones are booked", async () => {
  await sealed("2026-09");
  await expect(sold("late", 1, "2026-09-30T23:59:59.999Z")).rejects.toThrow("sealed");
  for (const change of ["amount = amount + 1", "at = '2026-11-01'"])
    await expect(world.pool.query(`update ledger_entries set ${change} where at < '2026-10-01'`)).rejects.toThrow(
      "sealed",
    );
  await expect(
    world.pool.query("update ledger_entries set at = '2026-09-01' where at >= '2026-10-01'"),
  ).rejects.toThrow("sealed");
  await expect(world.pool.query("delete from ledger_entries")).rejects.toThrow("sealed");
  await expect(world.pool.query("delete from sealed_months")).rejects.toThrow("stays");
  await expect(world.pool.query("update sealed_months set books = '[]'")).rejects.toThrow("stays");
  await expect(world.pool.query("truncate sealed_months")).rejects.toThrow("stays");
  await expect(world.pool.query("truncate ledger_entries")).rejects.toThrow("sealed");
  await sold("correction", -1000, "2026-10-01T00:00:00Z");
  expect((await books("2026-09")).books.map(({ after }) => after.amount)).toEqual([1000, -1000]);
});

test("what is booked while one looks is not sealed unseen, and the same request twice is one", async () => {
  const { seen } = await books("2026-09");
  await sold("meanwhile", 5, "2026-09-30T12:00:00Z");
  expect(await seal("2026-09", seen)).toBe("RECORD_CHANGED");
  const now = await books("2026-09");
  const key = randomUUID();
  const answers = await Promise.all([seal("2026-09", now.seen, key), seal("2026-09", now.seen, key)]);
  expect(answers).toEqual(["SUCCESS", "SUCCESS"]);
});

test("two colleagues at once seal it once", async () => {
  const { seen } = await books("2026-09");
  const answers = await Promise.all([seal("2026-09", seen), seal("2026-09", seen)]);
  expect(answers.filter((answer) => answer === "SUCCESS")).toHaveLength(1);
  // or it gave up waiting for the other
  for (const answer of answers) expect(["SUCCESS", "MONTH_NOT_DUE", "TRY_AGAIN_LATER"]).toContain(answer);
});

test("a booking of the month that is still being written is waited for, and then seen; a long one stops the seal, not the shop", async () => {
  const { seen } = await books("2026-09");
  const other = await world.pool.connect();
  try {
    await other.query("begin");
    await other.query(...entry("in flight", 5, "2026-09-30T12:00:00Z"));
    expect(await seal("2026-09", seen)).toBe("TRY_AGAIN_LATER");
    const waiting = seal("2026-09", seen);
    await untilSomebodyWaits();
    await other.query("commit");
    // the second where the machine was slow
    expect(["RECORD_CHANGED", "TRY_AGAIN_LATER"]).toContain(await waiting);
    expect(await seal("2026-09", seen)).toBe("RECORD_CHANGED");
  } finally {
    other.release();
  }
  expect(await sealed("2026-09")).toBe("SUCCESS");
});

test("what was booked after its hour was summed is not missing in the seal: nothing is sealed until it is summed again", async () => {
  await sumLedger.run({}, world.shop);
  await sold("late", 5, "2026-09-30T12:00:00Z");
  expect(await sealed("2026-09")).toBe("TRY_AGAIN_LATER");
  await world.pool.query("delete from ledger_hours; update ledger_summed set until = 'epoch'");
  await sumLedger.run({}, world.shop);
  expect(await sealed("2026-09")).toBe("SUCCESS");
  expect((await books("2026-09")).books.map(({ debit }) => debit.amount)).toEqual([1005, 0]);
  expect((await ledgerDifferences(world.db)).filter(({ what }) => what === "sealed")).toEqual([]);
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await world.pool.query(
      "select from pg_locks where not granted and relation = 'ledger_entries'::regclass",
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test("the nightly proof finds entries of a sealed month that somebody changed behind the shop's back", async () => {
  await sealed("2026-09");
  const wrong = async () =>
    (await ledgerDifferences(world.db))
      .filter(({ what }) => what === "sealed")
      .map(({ subject, expected, found }) => [subject, expected, found]);
  expect(await wrong()).toEqual([]);
  await world.pool.query(`alter table ledger_entries disable trigger sealed_entries_stay;
    update ledger_entries set amount = 999 where account = 'gateway' and at < '2026-10-01'`);
  expect(await wrong()).toEqual([["2026-09 gateway HKD debit", 1000, 999]]);
  await world.pool.query("delete from ledger_entries where account = 'gateway' and at < '2026-10-01'");
  expect(await wrong()).toEqual([["2026-09 gateway HKD debit", 1000, 0]]);
});
