import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aCardWish, aSim, aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { operations } from "../../../operations.server.ts";
import { answering, type Answer } from "../../../platform/answer.server.ts";
import { contextFor, type Shop, type Visitor } from "../../../platform/context.server.ts";
import { databaseOn, openPool } from "../../../platform/database/database.server.ts";
import { openLimits } from "../../../platform/limits.server.ts";
import { takeWebhook } from "./take-webhook.server.ts";
import { watchHolds } from "./watch-holds.server.ts";

const unlimited = { WRITE_CALLS_PER_MINUTE: "100000", COSTLY_CALLS_PER_MINUTE: "100000" };
const begun = Date.parse("2026-11-21T08:00:00Z");
let world: World;
let others: () => Promise<void>;
/** Two processes of the shop on one database. */
let processes: { shop: Shop; answer: Answer }[];

beforeEach(async () => {
  world = await freshWorld({
    profiles: 0,
    environment: { ...unlimited, HELD_ORDERS: "5", HELD_PIECES: "20", LOW_STOCK: "10" },
  });
  await ask(
    "insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash) select '8985234' || lpad(n::text, 12, '0'), 'rsp.farwave.example', $1, sha256(n::text::bytea) from generate_series(1, 700) n",
    world.shop.vault.seal("TEST"),
  );
  await ask(
    "insert into sim_cards (iccid) select unnest($1::text[])",
    Array.from({ length: 200 }, (_, n) => aSim(1_000 + n)),
  );
  const pool = openPool({ ...world.connection, max: 8 });
  const second: Shop = { ...world.shop, pool, db: databaseOn(pool), limits: openLimits(world.shop.config) };
  processes = [world.shop, second].map((shop) => ({ shop, answer: answering(operations, shop.limits) }));
  others = () => pool.end();
});
afterEach(async () => {
  await others();
  await world.close();
});

type Buyer = { address: string; mailbox?: string; browserId?: string };
type Placed = { orderNumber: string; key: string };
const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const visitor = ({ address, browserId = randomUUID() }: Buyer): Visitor => ({ language: "en", address, browserId });
const inProcess = (number: number, path: string, wish: object, buyer: Buyer) => {
  const { shop, answer } = processes[number % 2]!;
  return answer(path, wish, contextFor(shop, visitor(buyer)));
};
const mail = () => `${randomUUID()}@example.com`;
const placeCards = async (quantity: number, buyer: Buyer) =>
  unwrap(
    (
      await inProcess(
        0,
        "/order/create",
        aCardWish({ quantity, expectedTotal: quantity * 10_500 + 4_500, email: buyer.mailbox ?? mail() }),
        buyer,
      )
    ).envelope,
  ) as Placed;
const placeEsims = async (quantity: number, buyer: Buyer) =>
  unwrap(
    (
      await inProcess(
        0,
        "/order/create",
        aWish({ quantity, expectedTotal: quantity * 10_500, email: buyer.mailbox ?? mail() }),
        buyer,
      )
    ).envelope,
  ) as Placed;
const begin = (number: number, { orderNumber, key }: Placed, buyer: Buyer) =>
  inProcess(number, "/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" }, buyer);
const pay = async (number: number, order: Placed, buyer: Buyer) =>
  (await begin(number, order, buyer)).envelope.resultCode;
const held = async (table: "sim_cards" | "esim_profiles") =>
  (await ask(`select count(*)::int as held from ${table} where state = 'held'`))[0].held as number;
const lastReference = () => [...world.gateway.requests.keys()].at(-1)!;
const tell = (payment: object) =>
  takeWebhook(world.shop, Buffer.from(JSON.stringify({ id: randomUUID(), kind: "payment", payment })), {
    signature: "right",
  });
const stateOf = async ({ orderNumber }: Placed) =>
  (await ask("select state from orders where number = $1", orderNumber))[0].state as string;
const after = (minutes: number) => world.at(new Date(begun + minutes * 60_000).toISOString());
const watch = () => watchHolds.run({}, world.shop);
const cases = () => ask("select subject, closed_at is null as open from cases where kind = 'stock_held_unpaid'");
const counted = (codes: string[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));

