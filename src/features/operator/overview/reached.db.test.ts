import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { GetReached } from "./contract.ts";
import { firstDaysBetween } from "./first-days-store.server.ts";
import { sumFigures } from "./sum-figures.server.ts";
import { visitsBetween } from "./visits-store.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
/** The world's clock stands at 2026-11-21T08:00Z: 16:00 in Hong Kong. */
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  // today: came, looked and bought; came twice; bought before the first click; came an hour ago
  await clicked("a", "2026-11-20T16:10:00Z", "/en/homepage");
  await clicked("a", "2026-11-20T17:10:00Z", "/en/plans?country=JP");
  await ordered("a", { placed: "2026-11-20T18:00:00Z", paid: "2026-11-20T19:10:00Z" });
  await clicked("b", "2026-11-20T16:20:00Z", "/zh-hk/esim/japan");
  await clicked("b", "2026-11-21T05:20:00Z", "/zh-hk/plan-detail");
  await ordered("c", { placed: "2026-11-21T01:00:00Z", paid: null });
  await clicked("c", "2026-11-21T03:00:00Z", "/en/order-result");
  await clicked("d", "2026-11-21T07:10:00Z", "/en/plansandmore");
  // the week before, until 15:00 and later
  await clicked("a", "2026-11-14T06:59:00Z", "/en/plans");
  await clicked("b", "2026-11-14T07:10:00Z", "/en/plans");
  // paid after midnight: a visitor of the day before
  await clicked("e", "2026-11-20T15:30:00Z", "/en/homepage");
  await ordered("e", { placed: "2026-11-20T15:40:00Z", paid: "2026-11-20T16:05:00Z" });
  // somebody who did not agree to being counted
  await ordered(null, { placed: "2026-11-20T20:00:00Z", paid: "2026-11-20T20:01:00Z" });
});
afterAll(() => world.close());

const browserOf = (name: string) => `0000000${name}-0000-4000-8000-000000000000`;

async function clicked(name: string, at: string, path: string): Promise<void> {
  await world.pool.query(
    "insert into clicks (at, web_uuid, source, event, url, page_path) values ($1, $2, 'pc', 'click', $3, $3)",
    [at, browserOf(name), path],
  );
}

type Order = { placed: string; paid: string | null; departs?: string; begun?: readonly (string | null)[] };

/** Two eSIMs; `begun`: when the plan of each that was delivered began. */
async function ordered(name: string | null, { placed, paid, departs, begun = [] }: Order): Promise<void> {
  const wish = aWish({ quantity: 2, days: undefined, planCode: "jp-10gb-30d", expectedTotal: 21000 });
  const { orderNumber } = unwrap((await world.answer("/order/create", wish)).envelope) as { orderNumber: string };
  const { rows } = await world.pool.query<{ id: string }>(
    `update orders set web_uuid = $2, placed_at = $3, paid_at = $4, departs_on = $5,
       state = case when $4::timestamptz is null then 'placed' else 'paid' end where number = $1 returning id`,
    [orderNumber, name && browserOf(name), placed, paid, departs ?? null],
  );
  for (const [place, at] of begun.entries())
    await world.pool.query(
      `insert into data_plans (order_id, position, iccid, use_by, state, activated_at, expires_at)
       values ($1, $2, $3, '2027-11-21', 'active', $4, '2027-12-21')`,
      [rows[0]!.id, place + 1, randomUUID().slice(0, 19), at],
    );
}

type Reached = OutputOf<typeof GetReached>;
const reached = (wish: object = {}) => browser.get<Reached>("/staff/getReached", wish);
const at = (time: string) => sumFigures.run({}, { ...world.shop, clock: () => new Date(time) });
const ever = [new Date("2000-01-01T00:00:00Z"), new Date("2100-01-01T00:00:00Z")] as const;
const kept = async (table: string) => (await world.pool.query(`select * from ${table} order by hour`)).rows;

test("nothing is said before anything was counted", async () => {
  expect(await reached()).toMatchObject({ range: "1", visits: null, firstDays: null });
});

test("a visitor counts once a day and step, up to the last whole hour, and so does the week before", async () => {
  await at("2026-11-21T07:40:00Z");
  const { visits } = await reached();
  expect(visits).toEqual({
    until: "2026-11-21T07:00:00.000Z",
    is: { visitors: 3, sawPlans: 2, ordered: 2, paid: 2 },
    was: { visitors: 1, sawPlans: 1, ordered: 0, paid: 0 },
  });
  expect((await reached({ range: "7" })).visits?.is).toEqual({ visitors: 4, sawPlans: 2, ordered: 3, paid: 2 });
});

