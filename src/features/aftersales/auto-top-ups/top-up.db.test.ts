import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import { checkPayment } from "../../sales/payments/check-payment.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { minutePasses, owner, rowsOf, stateOf, topUps, used } from "./auto-top-ups.world.ts";
import { lowPackages } from "./low-packages.server.ts";
import { topUp } from "./top-up.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof owner>>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 6 });
  mei = await owner(world);
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const low = () => lowPackages(world.db, world.shop.clock(), { most: 10 });
const subjects = () => world.letters.map(({ subject }) => subject);
const once = { state: "ordered", amount: 10_500, order: "delivered", channel: "auto_top_up" };

describe("nothing is bought", () => {
  test("while it is off, which it is by default", async () => {
    await used(world, mei.iccid, 10_000);
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size]).toEqual([[], 0]);
  });

  test("below 90 %, and a day and an hour before the end", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_215);
    expect(await low()).toEqual([]);
    world.at("2026-12-20T07:00:00Z");
    expect(await low()).toEqual([]);
  });

  test("while another package waits, or is being bought by hand", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    expect(await low()).toHaveLength(1);
    const wish = {
      requestKey: crypto.randomUUID(),
      planCode: "jp-10gb-30d",
      way: "renewal",
      quantity: 1,
      currency: "HKD",
      expectedTotal: 10_500,
      email: "mei@example.com",
      iccids: [mei.iccid],
      privacyPolicy: { given: true, version: "2026-11" },
      dataTransfer: { given: true, version: "2026-11" },
    };
    const placed = await mei.ask("/order/create", wish);
    expect(placed.resultCode).toBe("SUCCESS");
    expect(await low()).toEqual([]);
    await world.pool.query("update orders set state = 'cancelled' where state = 'placed'");
    expect(await low()).toHaveLength(1);
    await world.pool.query(
      "insert into data_plans (order_id, position, iccid, use_by) select id, 1, $1, '2027-01-01' from orders where state = 'cancelled'",
      [mei.iccid],
    );
    expect(await low()).toEqual([]);
  });

  test("after the package has ended, or when the SIM is off the list", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    world.at("2026-12-22T08:00:00Z");
    expect(await low()).toEqual([]);
    world.at("2026-11-21T09:00:00Z");
    expect(await low()).toHaveLength(1);
    await mei.ask("/account/deleteSim", { iccid: mei.iccid });
    expect(await low()).toEqual([]);
    await workOff(world);
    expect(await stateOf(world)).toEqual({ on: false, stopped: null });
  });
});

describe("bought", () => {
  test("at 90 %: ordered as the person agreed, charged, loaded, told; once for this package", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    await minutePasses(world);
    expect(await topUps(world)).toEqual([once]);
    expect([...world.gateway.charges.values()]).toMatchObject([
      { card: `card_${mei.cardId}`, amount: { amount: 10_500, currency: "HKD" } },
    ]);
    expect(await rowsOf(world, "select state from data_plans order by state")).toEqual([
      { state: "active" },
      { state: "not_started" },
    ]);
    expect(
      await rowsOf(
        world,
        "select consent, text_version from order_consents c join orders o on o.id = c.order_id where channel = 'auto_top_up' order by consent",
      ),
    ).toEqual([
      { consent: "begin_now", text_version: "2026-11" },
      { consent: "data_transfer", text_version: "2026-11" },
      { consent: "privacy_policy", text_version: "2026-11" },
    ]);
    await workOff(world, { evenLater: true });
    const letter = world.letters.find(({ subject }) => subject === "The plan for Japan is on your SIM")!;
    expect([letter.to, letter.text.includes("bought automatically")]).toEqual(["mei@example.com", true]);
    await minutePasses(world);
    expect(await topUps(world)).toHaveLength(1);
    expect((await mei.ask("/account/getMyOrders", {})).resultData).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ channel: "auto_top_up" })]),
    });
  });

  test("a day before the end", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 1);
    world.at("2026-12-20T08:00:00Z");
    await minutePasses(world);
    expect(await topUps(world)).toEqual([once]);
  });

  test("at a lower price than agreed", async () => {
    await mei.turnOn();
    await world.pool.query("update plan_prices set amount = 9000 where plan_code = 'jp-10gb-30d' and currency = 'HKD'");
    await used(world, mei.iccid, 9_216);
    await minutePasses(world);
    expect(await topUps(world)).toEqual([{ ...once, amount: 9_000 }]);
  });
});