const thief: Buyer = { address: "198.51.100.9" };
const honest: Buyer = {
  address: "203.0.113.7",
  mailbox: "mei@example.com",
  browserId: "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11",
};

describe("the storeroom is not emptied without paying", () => {
  test("by one network with many mailboxes and browsers, in two processes at once; an honest buyer gets a card, and keeps what was set aside before", async () => {
    const before = await placeEsims(2, honest);
    expect(await pay(0, before, honest)).toBe("SUCCESS");
    const mine = await ask("select iccid from esim_profiles where state = 'held' order by iccid");
    const orders = [
      ...(await Promise.all(Array.from({ length: 10 }, () => placeCards(20, thief)))),
      ...(await Promise.all(Array.from({ length: 30 }, () => placeEsims(20, thief)))),
    ];
    const codes = await Promise.all(orders.map((order, number) => pay(number, order, thief)));
    expect(counted(codes)).toEqual({ SUCCESS: 3, HELD_BY_NETWORK: 37 });
    expect((await held("sim_cards")) + (await held("esim_profiles"))).toBe(62);
    expect(await pay(1, await placeCards(1, honest), honest)).toBe("SUCCESS");
    expect(
      await ask(
        "select iccid from esim_profiles profile join orders on orders.id = order_id where number = $1 order by iccid",
        before.orderNumber,
      ),
    ).toEqual(mine);
    expect(
      await ask(
        "select order_id from esim_profiles where state = 'held' group by order_id having count(*) not in (2, 20)",
      ),
    ).toEqual([]);
  });

  test("by one mailbox from many networks, nor by one browser", async () => {
    const from = (number: number): Buyer => ({ address: `198.51.${number}.9`, mailbox: "thief@example.com" });
    const large = await Promise.all(Array.from({ length: 10 }, (_, number) => placeCards(10, from(number))));
    expect(counted(await Promise.all(large.map((order, number) => pay(number, order, from(number)))))).toEqual({
      SUCCESS: 2,
      HELD_UNPAID: 8,
    });
    const browser = (number: number): Buyer => ({
      address: `198.51.${100 + number}.9`,
      browserId: "11111111-3b7a-4c55-9f0a-0a4f7f0f2f11",
    });
    const many = await Promise.all(Array.from({ length: 10 }, (_, number) => placeEsims(1, browser(number))));
    expect(counted(await Promise.all(many.map((order, number) => pay(number, order, browser(number)))))).toEqual({
      SUCCESS: 5,
      HELD_UNPAID: 5,
    });
  });

  test("by a crowd from everywhere: the last ten are left to those who want one or two", async () => {
    const from = (number: number): Buyer => ({ address: `198.${number}.100.9` });
    const orders = await Promise.all(Array.from({ length: 12 }, (_, number) => placeCards(19, from(number))));
    const codes = await Promise.all(orders.map((order, number) => pay(number, order, from(number))));
    expect(counted(codes)).toEqual({ SUCCESS: 10, FEW_LEFT: 2 });
    expect(await pay(0, await placeCards(3, honest), honest)).toBe("FEW_LEFT");
    // what staff settle holds at the next payment of every process
    await joined(world);
    await ask(
      "insert into setting_changes (setting, version, value, reason, changed_at, changed_by) select 'low_stock', 1, '7', 'a tour', now(), id from staff",
    );
    expect(await pay(1, await placeCards(3, honest), honest)).toBe("SUCCESS");
    expect(await pay(1, await placeCards(2, honest), honest)).toBe("SUCCESS");
  });
});

