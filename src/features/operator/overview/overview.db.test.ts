import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { sumLedger, sumLedgerAgain } from "../../sales/payments/sum-ledger.server.ts";
import type { GetOverview } from "./contract.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
/** The world's clock stands at 2026-11-21T08:00Z: 16:00 in Hong Kong. */
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await booked("payment:yesterday", 9000, "2026-11-20T15:59:59.999Z");
  await booked("payment:midnight", 1000, "2026-11-20T16:00:00Z");
  await booked("payment:noon", 2500, "2026-11-21T04:20:00Z");
  await booked("payment:just now", 70, "2026-11-21T07:59:00Z");
  await booked("payment:dollars", 4000, "2026-11-21T05:00:00Z", "USD");
  await booked("refund:noon", -500, "2026-11-21T05:00:00Z");
  await booked("refund:fails", -300, "2026-11-21T05:10:00Z");
  await booked("refund-failed:fails", 300, "2026-11-21T06:10:00Z");
  await booked("payment:last week", 800, "2026-11-14T07:59:59Z");
  await booked("payment:last week, later", 400, "2026-11-14T08:00:00Z");
});
afterAll(() => world.close());

/** With postage of 100 and a promo of 60 in each payment: what the buyer paid is what was sold. */
async function booked(occasion: string, amount: number, at: string, currency = "HKD"): Promise<void> {
  const [postage, promo] = occasion.startsWith("payment") ? [100, 60] : [0, 0];
  await world.pool.query(
    `insert into ledger_entries (occasion, account, currency, amount, at)
     select $1::text, account, $2::text, line.amount, $4::timestamptz from (values
       ('gateway', $3::int), ('sales', $5::int - $6::int - $3::int), ('postage', -$5::int), ('promo', $6::int)
     ) as line (account, amount) where line.amount <> 0`,
    [occasion, currency, amount, at, postage, promo],
  );
}

type Overview = OutputOf<typeof GetOverview>;
const overview = (wish: object = {}) => browser.get<Overview>("/staff/getOverview", wish);
const short = ({ sales, payments, refunded }: Overview["figures"]) => [sales.amount, payments, refunded.amount];
const wrong = async () => (await ledgerDifferences(world.db)).filter(({ what }) => what === "hours");

test("today's figures are the same whether its hours are summed yet or not, and the week before ends at the same time", async () => {
  for (const isSummed of [false, true]) {
    if (isSummed) await sumLedger.run({}, world.shop);
    const found = await overview();
    expect(found).toMatchObject({ range: "1", currency: "HKD", zone: "Asia/Hong_Kong" });
    expect([short(found.figures), short(found.before)]).toEqual([
      [3570, 3, 500],
      [800, 1, 0],
    ]);
    expect(found.line.length).toBe(17);
    expect(found.line.at(-1)).toEqual({ at: found.now, amount: 3570 });
    expect(found.lineBefore.length).toBe(25);
    expect(found.lineBefore.at(-1)!.amount).toBe(1200);
  }
  expect(await wrong()).toEqual([]);
});

test("7 days have yesterday, 28 the week before, and each currency is by itself", async () => {
  expect(short((await overview({ range: "7" })).figures)).toEqual([12570, 4, 500]);
  expect(short((await overview({ range: "7" })).before)).toEqual([800, 1, 0]);
  expect(short((await overview({ range: "28" })).figures)).toEqual([13770, 6, 500]);
  expect(short((await overview({ currency: "USD" })).figures)).toEqual([4000, 1, 0]);
  expect(short((await overview({ currency: "CNY" })).figures)).toEqual([0, 0, 0]);
});

test("an entry that came too late is found by the nightly proof and is in the figures after the night", async () => {
  await booked("payment:late", 10, "2026-11-21T04:40:00Z");
  expect(short((await overview()).figures)).toEqual([3570, 3, 500]);
  expect((await wrong()).map(({ subject, expected, found }) => [subject, expected, found])).toEqual(
    expect.arrayContaining([
      ["payments by hour HKD", 5, 6],
      ["sales by hour HKD", 13700, 13710],
    ]),
  );
  await sumLedgerAgain.run({}, world.shop);
  expect(short((await overview()).figures)).toEqual([3580, 4, 500]);
  expect(await wrong()).toEqual([]);
});

test("a summing that is killed halfway leaves no hour twice and none out", async () => {
  await world.pool.query("truncate sales_hours; update sales_summed set until = 'epoch'");
  await world.pool.query(`create function killed() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger killed before update on sales_summed for each statement execute function killed()`);
  await expect(sumLedger.run({}, world.shop)).rejects.toThrow("killed");
  expect((await world.pool.query("select from sales_hours")).rowCount).toBe(0);
  await world.pool.query("drop trigger killed on sales_summed");
  await Promise.all([sumLedger.run({}, world.shop), sumLedger.run({}, world.shop)]);
  expect(await wrong()).toEqual([]);
  expect(short((await overview()).figures)).toEqual([3580, 4, 500]);
});

test.each([[{ range: "2" }], [{ currency: "EUR" }]])("%j is refused, and nothing is guessed", async (wish) => {
  expect(await browser.code("/staff/getOverview", wish)).toBe("INVALID_INPUT");
});
