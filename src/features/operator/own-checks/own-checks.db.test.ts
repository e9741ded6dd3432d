import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestRenderer } from "../../../../test/renderer.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { words } from "../../../i18n/en/status.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { GetStatus } from "../../catalogue/outages/contract.ts";
import { addAttempts } from "../outside-hours/store.server.ts";
import { checkFunctions } from "./check-functions.server.ts";
import { deliveredOfLate } from "./store.server.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query(
    "delete from outages; delete from outage_checks; delete from outage_signs; delete from outage_samples; delete from outside_hours; delete from maintenance",
  );
});

/** Each minute the shop asks gateways so often, so often in vain, and then looks. */
async function minutes(count: number, { attempts, failures }: { attempts: number; failures: number }) {
  for (let minute = 0; minute < count; minute++) {
    world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
    const at = world.shop.clock();
    const tried = Array.from({ length: attempts }, (_, number) => ({
      service: "gateway" as const,
      name: "sandbox",
      at,
      failed: number < failures,
    }));
    if (tried.length > 0) await addAttempts(world.db, tried);
    await checkFunctions.run({}, world.shop);
  }
}
const well = { attempts: 4, failures: 0 };
const down = { attempts: 4, failures: 4 };
const silent = { attempts: 0, failures: 0 };
const status = async () =>
  unwrap((await world.answer("/status/getStatus", { lang: "en" })).envelope) as OutputOf<typeof GetStatus>;
const payments = async () => (await status()).functions.find((one) => one.function === "payments")!;

test("what nobody looked at is not measured; a day that was looked at and well is well", async () => {
  expect((await payments()).now).toBe("unmeasured");
  // before a quarter of an hour is known, nothing is said
  await minutes(14, well);
  expect((await payments()).days.at(-1)).toBe("unmeasured");
  await minutes(5, well);
  const { now, days } = await payments();
  expect([now, days.at(-1), days.at(-2)]).toEqual(["well", "well", "unmeasured"]);
});

/** The page's answer, above all else. */
async function heading() {
  const request = new Request("http://shop.test/en/status");
  const ask = async (path: string, input: unknown) => (await world.answer(path, input, english)).envelope;
  const page = await openTestRenderer().render({ request, language: "en", currency: "HKD", ask });
  if (page.kind !== "page") throw new Error(page.kind);
  return /<h1>(.*?)<\/h1>/.exec(page.html)![1];
}

test("everything works only where everything is measured", async () => {
  await minutes(16, well);
  // nobody has asked a supplier, a network or a mail server
  expect(await heading()).toBe(words.unmeasured);
  await world.pool.query(
    `insert into outage_checks select distinct day, other, 1
      from outage_checks, unnest(array['suppliers', 'network', 'deliveries', 'mail']) other on conflict do nothing`,
  );
  expect(await heading()).toBe(words.allWell);
});

test("where the checks have stopped, what was measured before is not called good; the day keeps what it knew", async () => {
  await minutes(16, well);
  const later = (minute: number) => world.at(new Date(world.shop.clock().getTime() + minute * 60_000).toISOString());
  later(10);
  expect((await payments()).now).toBe("well");
  later(1);
  const { now, days } = await payments();
  expect([now, days.at(-1)]).toEqual(["unmeasured", "well"]);
});

test("trouble for ten minutes is told, and over again, by the shop alone, across the turn of an hour", async () => {
  await minutes(16, well);
  await minutes(5, down);
  expect((await status()).open).toEqual([]);
  await minutes(20, down);
  const { open } = await status();
  expect(open.map(({ title, isMeasured, function: of }) => [title, isMeasured, of])).toEqual([
    ["Payments do not go through", true, "payments"],
  ]);
  await minutes(60, well);
  const { open: then, past } = await status();
  expect([then, past.length, (await payments()).now]).toEqual([[], 1, "well"]);
  expect(Date.parse(past[0]!.endedAt!)).toBeGreaterThan(Date.parse(past[0]!.beganAt));
});

test("a silent night neither begins nor hides trouble, and is no well day", async () => {
  await minutes(40, silent);
  expect((await payments()).days.at(-1)).toBe("unmeasured");
  expect((await status()).open).toEqual([]);
});

test("a shop that did not run for hours begins to judge anew, and does not tell of what it saw before", async () => {
  await minutes(16, well);
  await minutes(11, down);
  await world.pool.query("delete from outages");
  world.at(new Date(world.shop.clock().getTime() + 5 * 3_600_000).toISOString());
  await minutes(24, down);
  expect((await status()).open).toEqual([]);
  await minutes(3, down);
  const [one] = (await status()).open;
  expect(world.shop.clock().getTime() - Date.parse(one!.beganAt)).toBeLessThan(15 * 60_000);
});

test("two processes that look at the same minute tell of it once", async () => {
  await minutes(16, well);
  await minutes(14, down);
  await world.pool.query("delete from outages");
  await Promise.all([0, 1, 2].map(() => checkFunctions.run({}, world.shop)));
  expect((await status()).open.length).toBe(1);
});

test("what staff hide as a false alarm is not told again while it lasts; what they tell of themselves is not doubled", async () => {
  await minutes(16, well);
  await minutes(20, down);
  const [one] = (await status()).open;
  const mei = (await joined(world)).browser;
  await mei.get("/staff/hideOutage", { requestKey: randomUUID(), id: one!.id });
  await minutes(5, down);
  expect((await status()).open).toEqual([]);
  await world.pool.query("delete from outages; delete from outage_signs");
  const titles = { en: "Cards fail", "zh-cn": "银行卡付款失败", "zh-hk": "信用卡付款失敗" };
  const facts = {
    kind: "function",
    function: "payments",
    severity: "down",
    titles,
    advice: null,
    places: [],
    plans: [],
  };
  const beganAt = world.shop.clock().toISOString();
  await mei.get("/staff/openOutage", { requestKey: randomUUID(), ...facts, beganAt, endedAt: null });
  await minutes(20, down);
  expect((await status()).open.map(({ title }) => title)).toEqual(["Cards fail"]);
});

test("a closed shop is told after ten minutes", async () => {
  await world.pool.query("insert into maintenance (ends_at, begun_at) values (now(), now())");
  await minutes(12, silent);
  expect((await status()).open.map(({ title }) => title)).toEqual(["The shop is closed for an upgrade"]);
});

test("eSIMs that were paid long ago and have not come are trouble; what waits for a person is not counted", async () => {
  const now = world.shop.clock();
  for (const _ of [0, 1, 2]) unwrap((await world.answer("/order/create", aWish(), english)).envelope);
  await world.pool.query(
    "update orders set state = 'paid', placed_at = $1::timestamptz - interval '1 hour', paid_at = $1::timestamptz - interval '20 minutes'",
    [now],
  );
  expect(await deliveredOfLate(world.db, now)).toEqual({ attempts: 3, failures: 3 });
  await world.pool.query(
    "insert into cases (kind, subject, order_id, details, opened_at) select 'order_held', number, id, '{}', $1 from orders limit 1",
    [now],
  );
  expect(await deliveredOfLate(world.db, now)).toEqual({ attempts: 3, failures: 2 });
  await world.pool.query("update orders set paid_at = $1::timestamptz - interval '5 minutes'", [now]);
  expect(await deliveredOfLate(world.db, now)).toEqual({ attempts: 0, failures: 0 });
});