describe("cards are off, by the environment or in the console", () => {
  const off: [string, () => Promise<unknown>][] = [
    [
      "the environment",
      async () =>
        void (world.shop.config = { ...world.shop.config, PAYMENT_OFFERS: [{ method: "card", gateway: "none" }] }),
    ],
    [
      "the console",
      async () =>
        (await joined(world)).browser.ask("/staff/changeSetting", {
          requestKey: crypto.randomUUID(),
          name: "payment.HKD",
          version: 0,
          value: "card=none,alipay=sandbox,wechat=sandbox",
          reason: "fees went up",
        }),
    ],
  ];

  test.each(off)("by %s: who agreed to a card that is kept is topped up by it as agreed", async (_, turnOff) => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    await turnOff();
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size, await stateOf(world)]).toEqual([
      [once],
      1,
      { on: true, stopped: null },
    ]);
  });

  test.each(off)(
    "by %s: nobody is asked for another card, nothing is kept of it, and that is said",
    async (_, turnOff) => {
      await turnOff();
      const answer = await mei.ask("/account/saveCard", { requestKey: crypto.randomUUID(), iccid: mei.iccid });
      expect(answer.resultCode).toBe("METHOD_NOT_OFFERED");
      expect(await rowsOf(world, "select count(*)::int as cards from saved_cards")).toEqual([{ cards: 1 }]);
    },
  );
});

describe("another gateway is offered meanwhile", () => {
  const other = pretendGateway("stripe");
  const change = (gateways: PaymentGateway[]) =>
    void Object.assign(world.shop, { config: { ...world.shop.config, PAYMENT_GATEWAY: "stripe" }, gateways });

  test("the card is charged where it is kept", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    change([other, world.gateway]);
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size, other.charges.size]).toEqual([[once], 1, 0]);
    expect(await rowsOf(world, "select gateway from payments where saved_card is not null")).toEqual([
      { gateway: "sandbox" },
    ]);
  });

  test("where nobody can be asked about it any more nothing is bought, and its owner is notified", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    change([other]);
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size, other.charges.size, await stateOf(world)]).toEqual([
      [],
      0,
      0,
      { on: false, stopped: "card" },
    ]);
  });

  test("it is forgotten where it is kept; by a person where that gateway is gone, or when it is back", async () => {
    change([other]);
    await mei.ask("/account/forgetCard", { id: mei.cardId });
    await workOff(world);
    expect(await rowsOf(world, "select kind, subject from cases where closed_at is null")).toEqual([
      { kind: "gateway_not_configured", subject: `card_${mei.cardId}` },
    ]);
    change([other, world.gateway]);
    await workOff(world, { evenLater: true });
    expect([(await world.gateway.findSavedCard(`card_${mei.cardId}`)).state, other.strangers]).toEqual([
      "forgotten",
      [],
    ]);
    expect(await rowsOf(world, "select from cases where closed_at is null")).toEqual([]);
  });
});

describe("turned off by itself, with a letter that says why", () => {
  test.each([
    [
      "price",
      "update plan_prices set amount = 10501 where plan_code = 'jp-10gb-30d' and currency = 'HKD'",
      "the price has risen",
    ],
    ["plan", "update plans set on_sale = false where code = 'jp-10gb-30d'", "the plan is no longer sold"],
    [
      "sim",
      "insert into sandbox_network.sims (iccid, state, known_at) select iccid, 'blocked', now() from auto_top_ups",
      "the SIM takes no plan",
    ],
  ])("%s", async (why, happens, subject) => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    await world.pool.query(happens);
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size, await stateOf(world)]).toEqual([
      [],
      0,
      { on: false, stopped: why },
    ]);
    expect(subjects().filter((told) => told === `Automatic top-up is off: ${subject}`)).toHaveLength(1);
    expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({
      on: false,
      stopped: why,
    });
  });

  test("a declined card: nothing is loaded, reported once; on again it buys after all, as soon as the order is closed", async () => {
    await mei.turnOn();
    world.gateway.chargesEndAs("failed", "card_declined");
    await used(world, mei.iccid, 9_216);
    await minutePasses(world);
    expect(await topUps(world)).toEqual([{ state: "failed", amount: 10_500, order: "placed", channel: "auto_top_up" }]);
    expect(await stateOf(world)).toEqual({ on: false, stopped: "card" });
    expect(subjects().filter((told) => told.includes("your card could not be charged"))).toHaveLength(1);
    expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({
      spent: { amount: 0 },
    });
    world.gateway.chargesEndAs("succeeded");
    await mei.turnOn();
    await minutePasses(world);
    expect(await topUps(world)).toEqual([]);
    await world.pool.query("update orders set state = 'cancelled' where state = 'placed'");
    await minutePasses(world);
    expect(await topUps(world)).toEqual([once]);
  });

  test("a forgotten card", async () => {
    await mei.turnOn();
    await mei.ask("/account/forgetCard", { id: mei.cardId });
    await used(world, mei.iccid, 9_216);
    await minutePasses(world);
    expect([await topUps(world), await stateOf(world)]).toEqual([[], { on: false, stopped: null }]);
    expect((await world.gateway.findSavedCard(`card_${mei.cardId}`)).state).toBe("forgotten");
  });
});

