import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetIncident } from "./contract.ts";
import { takeUnwritten } from "./letters-store.server.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

test("more than five thousand orders are seen on pages and written to with one letter, each once", async () => {
  const { browser } = await joined(world);
  await world.answer("/order/create", aWish(), english);
  await world.pool.query(
    `insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold, email, lang, placed_at, paid_at)
     select 'MANY' || lpad(n::text, 5, '0'), gen_random_uuid(), 'paid', plan_code, way, days, quantity, currency, unit_amount, total_amount,
       plan_as_sold, 'm' || n || '@example.com', lang, placed_at - n * interval '1 millisecond', placed_at
     from (select * from orders limit 1) o, generate_series(1, 6000) n`,
  );
  const since = new Date(world.shop.clock().getTime() - 3_600_000).toISOString();
  const facts = { title: "Delivery is slow", touches: "delivery", name: null, still: true, since, until: null };
  const { id } = await browser.get<{ id: string }>("/staff/openIncident", { requestKey: randomUUID(), ...facts });
  const found = (more: object = {}) => browser.get<OutputOf<typeof GetIncident>>("/staff/getIncident", { id, ...more });
  const first = await found();
  expect([first.touched, first.isMore, first.unwritten, first.orders.length]).toEqual([6000, false, 6000, 50]);
  expect((await found({ after: "MANY05500" })).orders[0]!.number).toBe("MANY05501");
  const said = { subject: "A little later", text: "We wait." };
  const wish = { requestKey: randomUUID(), id, texts: { en: said, "zh-cn": said, "zh-hk": said } };
  expect(await browser.code("/staff/writeToTouched", { ...wish, seen: "somebody else" })).toBe("TOUCHED_CHANGED");
  const sent = await browser.get<{ letter: string; orders: number }>("/staff/writeToTouched", {
    ...wish,
    seen: first.seen,
  });
  expect(sent.orders).toBe(6000);
  expect(await found()).toMatchObject({ touched: 6000, unwritten: 0 });
  // in batches, each order in one of them
  const batch = await takeUnwritten(world.db, sent.letter, world.shop.clock(), 6001);
  expect(new Set(batch.map(({ order_id: order }) => order)).size).toBe(6000);
});