test("hour after hour, by two processes at once and all at once come to the same", async () => {
  await world.pool.query("truncate visit_hours; update visits_summed set until = 'epoch'");
  for (let hour = Date.parse("2026-11-20T14:40:00Z"); hour < Date.parse("2026-11-21T08:00:00Z"); hour += 3_600_000)
    await Promise.all([at(new Date(hour).toISOString()), at(new Date(hour).toISOString())]);
  const { rows } = await visitsBetween(ever[0], new Date("2026-11-21T07:00:00Z")).execute(world.db);
  expect(await kept("visit_hours")).toEqual(rows.toSorted((a, b) => a.hour.getTime() - b.hour.getTime()));
});

test("a counting that is killed halfway leaves no hour twice and none out", async () => {
  const before = await kept("visit_hours");
  await world.pool.query("truncate visit_hours; update visits_summed set until = 'epoch'");
  await world.pool.query(`create function killed() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger killed before update on visits_summed for each statement execute function killed()`);
  await expect(at("2026-11-21T07:40:00Z")).rejects.toThrow("killed");
  expect(await kept("visit_hours")).toEqual([]);
  await world.pool.query("drop trigger killed on visits_summed");
  await at("2026-11-21T07:40:00Z");
  expect(await kept("visit_hours")).toEqual(before);
});

test("whoever is deleted, and clicks that are, stay in the numbers", async () => {
  const before = await kept("visit_hours");
  await world.pool.query("delete from clicks where at < '2026-11-21T00:00:00Z'; update orders set web_uuid = null");
  await at("2026-11-21T07:45:00Z");
  expect(await kept("visit_hours")).toEqual(before);
});

test("an eSIM counts when its first day is over: after payment, or after the midnight of a later departure", async () => {
  await world.pool.query(
    "delete from data_plans; update orders set way = 'physical', state = 'cancelled', paid_at = null",
  );
  const paid = "2026-11-19T20:00:00Z";
  // the first day over at 20:00Z on the 20th: one online in time, one at the last moment; one too late and one not delivered
  await ordered(null, { placed: paid, paid, begun: ["2026-11-20T03:00:00Z", "2026-11-20T20:00:00Z"] });
  await ordered(null, { placed: paid, paid, begun: ["2026-11-20T20:00:01Z"] });
  // leaves tomorrow: not counted yet, though it is online
  await ordered(null, { placed: paid, paid, departs: "2026-11-22", begun: [paid, paid] });
  // left on the 20th, begun at home before: over at 16:00Z on the 20th
  await ordered(null, {
    placed: "2026-11-01T00:00:00Z",
    paid: "2026-11-01T00:01:00Z",
    departs: "2026-11-20",
    begun: ["2026-11-18T00:00:00Z", null],
  });
  await at("2026-11-21T07:40:00Z");
  const { firstDays } = await reached();
  expect(firstDays).toEqual({
    until: "2026-11-21T07:00:00.000Z",
    is: { esims: 6, online: 3 },
    was: { esims: 0, online: 0 },
  });
});

test("a beginning that the network told late is in the numbers with the next counting, as all at once", async () => {
  await world.pool.query("update data_plans set activated_at = '2026-11-20T15:00:00Z' where activated_at is null");
  expect((await reached()).firstDays?.is.online).toBe(3);
  await at("2026-11-21T07:50:00Z");
  expect((await reached()).firstDays?.is.online).toBe(4);
  const { rows } = await firstDaysBetween(ever[0], new Date("2026-11-21T07:00:00Z")).execute(world.db);
  expect(await kept("first_day_hours")).toEqual(rows.toSorted((a, b) => a.hour.getTime() - b.hour.getTime()));
});

test("who may not see orders is refused, and so is a range that is none", async () => {
  const eve = await joined(world, { email: "eve@example.com", name: "Eve", role: "editor" });
  expect(await eve.browser.code("/staff/getReached", {})).toBe("RIGHT_MISSING");
  expect(await browser.code("/staff/getReached", { range: "2" })).toBe("INVALID_INPUT");
});
