import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aCardWish, aRenewalWish, aSim, aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { deliveredOrder } from "../../aftersales/installs/delivered.world.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import type { GetMyOrders } from "./contract.ts";

type Page = OutputOf<typeof GetMyOrders>;
type Placed = { orderNumber: string; key: string };

let world: World;
beforeEach(async () => void (world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "1000" } })));
afterEach(() => world.close());

const ask = async (token: string, wish: object = {}) =>
  (await world.answerTo(token, "/account/getMyOrders", wish)).envelope;
const pageOf = async (token: string, wish: object = {}) => unwrap(await ask(token, wish)) as Page;
const numbersOf = async (token: string) => (await pageOf(token)).orders.map(({ orderNumber }) => orderNumber);
const asGuest = async (wish = aWish()) => unwrap((await world.answer("/order/create", wish)).envelope) as Placed;
const asOwner = async (token: string, wish = aWish()) =>
  unwrap((await world.answerTo(token, "/order/create", wish)).envelope) as Placed;

describe("whose orders", () => {
  test("nobody's without a session, and not a SIM holder's, whatever was loaded on that SIM", async () => {
    await asGuest(aRenewalWish());
    expect((await world.answer("/account/getMyOrders", {})).envelope).toMatchObject({ resultCode: "TOKEN_VALID_FAIL" });
    const { token: holder } = await beginSession(
      world.db,
      { iccid: aSim(1), provenBy: null },
      false,
      contextFor(world.shop, { language: "en", address: "203.0.113.7" }),
    );
    expect(await ask(holder)).toMatchObject({ resultCode: "TOKEN_VALID_FAIL" });
  });

  test("those made signed in, whatever their e-mail, and those of a guest with the same mailbox, however it was written", async () => {
    const before = await asGuest(aWish({ email: "Mei@Example.COM" }));
    world.at("2026-11-21T08:05:00Z");
    const token = await signedIn(world, "mei@example.com");
    const gift = await asOwner(token, aWish({ email: "aunt@example.com" }));
    world.at("2026-11-21T08:06:00Z");
    const own = await asOwner(token);
    expect(await numbersOf(token)).toEqual([own.orderNumber, gift.orderNumber, before.orderNumber]);
    const { rows } = await world.pool.query<{ email: string }>(
      "select email from orders where account_id = (select id from accounts)",
    );
    expect(rows.map(({ email }) => email).toSorted()).toEqual(["aunt@example.com", "mei@example.com"]);
  });

  test("nobody else's: not what another account ordered to this mailbox, not what this one ordered to another", async () => {
    const [mei, aunt] = [await signedIn(world, "mei@example.com"), await signedIn(world, "aunt@example.com")];
    const gift = await asOwner(mei, aWish({ email: "aunt@example.com" }));
    expect(await numbersOf(aunt)).toEqual([]);
    expect(await numbersOf(mei)).toEqual([gift.orderNumber]);
    await asGuest(aWish({ email: "uncle@example.com" }));
    expect([await numbersOf(mei), await numbersOf(aunt)]).toEqual([[gift.orderNumber], []]);
  });

  test("after a change of e-mail one's own stay, and whoever gets the old mailbox sees none of them", async () => {
    const token = await signedIn(world, "mei@example.com");
    const own = await asOwner(token);
    const guests = await asGuest(aWish({ email: "new@example.com" }));
    await world.pool.query("update accounts set email = 'new@example.com'");
    expect((await numbersOf(token)).toSorted()).toEqual([own.orderNumber, guests.orderNumber].toSorted());
    world.at("2026-11-21T08:10:00Z");
    expect(await numbersOf(await signedIn(world, "mei@example.com"))).toEqual([]);
  });

  test("a repeat of a click is the same order, also when the second came without the session", async () => {
    const token = await signedIn(world, "mei@example.com");
    const wish = aWish();
    expect(await asOwner(token, wish)).toEqual(await asGuest(wish));
    expect(await numbersOf(token)).toHaveLength(1);
  });
});

