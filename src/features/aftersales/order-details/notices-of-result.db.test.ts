import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => {
  world = await freshWorld();
  await world.pool.query(
    `insert into notices (id, lang, title, html, source, published_at, countries) values
      ('typhoon', 'en', 'Typhoon', '<p>Networks in Okinawa may be slow.</p>', 'Farwave', '2026-11-20T00:00:00Z', '{JP}'),
      ('elsewhere', 'en', 'Strike', '<p>In Seoul.</p>', 'Farwave', '2026-11-20T00:00:00Z', '{KR}')`,
  );
});
afterEach(() => world.close());

type Result = { outcome: string; notices: { id: string }[] };
const resultOf = async (order: { orderNumber: string; key: string }) => {
  const { resultData } = (await world.answer("/order/getOrderResult", order)).envelope;
  const { outcome, notices } = resultData as Result;
  return { outcome, notices: notices.map(({ id }) => id) };
};

test("a result has the notices of its countries once it is a success; while it is polled it asks for none", async () => {
  const placed = (await world.answer("/order/create", aWish())).envelope.resultData as {
    orderNumber: string;
    key: string;
  };
  const { orderNumber, key } = placed;
  expect(await resultOf({ orderNumber, key })).toEqual({ outcome: "waiting_for_payment", notices: [] });
  await world.pool.query("update orders set state = 'paying' where number = $1", [orderNumber]);
  expect(await resultOf({ orderNumber, key })).toEqual({ outcome: "processing", notices: [] });
  expect(await resultOf(await delivered(world))).toEqual({ outcome: "success", notices: ["typhoon"] });
});
