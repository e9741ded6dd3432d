import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { sumLedger, sumLedgerAgain } from "../../sales/payments/sum-ledger.server.ts";
import type { GetOverview } from "./contract.ts";
import { overviewCsv } from "./overview-csv.server.ts";

const noon = "11111111-0000-4000-8000-000000000001";
const fails = "11111111-0000-4000-8000-000000000002";
const byStaff = "11111111-0000-4000-8000-000000000003";
const asked = "22222222-0000-4000-8000-000000000001";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
/** The world's clock stands at 2026-11-21T08:00Z: 16:00 in Hong Kong. */
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await refundWritten(noon, "granted", `request:${asked}#2`);
  await refundWritten(fails, "no_stock", `order:${fails}`);
  await refundWritten(byStaff, "granted", `staff:${byStaff}`);
  await booked("payment:yesterday", 9000, "2026-11-20T15:59:59.999Z");
  await booked("payment:midnight", 1000, "2026-11-20T16:00:00Z");
  await booked("payment:noon", 2500, "2026-11-21T04:20:00Z");
  await booked("payment:just now", 70, "2026-11-21T07:59:00Z");
  await booked("payment:dollars", 4000, "2026-11-21T05:00:00Z", "USD");
  await booked(`refund:${noon}`, -500, "2026-11-21T05:00:00Z");
  await booked(`refund:${fails}`, -300, "2026-11-21T05:10:00Z");
  await booked(`refund-failed:${fails}`, 300, "2026-11-21T06:10:00Z");
  await booked(`refund:${byStaff}`, -200, "2026-11-14T07:30:00Z");
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

/** The refund behind an entry, and what asked for the first; without what they belong to. */
async function refundWritten(id: string, reason: string, key: string): Promise<void> {
  await world.pool.query(`set session_replication_role = replica;
    insert into refund_requests (id, request_key, order_id, kind, positions, reason, contact, decision, amount, currency, asked_at)
      values ('${asked}', '${asked}', '${asked}', 'refund', '{1}', 'does_not_work', 'a@example.com', 'review', 500, 'HKD', now())
      on conflict do nothing;
    insert into refunds (id, payment_id, reason, amount, sold_amount, currency, asked_at, key)
      values ('${id}', '${id}', '${reason}', 500, 500, 'HKD', now(), '${key}');
    set session_replication_role = default`);
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
      [800, 1, 200],
    ]);
    expect(
      found.reasons.map(({ reason, refunds, amount, was }) => [reason, refunds, amount.amount, was.amount]),
    ).toEqual([
      ["does_not_work", 1, 500, 0],
      ["granted", 0, 0, 200],
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
  expect(short((await overview({ range: "7" })).before)).toEqual([800, 1, 200]);
  expect(short((await overview({ range: "28" })).figures)).toEqual([13770, 6, 700]);
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

test("a reason that was summed as another is found by the nightly proof", async () => {
  await world.pool.query("update refund_hours set reason = 'other' where reason = 'does_not_work'");
  expect((await wrong()).map(({ subject, expected, found }) => [subject, expected, found])).toEqual(
    expect.arrayContaining([
      ["given back (other) by hour HKD", 500, null],
      ["given back (does_not_work) by hour HKD", null, 500],
    ]),
  );
  await sumLedgerAgain.run({}, world.shop);
  expect(await wrong()).toEqual([]);
});

const file = (whose: typeof browser, query: object) =>
  overviewCsv({ query, language: "en", now: world.shop.clock(), ask: whose.ask as never });

test("as a file the figures are those of the page, for those who may see them", async () => {
  const rows = ((await file(browser, { range: "1", currency: "HKD" })).file as string)
    .trim()
    .split("\r\n")
    .map((row) => row.replaceAll('"', "").split(",").slice(0, 4).join(","));
  expect(rows).toEqual([
    "Figure,Unit,These days,The time before",
    "Sales,HKD,35.80,8.00",
    "Payments,count,4,1",
    "Refunded,HKD,5.00,2.00",
    "Why money went back: does not work,HKD,5.00,0.00",
    "Why money went back: granted,HKD,0.00,2.00",
  ]);
  const eve = await joined(world, { email: "eve@example.com", name: "Eve", role: "logistics" });
  await expect(file(eve.browser, {})).rejects.toMatchObject({ code: "RIGHT_MISSING" });
  await expect(file(browser, { range: "2" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
});

test.each([[{ range: "2" }], [{ currency: "EUR" }]])("%j is refused, and nothing is guessed", async (wish) => {
  expect(await browser.code("/staff/getOverview", wish)).toBe("INVALID_INPUT");
});