test("beyond the cap nothing is bought, it is reported once, and it stays on; a higher cap buys", async () => {
  await mei.turnOn({ monthlyCap: 10_500 });
  await used(world, mei.iccid, 9_216);
  await minutePasses(world);
  await used(world, mei.iccid, 1_024);
  await used(world, mei.iccid, 9_300);
  await minutePasses(world);
  await minutePasses(world);
  expect((await topUps(world)).map(({ state }) => state)).toEqual(expect.arrayContaining(["capped", "ordered"]));
  expect([world.gateway.charges.size, await stateOf(world)]).toEqual([1, { on: true, stopped: null }]);
  expect(subjects().filter((told) => told === "Your monthly limit is reached: no package was bought")).toHaveLength(1);
  expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({
    on: true,
    capReached: true,
    spent: { amount: 10_500, currency: "HKD" },
  });
  await mei.turnOn({ monthlyCap: 21_000 });
  await minutePasses(world);
  expect((await topUps(world)).map(({ state }) => state)).toEqual(["ordered", "ordered"]);
});

describe("several processes, killed at any point", () => {
  test("twenty at once for one package: one order, one charge", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    const [found] = await low();
    await Promise.all(Array.from({ length: 20 }, () => topUp.run(found, world.shop)));
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size]).toEqual([[once], 1]);
  });

  test("two low packages at once, and money for one: the cap holds", async () => {
    await mei.turnOn({ monthlyCap: 10_500 });
    await used(world, mei.iccid, 9_216);
    // a second package of the same plan that runs and is low
    await world.pool
      .query(`insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount,
        total_amount, plan_as_sold, email, lang, placed_at, account_id)
      select 'FW2', gen_random_uuid(), state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
        plan_as_sold, email, lang, placed_at, account_id from orders`);
    await world.pool.query(
      "insert into data_plans (order_id, position, iccid, use_by, state, activated_at, expires_at, used_mb) select o.id, 1, d.iccid, d.use_by, 'active', d.activated_at, d.expires_at, 10000 from orders o, data_plans d where o.number = 'FW2'",
    );
    const found = await low();
    expect(found).toHaveLength(2);
    await Promise.all(found.flatMap((one) => [1, 2, 3].map(() => topUp.run(one, world.shop))));
    await workOff(world);
    expect(world.gateway.charges.size).toBe(1);
    expect((await topUps(world)).filter(({ state }) => state !== "capped")).toHaveLength(1);
  });

  test("a process dies while it writes: nothing is there, and the next one does all of it", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    for (const table of ["orders", "auto_top_up_orders", "payments"]) {
      await world.pool.query(
        `create function die() returns trigger
          language plpgsql as 'begin raise exception ''died''; end'; create trigger die before insert
            on ${table} execute function die()`,
      );
      const [found] = await low();
      await expect(topUp.run(found, world.shop)).rejects.toThrow("died");
      await world.pool.query(`drop trigger die on ${table}; drop function die()`);
      expect(
        await rowsOf(
          world,
          "select (select count(*)::int from auto_top_up_orders) as acted, (select count(*)::int from orders where channel = 'auto_top_up') as orders",
        ),
      ).toEqual([{ acted: 0, orders: 0 }]);
    }
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size]).toEqual([[once], 1]);
  });

  test("a process dies after the bank was asked and before it was noted: charged once", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    await topUp.run((await low())[0], world.shop);
    world.gateway.answerCharges(false);
    const [payment] = await rowsOf(world, "select id from payments where saved_card is not null");
    await expect(checkPayment.run({ paymentId: payment.id }, world.shop)).rejects.toThrow();
    expect(await low()).toEqual([]);
    world.gateway.answerCharges(true);
    await minutePasses(world);
    expect([await topUps(world), world.gateway.charges.size]).toEqual([[once], 1]);
  });

  test("a network that does not answer: later", async () => {
    await mei.turnOn();
    await used(world, mei.iccid, 9_216);
    const { network } = world.shop;
    const { NetworkUnavailable } = await import("../../../adapters/network/network.ts");
    world.shop.network = { ...network, findSims: () => Promise.reject(new NetworkUnavailable("down")) };
    await minutePasses(world);
    expect([await topUps(world), (await stateOf(world))!.on]).toEqual([[], true]);
    world.shop.network = network;
    await minutePasses(world);
    expect(await topUps(world)).toEqual([once]);
  });
});

test("the account is deleted while it is on: the cards are forgotten at the gateway, and nothing is bought", async () => {
  await mei.turnOn();
  await used(world, mei.iccid, 9_216);
  const { newestCode } = await import("../../../../test/signed-in.ts");
  await mei.ask("/account/sendDeletionCode", {});
  const code = await newestCode(world, "mei@example.com");
  // whatever the letters' job has found meanwhile
  expect((await mei.ask("/account/deleteAccount", { code })).resultCode).toBe("SUCCESS");
  await minutePasses(world);
  expect(
    await rowsOf(
      world,
      "select (select count(*)::int from saved_cards) as cards, (select count(*)::int from auto_top_ups) as on, (select count(*)::int from orders where channel = 'auto_top_up') as orders",
    ),
  ).toEqual([{ cards: 0, on: 0, orders: 0 }]);
  expect((await world.gateway.findSavedCard(`card_${mei.cardId}`)).state).toBe("forgotten");
});