describe("nobody is locked out", () => {
  test("by who orders in the name of their mailbox elsewhere", async () => {
    const stranger = (number: number): Buyer => ({ address: `198.51.${number}.9`, mailbox: honest.mailbox! });
    for (let number = 0; number < 8; number++)
      expect(await pay(number, await placeEsims(1, stranger(number)), stranger(number))).toBe("SUCCESS");
    expect(await pay(0, await placeEsims(2, honest), honest)).toBe("SUCCESS");
  });

  test("by a colleague behind the same address: ten of the office pay at the same time, each for three", async () => {
    const colleagues = await Promise.all(Array.from({ length: 10 }, () => placeEsims(3, { address: honest.address })));
    expect(
      counted(await Promise.all(colleagues.map((order, number) => pay(number, order, { address: honest.address })))),
    ).toEqual({ SUCCESS: 10 });
    expect(await pay(0, await placeCards(2, honest), honest)).toBe("SUCCESS");
  });

  test("by their own card: declined as often as it may be, and the same order is tried again", async () => {
    const order = await placeCards(20, honest);
    for (let tries = 0; tries < 8; tries++) {
      expect(await pay(tries, order, honest)).toBe("SUCCESS");
      await tell(world.gateway.settle(lastReference(), "failed", "card_declined"));
      expect([await stateOf(order), await held("sim_cards")]).toEqual(["placed", 0]);
    }
    expect(await ask("select from stock_holds")).toEqual([]);
  });

  test("another way to pay is the same hold, and a repeated click another answer of the same page", async () => {
    const order = await placeCards(20, honest);
    const requestKey = randomUUID();
    const click = () => inProcess(0, "/payment/startPayment", { ...order, requestKey, method: "card" }, honest);
    expect((await Promise.all([click(), click()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(
      (await inProcess(1, "/payment/startPayment", { ...order, requestKey: randomUUID(), method: "alipay" }, honest))
        .status,
    ).toBe(200);
    expect([await held("sim_cards"), (await ask("select from stock_holds")).length]).toEqual([20, 1]);
  });
});

test("what is refused says what to do and when, in the visitor's language", async () => {
  for (let number = 0; number < 5; number++)
    expect(await pay(number, await placeEsims(1, honest), honest)).toBe("SUCCESS");
  after(30);
  const order = await placeEsims(1, honest);
  const { status, envelope } = await begin(0, order, honest);
  expect([status, envelope]).toMatchObject([
    429,
    { resultCode: "HELD_UNPAID", resultData: { until: "2026-11-21T08:45:00.000Z", minutes: 15 } },
  ]);
  expect(envelope.resultMessage).toMatch(/pay one of them, or cancel it.* Or try again in 15 minutes\.$/);
  const chinese = await processes[0]!.answer(
    "/payment/startPayment",
    { ...order, requestKey: randomUUID(), method: "card" },
    contextFor(world.shop, { ...visitor(honest), language: "zh-hk" }),
  );
  expect(chinese.envelope.resultMessage).toMatch(/請先付款.*15 分鐘後再試。$/);
});

describe("an order that its buyer lets go", () => {
  const cancel = async ({ orderNumber, key }: Placed) =>
    (await inProcess(0, "/order/cancelOrder", { orderNumber, key }, honest)).envelope.resultCode;

  test("frees its stock at once and closes its page; the next one can be paid", async () => {
    const first = await placeCards(20, honest);
    expect(await pay(0, first, honest)).toBe("SUCCESS");
    const second = await placeCards(20, honest);
    expect(await pay(1, second, honest)).toBe("HELD_UNPAID");
    const reference = lastReference();
    expect([await cancel(first), await cancel(first), await stateOf(first), await held("sim_cards")]).toEqual([
      "SUCCESS",
      "SUCCESS",
      "cancelled",
      0,
    ]);
    await workOff(world);
    expect(await world.gateway.findPayment(reference)).toMatchObject({ state: "cancelled" });
    expect(await pay(1, second, honest)).toBe("SUCCESS");
  });

  test("is not let go by whoever has no key, nor once it is paid; paid at the same moment, the money goes back or the order stays", async () => {
    const order = await placeEsims(1, honest);
    await pay(0, order, honest);
    expect(await cancel({ ...order, key: "A".repeat(22) })).toBe("ORDER_NOT_FOUND");
    const [said] = await Promise.all([cancel(order), tell(world.gateway.settle(lastReference(), "succeeded"))]);
    await workOff(world);
    expect([await stateOf(order), (await ask("select reason from refunds")).map(({ reason }) => reason)]).toEqual(
      said === "SUCCESS" ? ["cancelled", ["paid_late"]] : ["delivered", []],
    );
    const paid = await placeEsims(1, honest);
    await pay(0, paid, honest);
    await tell(world.gateway.settle(lastReference(), "succeeded"));
    expect(await cancel(paid)).toBe("ORDER_ALREADY_PAID");
  });
});

describe("what is set aside ends", () => {
  test("after eight minutes for many pieces, and the page with it; the order may be paid again", async () => {
    const order = await placeCards(20, honest);
    await pay(0, order, honest);
    const reference = lastReference();
    expect(await ask("select expires_at from payments")).toEqual([{ expires_at: new Date(begun + 8 * 60_000) }]);
    after(7);
    await watch();
    expect(await held("sim_cards")).toBe(20);
    after(8);
    await Promise.all([watch(), watch()]);
    expect([await held("sim_cards"), await stateOf(order)]).toEqual([0, "placed"]);
    await workOff(world);
    expect(await world.gateway.findPayment(reference)).toMatchObject({ state: "cancelled" });
    expect(await pay(1, order, honest)).toBe("SUCCESS");
  });

  test("and begins anew with a click that comes before the job does", async () => {
    const order = await placeCards(20, honest);
    await pay(0, order, honest);
    after(8);
    expect(await pay(1, order, honest)).toBe("SUCCESS");
    await watch();
    const ends = new Date(begun + 16 * 60_000);
    expect(await ask("select held_until, (select max(expires_at) from payments) as page from stock_holds")).toEqual([
      { held_until: ends, page: ends },
    ]);
    expect([await held("sim_cards"), await stateOf(order)]).toEqual([20, "paying"]);
  });

  test("not while a few pieces are being paid, nor what is paid and waits to be delivered", async () => {
    const [few, paid] = [await placeEsims(2, honest), await placeCards(20, thief)];
    await pay(0, few, honest);
    await pay(0, paid, thief);
    await tell(world.gateway.settle(lastReference(), "succeeded"));
    after(30);
    await watch();
    expect([await stateOf(few), await held("esim_profiles"), await stateOf(paid), await held("sim_cards")]).toEqual([
      "paying",
      2,
      "paid",
      20,
    ]);
  });

  test("at the very moment in which it is paid: the order is delivered or its money goes back, and nothing stays held", async () => {
    for (let round = 0; round < 5; round++) {
      const order = await placeEsims(6, honest);
      after(round * 60);
      await pay(0, order, honest);
      after(round * 60 + 8);
      await Promise.all([watch(), tell(world.gateway.settle(lastReference(), "succeeded"))]);
      await workOff(world);
      expect(await stateOf(order)).toBe("delivered");
    }
    expect([await held("esim_profiles"), await ask("select from stock_holds")]).toEqual([0, []]);
    expect(
      await ask(
        "select count(*)::int as allotted, count(distinct iccid)::int as different from esim_profiles where state = 'allotted'",
      ),
    ).toEqual([{ allotted: 30, different: 30 }]);
  });

  test("also where an older version has delivered the order: the note goes, what was delivered stays", async () => {
    const order = await placeEsims(2, honest);
    await pay(0, order, honest);
    await ask("update orders set state = 'delivered', paid_at = placed_at");
    await ask("update esim_profiles set state = 'allotted' where state = 'held'");
    after(60);
    await watch();
    expect(
      await ask(
        "select (select count(*)::int from stock_holds) as holds, count(*)::int as allotted from esim_profiles where state = 'allotted'",
      ),
    ).toEqual([{ holds: 0, allotted: 2 }]);
  });
});

test("much that is held for long without payment opens one case, which closes by itself", async () => {
  const from = (number: number): Buyer => ({ address: `198.${number}.100.9` });
  for (let number = 0; number < 5; number++) await pay(number, await placeCards(5, from(number)), from(number));
  after(9);
  await watch();
  expect(await cases()).toEqual([]);
  after(11);
  await watch();
  await watch();
  expect(await cases()).toEqual([{ subject: "card", open: true }]);
  after(46);
  await watch();
  expect(await cases()).toEqual([{ subject: "card", open: false }]);
});