describe("pages", () => {
  const older = (count: number) =>
    world.pool.query(
      `insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, total_amount,
        plan_as_sold, email, lang, placed_at)
     select 'FWX' || n, gen_random_uuid(), code, 'esim', 30, 1, 'HKD', 100, 100, to_jsonb(plans) - 'on_sale',
       'mei@example.com', 'en', '2026-11-01T00:00:00.123456Z'::timestamptz - n / 3 * interval '1 microsecond'
     from plans, generate_series(1, $1) as n where code = 'jp-10gb-30d'`,
      [count],
    );

  test.each([
    "",
    "x",
    "MC4w",
    "a".repeat(121),
    Buffer.from("-1.00000000-0000-4000-8000-000000000000").toString("base64url"),
    Buffer.from("99999999999999999.00000000-0000-4000-8000-000000000000").toString("base64url"),
    Buffer.from("1.x'; drop table orders; --").toString("base64url"),
  ])("a place that is none is told: %j", async (after) =>
    expect(await ask(await signedIn(world, "mei@example.com"), { after })).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "after" }] },
    }),
  );

  test("every order once, the newest first, also those of the same moment", async () => {
    await older(40);
    const token = await signedIn(world, "mei@example.com");
    await asOwner(token);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { orders, next }: Page = await pageOf(token, after ? { after } : {});
      expect(orders.length).toBeLessThanOrEqual(20);
      found.push(...orders.map(({ orderNumber }) => orderNumber));
      after = next;
    } while (after);
    expect(found).toHaveLength(41);
    expect(new Set(found).size).toBe(41);
    expect(found.slice(1).map((number) => Math.floor(Number(number.slice(3)) / 3))).toEqual(
      Array.from({ length: 40 }, (_, n) => Math.floor((n + 1) / 3)),
    );
  });

  test("a place in another account's list opens nothing of it", async () => {
    await older(20);
    const { next } = await pageOf(await signedIn(world, "mei@example.com"));
    expect(await pageOf(await signedIn(world, "aunt@example.com"), { after: next })).toEqual({
      orders: [],
      next: null,
    });
  });
});

describe("what is told", () => {
  test("of an eSIM: what was bought and paid, its number once it is delivered, and where to go on", async () => {
    const token = await signedIn(world, "mei@example.com");
    const bought = await deliveredOrder(world);
    const [order] = (await pageOf(token)).orders;
    expect(order).toMatchObject({
      ...bought,
      state: "delivered",
      way: "esim",
      kind: "day_pass",
      area: "JP",
      areaName: "Japan",
      days: 7,
      quantity: 2,
      unitPrice: { amount: 10_500, currency: "HKD" },
      total: { amount: 21_000, currency: "HKD" },
      channel: "web",
      source: null,
      method: "card",
      email: "mei@example.com",
      shipping: null,
      physicalSim: false,
      paymentFailed: false,
      can: { pay: false, install: true, receipt: true },
    });
    const { rows } = await world.pool.query<{ iccid: string }>(
      "select iccid from esim_profiles where order_id is not null order by position",
    );
    expect(order!.iccids).toEqual(rows.map(({ iccid }) => iccid));
  });

  test("of a card: where it goes, as its country writes it; of a renewal: the SIM", async () => {
    const token = await signedIn(world, "mei@example.com");
    await asOwner(token, aRenewalWish());
    world.at("2026-11-21T08:01:00Z");
    await asOwner(token, aCardWish({ orderSource: "newsletter" }));
    const [card, renewal] = (await pageOf(token)).orders;
    expect(card).toMatchObject({
      way: "physical",
      physicalSim: true,
      source: "newsletter",
      iccids: [],
      method: null,
      paymentFailed: false,
      can: { pay: true, install: false, receipt: false },
      shipping: {
        country: "Japan",
        address: ["1-2-3 Minami-Aoyama, Minato-ku, Tokyo", "107-0062"],
        contactPerson: "Mei Chan",
        phone: "+819012345678",
      },
    });
    expect(renewal).toMatchObject({ way: "renewal", iccids: [aSim(1)], shipping: null });
  });

  test("that it is being paid, and that a payment came to nothing", async () => {
    const token = await signedIn(world, "mei@example.com");
    const { orderNumber, key } = await asOwner(token);
    unwrap(
      (await world.answer("/payment/startPayment", { orderNumber, key, method: "alipay", requestKey: randomUUID() }))
        .envelope,
    );
    expect((await pageOf(token)).orders).toMatchObject([{ state: "paying", method: "alipay", can: { pay: false } }]);
    await world.pool.query("update payments set state = 'failed'; update orders set state = 'placed'");
    expect((await pageOf(token)).orders).toMatchObject([{ state: "placed", paymentFailed: true, can: { pay: true } }]);
    await workOff(world);
  });
});
