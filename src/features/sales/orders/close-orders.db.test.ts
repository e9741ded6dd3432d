import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aCardWish, aRenewalWish, aSim, aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { checkPayment } from "../payments/check-payment.server.ts";
import { takeWebhook } from "../payments/take-webhook.server.ts";
import { closeOrders } from "./close-orders.server.ts";

let world: World;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 4,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  await world.pool.query("insert into sim_cards (iccid) select unnest($1::text[])", [[aSim(71), aSim(72), aSim(73)]]);
});
afterEach(() => world.close());

type Placed = { orderNumber: string; key: string };
const place = async (wish: object = aWish()) => unwrap((await world.answer("/order/create", wish)).envelope) as Placed;
const pay = async ({ orderNumber, key }: Placed, method = "card") =>
  (await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method })).envelope
    .resultCode;
const succeed = (reference = [...world.gateway.requests.keys()].at(-1)!) =>
  takeWebhook(
    world.shop,
    Buffer.from(
      JSON.stringify({ id: randomUUID(), kind: "payment", payment: world.gateway.settle(reference, "succeeded") }),
    ),
    { signature: "right" },
  );
const close = () => closeOrders.run({}, world.shop);
const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const stateOf = async ({ orderNumber }: Placed) =>
  (await ask("select state from orders where number = $1", orderNumber))[0].state as string;
const stock = async (table: "esim_profiles" | "sim_cards") =>
  Object.fromEntries(
    (await ask(`select state, count(*)::int as count from ${table} group by state`)).map(({ state, count }) => [
      state,
      count,
    ]),
  );
const minutesLater = (minutes: number) =>
  world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + minutes * 60_000).toISOString());
const two = { quantity: 2, expectedTotal: 21000 };

describe("stock is held during a payment", () => {
  test("and delivered from there", async () => {
    const order = await place(aWish(two));
    expect(await stock("esim_profiles")).toEqual({ available: 4 });
    expect(await pay(order)).toBe("SUCCESS");
    expect(await stock("esim_profiles")).toEqual({ available: 2, held: 2 });
    const [{ iccids }] = await ask(
      "select array_agg(iccid order by iccid) as iccids from esim_profiles where state = 'held'",
    );
    await succeed();
    await workOff(world);
    expect(await ask("select position, iccid from esim_profiles where state = 'allotted' order by position")).toEqual([
      { position: 1, iccid: iccids[0] },
      { position: 2, iccid: iccids[1] },
    ]);
  });

  test("once, however often and by whatever method it is tried", async () => {
    const order = await place(aWish(two));
    for (const method of ["card", "alipay", "wechat", "card"]) expect(await pay(order, method)).toBe("SUCCESS");
    expect(await stock("esim_profiles")).toEqual({ available: 2, held: 2 });
  });

  test("all or none, and who comes too late is refused before paying", async () => {
    expect(await pay(await place(aWish({ quantity: 3, expectedTotal: 31500 })))).toBe("SUCCESS");
    expect(await pay(await place(aWish(two)))).toBe("OUT_OF_STOCK");
    expect(await stock("esim_profiles")).toEqual({ available: 1, held: 3 });
    expect(await pay(await place())).toBe("SUCCESS");
  });

  test("cards like eSIMs, and nothing for renewals and eSIMs that a supplier makes", async () => {
    expect(await pay(await place(aCardWish({ quantity: 2, expectedTotal: 25500 })))).toBe("SUCCESS");
    expect(await pay(await place(aCardWish({ quantity: 2, expectedTotal: 25500 })))).toBe("OUT_OF_STOCK");
    expect(await stock("sim_cards")).toEqual({ available: 1, held: 2 });
    await ask("update plans set supplier = 'reseller', supplier_product = 'JP-1' where code = 'jp-day-1gb'");
    expect(await pay(await place(aWish({ quantity: 5, expectedTotal: 52500 })))).toBe("SUCCESS");
    expect(await pay(await place(aRenewalWish()))).toBe("SUCCESS");
    expect(await stock("esim_profiles")).toEqual({ available: 4 });
  });

  test("by a crowd: never more than there is, and every profile has one order", async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => place()));
    const answers = await Promise.all(orders.map((order) => pay(order)));
    const paying = answers.filter((code) => code === "SUCCESS").length;
    expect(answers.filter((code) => code !== "SUCCESS" && code !== "OUT_OF_STOCK")).toEqual([]);
    expect(
      await ask(
        "select count(*)::int as held, count(distinct order_id)::int as orders from esim_profiles where state = 'held'",
      ),
    ).toEqual([{ held: paying, orders: paying }]);
    expect(paying).toBe(4);
  });
});

