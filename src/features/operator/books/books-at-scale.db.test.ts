import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { sumLedger } from "../../sales/payments/sum-ledger.server.ts";
import { spanOf } from "./rules.ts";
import { booksIn, entriesOf, firstAndLastEntry } from "./store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into ledger_entries (occasion, account, currency, amount, at)
    select 'payment:' || n, account, (array['CNY', 'HKD', 'USD'])[n % 3 + 1], sign * (100 + n % 50),
      timestamptz '2026-11-21T07:59Z' - n * interval '20 minutes'
    from generate_series(1, 20000) as n, (values ('gateway', 1), ('sales', -1)) as side (account, sign);
    analyze ledger_entries`);
  await sumLedger.run({}, world.shop);
  await world.pool.query("analyze ledger_hours");
});
afterAll(() => world.close());

const plans = async () =>
  (await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")).map((plan) =>
    plan.map((line) => String(line["QUERY PLAN"])).join("\n"),
  );

test("the books of a month are steps along the hours' key, and the entries of the last hour", async () => {
  const books = await booksIn(listening, spanOf("2026-10"));
  expect(books.reduce((sum, { before, debit, credit }) => sum + before + debit - credit, 0)).toBe(0);
  for (const text of await plans()) {
    expect(text).toContain("ledger_hours_pkey");
    expect(text).toContain("ledger_at");
    expect(text).not.toMatch(/Seq Scan on ledger_(hours|entries)/);
  }
});

test("a page of an account is some steps along its index, to either side", async () => {
  const place = { micros: "1792000000000000", id: "20000" };
  for (const reading of [{ towards: "older" }, { towards: "older", place }, { towards: "newer", place }] as const) {
    await entriesOf(listening, { account: "sales", currency: "HKD", ...spanOf("2026-10"), ...reading }, 51);
    for (const text of await plans()) {
      expect(text).toContain("ledger_of_account");
      expect(text).not.toMatch(/Seq Scan on ledger_entries/);
    }
  }
});

test("the first and last entry are found at the ends of an index", async () => {
  await firstAndLastEntry(listening);
  for (const text of await plans()) expect(text).not.toContain("Seq Scan");
});