describe("an unpaid order", () => {
  test("is closed after an hour, and everything that was kept for it is free again", async () => {
    const order = await place(aWish({ promoCode: "FIFTY", expectedTotal: 9450 }));
    await pay(order);
    await ask("update payments set state = 'failed', settled_at = $1", new Date("2026-11-21T08:10:00Z"));
    await ask("update orders set state = 'placed'");
    minutesLater(70);
    await close();
    // an hour after the last try, not after the order was placed
    expect(await stateOf(order)).toBe("placed");
    minutesLater(71);
    await close();
    expect(await stateOf(order)).toBe("cancelled");
    expect(await stock("esim_profiles")).toEqual({ available: 4 });
    expect(
      await ask(
        "select uses, (select state from promo_uses where code = promo_codes.code) as use from promo_codes where code = 'FIFTY'",
      ),
    ).toEqual([{ uses: 0, use: "released" }]);
    expect(await pay(order)).toBe("ORDER_CLOSED");
    await close();
    expect(await ask("select uses from promo_codes where code = 'FIFTY'")).toEqual([{ uses: 0 }]);
    await place(aWish({ promoCode: "FIFTY", expectedTotal: 9450 }));
  });

  test("is left alone as long as a payment may be open", async () => {
    const order = await place(aCardWish());
    await pay(order);
    minutesLater(600);
    await close();
    expect([await stateOf(order), await stock("sim_cards")]).toEqual(["paying", { available: 2, held: 1 }]);
    const [{ id }] = await ask("select id from payments");
    await checkPayment.run({ paymentId: id }, world.shop);
    await close();
    expect(await stateOf(order)).toBe("placed");
    minutesLater(661);
    await close();
    expect([await stateOf(order), await stock("sim_cards")]).toEqual(["cancelled", { available: 3 }]);
  });

  test("gives money back that comes after all, and sells nothing twice", async () => {
    const order = await place();
    await pay(order);
    await ask("update payments set state = 'cancelled', settled_at = $1", new Date("2026-11-21T08:10:00Z"));
    await ask("update orders set state = 'placed'");
    minutesLater(120);
    await close();
    await succeed();
    await workOff(world);
    expect(await stateOf(order)).toBe("cancelled");
    expect(await ask("select reason, state from refunds")).toEqual([{ reason: "paid_late", state: "succeeded" }]);
    expect(await stock("esim_profiles")).toEqual({ available: 4 });
  });

  test("paid, delivered and refunded orders stay what they are", async () => {
    const order = await place();
    await ask("update orders set state = 'delivered', paid_at = placed_at");
    minutesLater(10_000);
    await close();
    expect(await stateOf(order)).toBe("delivered");
  });
});

test("what orders that are over still hold, as an older version left it, is free again; what is being paid or delivered stays", async () => {
  const [esim, card] = [await place(), await place(aCardWish())];
  for (const order of [esim, card]) await pay(order);
  const over = async (state: string) => {
    await ask("update orders set state = $1, paid_at = placed_at", state);
    await close();
    return [await stock("esim_profiles"), await stock("sim_cards")];
  };
  const kept = [
    { available: 3, held: 1 },
    { available: 2, held: 1 },
  ];
  expect([await over("paying"), await over("paid")]).toEqual([kept, kept]);
  for (const state of ["dispatching", "delivered", "refunding", "refunded", "cancelled"]) {
    expect(await over(state)).toEqual([{ available: 4 }, { available: 3 }]);
    await ask(
      "update esim_profiles set state = 'held', order_id = (select id from orders where way = 'esim') where iccid = (select min(iccid) from esim_profiles)",
    );
    await ask(
      "update sim_cards set state = 'held', order_id = (select id from orders where way = 'physical') where iccid = (select min(iccid) from sim_cards)",
    );
  }
  // what was delivered meanwhile is nobody else's
  await ask(
    "update orders set state = 'delivered'; update esim_profiles set state = 'allotted', position = 1 where state = 'held'",
  );
  await Promise.all([close(), close()]);
  expect([await stock("esim_profiles"), await stock("sim_cards")]).toEqual([
    { available: 3, allotted: 1 },
    { available: 3 },
  ]);
});

test("two processes close 250 orders between them, each once, while some are being paid", async () => {
  await ask("update promo_codes set total_limit = null, per_buyer_limit = null where code in ('FIFTY', 'AUTUMN10')");
  const orders: Placed[] = [];
  for (let count = 0; count < 250; count += 10) {
    const wishes = Array.from({ length: 10 }, (_, place) =>
      aWish({ promoCode: place % 2 ? "FIFTY" : "AUTUMN10", expectedTotal: 9450 }),
    );
    orders.push(...(await Promise.all(wishes.map((wish) => place(wish)))));
  }
  minutesLater(61);
  const [, , ...paid] = await Promise.all([close(), close(), ...orders.slice(0, 8).map((order) => pay(order))]);
  await close();
  const paying = paid.filter((code) => code === "SUCCESS").length;
  expect(paid.filter((code) => !["SUCCESS", "ORDER_CLOSED", "OUT_OF_STOCK"].includes(code as string))).toEqual([]);
  expect(await ask("select state, count(*)::int as count from orders group by state order by state")).toEqual([
    { state: "cancelled", count: 250 - paying },
    ...(paying ? [{ state: "paying", count: paying }] : []),
  ]);
  expect(await ask("select sum(uses)::int as uses from promo_codes where code in ('FIFTY', 'AUTUMN10')")).toEqual([
    { uses: paying },
  ]);
  expect(await ask("select count(*)::int as held from esim_profiles where state = 'held'")).toEqual([{ held: paying }]);
});
