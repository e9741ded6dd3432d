import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NetworkUnavailable, type Network } from "../src/adapters/network/network.ts";
import { unconnectedNetwork } from "../src/adapters/network/unconnected-network.server.ts";
import { minutePasses, owner, used } from "../src/features/aftersales/auto-top-ups/auto-top-ups.world.ts";
import { grantRefund } from "../src/features/aftersales/refund-requests/decide-refund.server.ts";
import { cancelDispatch } from "../src/features/delivery/dispatches/cancel-dispatch.server.ts";
import { parcelReturned } from "../src/features/delivery/dispatches/end-parcel.server.ts";
import { buyerMailSeconds } from "../src/features/delivery/dispatches/rules.ts";
import { sendParcel } from "../src/features/delivery/dispatches/send-parcel.server.ts";
import { takeParcelBackIn } from "../src/features/delivery/dispatches/take-parcel-back.server.ts";
import { orderKey, type Linked } from "../src/features/sales/orders/order-keys.server.ts";
import { atDesk } from "./at-desk.ts";
import { pretendSupplier } from "./pretend-supplier.ts";
import { delivered, moneyCame, type Bought } from "./purchases.ts";
import { signedIn } from "./signed-in.ts";
import { someCards } from "./sold-orders.ts";
import { thiefIn } from "./thief.ts";
import { twoProcesses } from "./two-processes.ts";
import { aCardWish, aRenewalWish, aSim, aWish, workOff } from "./wishes.ts";
import { freshWorld, type World } from "./world.ts";

/*
 * Plays the thief: uses everything first, at the worst moment, and then asks for it back by every way in which money or
 * data can come back. Gain is what went back and what was or still can be used, at the price it is sold for, less what
 * was paid.
 */

const many = { COSTLY_CALLS_PER_MINUTE: "1000", WRITE_CALLS_PER_MINUTE: "1000" };
const suppliers = [{ ...pretendSupplier("es2plus").supplier, findProfile: undefined }];
let world: World;
let processes: ReturnType<typeof twoProcesses>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 12, environment: many, suppliers });
  processes = twoProcesses(world);
});
afterEach(async () => {
  await processes.close();
  await world.close();
});

const { rows, simsOf, usesAll, gain } = thiefIn(() => world);

const tenGb = aWish({ planCode: "jp-10gb-30d", days: undefined, expectedTotal: 10_500 });

async function buys(wish: object = {}): Promise<{ order: Bought; sims: string[] }> {
  const before = await gain();
  const order = await delivered(world, { ...tenGb, ...wish, requestKey: randomUUID() });
  await rows("update esim_profiles set profile_state = 'released' where state = 'allotted'");
  expect(await gain()).toBe(before);
  return { order, sims: await simsOf(order) };
}

type Way = {
  opens: (order: Bought) => Promise<unknown>;
  confirms: (order: Bought, answer?: World["answer"]) => Promise<unknown>;
  pays?: boolean;
};
const ask = (order: Bought, positions = [1], answer = world.answer) =>
  answer("/order/askRefund", { ...order, requestKey: randomUUID(), positions, reason: "plans_changed" });
const withdraw = (order: Bought, answer = world.answer) =>
  answer("/order/withdraw", { requestKey: randomUUID(), ...order, email: "mei@example.com", name: "Mei" });
const change = (order: Bought, days: number, expectedDifference: number, answer = world.answer) =>
  answer("/order/changePlan", {
    ...order,
    requestKey: randomUUID(),
    planCode: "jp-day-1gb",
    days,
    expectedDifference,
    ...(expectedDifference > 0 && { method: "card" }),
  });
const opensChange = (order: Bought) => world.answer("/order/getPlanChanges", order);

const ways: Record<string, Way> = {
  refund: {
    opens: (order) => world.answer("/order/getRefundTerms", order),
    confirms: (order, answer) => ask(order, [1], answer),
  },
  withdrawal: { opens: async () => {}, confirms: withdraw },
  "a cheaper plan": { opens: opensChange, confirms: (order, answer) => change(order, 3, -6000, answer) },
  "a plan of the same price": { opens: opensChange, confirms: (order, answer) => change(order, 7, 0, answer) },
  "a dearer plan": { opens: opensChange, confirms: (order, answer) => change(order, 10, 4500, answer), pays: true },
};

describe.each(Object.entries(ways))("%s, everything used", (_way, { opens, confirms, pays }) => {
  test("before the page is opened", async () => {
    const { order, sims } = await buys();
    await usesAll(sims);
    await opens(order);
    await confirms(order);
    if (pays) await moneyCame(world).catch(() => {});
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
  });

  test("between opening and confirming", async () => {
    const { order, sims } = await buys();
    await opens(order);
    await usesAll(sims);
    await confirms(order);
    if (pays) await moneyCame(world).catch(() => {});
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
  });

  test("after confirming, before it is carried out", async () => {
    const { order, sims } = await buys();
    await opens(order);
    await confirms(order);
    if (pays) await moneyCame(world);
    await usesAll(sims);
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
  });

  test("while it is carried out, twice confirmed in two processes", async () => {
    const { order, sims } = await buys();
    await opens(order);
    await Promise.all(processes.answer.map((answer) => confirms(order, answer)));
    if (pays) await moneyCame(world);
    await Promise.all([processes.work(), usesAll(sims)]);
    await usesAll(sims);
    expect(await gain()).toBeLessThanOrEqual(0);
  });
});

test("unused, each way: nothing is gained and nothing is lost", async () => {
  for (const [way, { opens, confirms, pays }] of Object.entries(ways)) {
    const { order } = await buys();
    const before = await gain();
    await opens(order);
    await confirms(order);
    if (pays) await moneyCame(world);
    await processes.work();
    expect([way, await gain()]).toEqual([way, before]);
  }
  expect(await rows("select reason, count(*)::int from refunds group by reason order by reason")).toEqual([
    { reason: "plan_changed", count: 1 },
    { reason: "unused", count: 1 },
    { reason: "withdrawn", count: 1 },
  ]);
});

test("two SIMs, one of them used: the other's money alone goes back", async () => {
  const { order, sims } = await buys({ quantity: 2, expectedTotal: 21_000 });
  await world.answer("/order/getRefundTerms", order);
  await ask(order, [1, 2]);
  await usesAll(sims.slice(1));
  await processes.work();
  expect(await gain()).toBeLessThanOrEqual(0);
  expect(await rows("select state, positions, amount from refund_requests order by positions")).toEqual([
    { state: "granted", positions: [1], amount: 10_500 },
    { state: "asked", positions: [2], amount: 10_500 },
  ]);
  expect(await rows("select sold_amount from refunds")).toEqual([{ sold_amount: 10_500 }]);
});

test("all ways at once in two processes, while it is used", async () => {
  for (let round = 0; round < 4; round++) {
    const { order, sims } = await buys({ quantity: 2, expectedTotal: 21_000 });
    const [one, other] = processes.answer;
    const asking = () => [
      ask(order, [1], one),
      change(order, 3, -12_000, other),
      withdraw(order, one),
      ask(order, [1, 2], other),
      change(order, 7, 0, one),
      withdraw(order, other),
    ];
    await Promise.all([...asking(), usesAll(sims.slice(0, round % 3))]);
    await Promise.all([processes.work(), ...asking(), usesAll(sims.slice(0, round % 2))]);
    await processes.work();
    expect([round, (await gain()) <= 0]).toEqual([round, true]);
  }
});

test("chained: each plan used up is changed to the next one", async () => {
  const { order, sims } = await buys();
  for (const [planCode, days, expectedDifference] of [
    ["jp-day-1gb", 7, 0],
    ["jp-10gb-30d", 30, 0],
    ["jp-day-1gb", 7, 0],
  ] as const) {
    await usesAll(sims);
    await world.answer("/order/changePlan", { ...order, requestKey: randomUUID(), planCode, days, expectedDifference });
    await workOff(world);
  }
  expect(await gain()).toBeLessThanOrEqual(0);
});

describe("a network that is silent", () => {
  const breaks = (broken: Partial<Network>) => void (world.shop.network = { ...world.shop.network, ...broken });
  const down = async () => Promise.reject(new NetworkUnavailable("told to be down"));

  test.each(Object.entries(ways))(
    "%s: used before it fell silent, nothing comes back without a person",
    async (_way, { opens, confirms, pays }) => {
      const { order, sims } = await buys();
      await usesAll(sims);
      breaks({ findPlans: down, endPlan: down, endUnused: down });
      await opens(order);
      await confirms(order);
      if (pays) await moneyCame(world).catch(() => {});
      await workOff(world, { evenLater: true }).catch((error: unknown) =>
        expect(error).toBeInstanceOf(NetworkUnavailable),
      );
      expect(await gain()).toBeLessThanOrEqual(0);
      expect(await rows("select sold_amount from refunds where reason <> 'not_changed'")).toEqual([]);
    },
  );

  test.each(Object.entries(ways))(
    "%s: silent when it is carried out, ended with a lost answer: a person decides, and the plan goes on",
    async (_way, { opens, confirms, pays }) => {
      const { network } = world.shop;
      const { order } = await buys();
      const before = await gain();
      await opens(order);
      await confirms(order);
      breaks({
        endUnused: async (reference) => {
          await network.endUnused(reference);
          return down();
        },
      });
      if (pays) await moneyCame(world);
      await workOff(world, { evenLater: true });
      expect(
        await rows("select state from refund_requests where kind is not null union all select state from plan_changes"),
      ).toEqual([{ state: pays || _way.includes("plan") ? "review" : "asked" }]);
      expect(await gain()).toBe(before - (pays ? 4500 : 0));
      expect(await rows("select state, network_reference is not null as loaded from data_plans")).toEqual([
        { state: "not_started", loaded: true },
      ]);
    },
  );
});

test("without reports nothing is refunded without a person, however long it is silent", async () => {
  world.shop.network = unconnectedNetwork;
  const order = await delivered(world, tenGb);
  await rows("update esim_profiles set profile_state = 'released' where state = 'allotted'");
  for (const { opens, confirms } of Object.values(ways)) {
    await opens(order);
    await confirms(order);
    await workOff(world);
  }
  expect(await rows("select sold_amount from refunds")).toEqual([]);
  expect(await rows("select plan_code from orders")).toEqual([{ plan_code: "jp-10gb-30d" }]);
});

test("the reporter is taken away: profiles that were to report count as unknown", async () => {
  await world.close();
  world = await freshWorld({ profiles: 2, environment: many, suppliers: [] });
  const order = await delivered(world, { planCode: "jp-day-1gb" });
  await rows("update esim_profiles set profile_state = 'released' where state = 'allotted'");
  expect((await world.answer("/order/getRefundTerms", order)).envelope.resultData).toMatchObject({
    sims: [{ answer: "review", why: "not_known" }],
  });
  expect((await ask(order)).envelope.resultData).toMatchObject({ decision: "review" });
});

test("a supplier's eSIM, downloaded since the last report: nothing is refunded at once", async () => {
  const reseller = pretendSupplier("reseller");
  await world.close();
  world = await freshWorld({ profiles: 0, environment: many, suppliers: [reseller.supplier] });
  await rows("update plans set supplier = 'reseller', supplier_product = 'JP-10' where code = 'jp-10gb-30d'");
  const order = await delivered(world, tenGb);
  await withdraw(order);
  await ask(order);
  reseller.be("refuses");
  await workOff(world, { evenLater: true });
  expect(await rows("select sold_amount from refunds")).toEqual([]);
  expect(await rows("select distinct state from refund_requests where state <> 'rejected'")).toEqual([
    { state: "asked" },
  ]);
});

describe("what is loaded on a customer's SIM", () => {
  test("a bought top-up, used after a person has agreed to take it back unused", async () => {
    const order = await delivered(world, aRenewalWish());
    await ask(order);
    const [{ id }] = (await rows<{ id: string }>("select id from refund_requests where state = 'asked'")) as [
      { id: string },
    ];
    expect(await grantRefund(world.db, id, "Unused", atDesk(world))).toBe("done");
    await usesAll([aSim(1)]);
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
    expect(await rows("select state from refund_requests where id = $1", [id])).toEqual([{ state: "asked" }]);
  });

  test("an automatic top-up, used and withdrawn from", async () => {
    const mei = await owner(world);
    await mei.turnOn();
    await used(world, mei.iccid, 10_000);
    await minutePasses(world);
    await usesAll([mei.iccid]);
    const orders = await rows<Linked>("select number, links_epoch, placed_at from orders");
    for (const order of orders)
      await withdraw({ orderNumber: order.number, key: orderKey(world.shop.vault, order, world.shop.clock()) });
    expect(await rows("select from refund_requests where kind = 'withdrawal'")).toHaveLength(orders.length);
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
  });

  test("a plan that was loaded while the network's answers got lost, and used: its money does not go back", async () => {
    const { network } = world.shop;
    let silent = true;
    world.shop.network = {
      ...network,
      loadPlan: async (wish) => {
        const loaded = await network.loadPlan(wish);
        if (silent) throw new NetworkUnavailable("told to lose the answer");
        return loaded;
      },
    };
    await delivered(world, aRenewalWish());
    await usesAll([aSim(1)]);
    await workOffUntil("renew-sims", 8);
    expect(await gain()).toBeLessThanOrEqual(0);
    silent = false;
    await workOff(world, { evenLater: true });
    expect(await gain()).toBeLessThanOrEqual(0);
    expect(await rows("select state from orders")).toEqual([{ state: "delivered" }]);
  });

  async function workOffUntil(name: string, times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      const { rowCount } = await world.pool.query(
        "update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = $1)",
        [name],
      );
      if (rowCount === 0) return;
      await workOff(world);
    }
  }
});

test("a package started early while it is refunded: one of them happens", async () => {
  const { order, sims } = await buys();
  const token = await signedIn(world, "mei@example.com");
  const [{ id: packageId }] = (await rows<{ id: string }>(
    "select order_id || '.' || position as id from data_plans",
  )) as [{ id: string }];
  await ask(order);
  await Promise.all([
    processes.work(),
    world.answerTo(token, "/account/startPackage", { packageId, requestKey: randomUUID() }),
  ]);
  await usesAll(sims);
  expect(await gain()).toBeLessThanOrEqual(0);
});

test.each(["before", "after"] as const)(
  "a shared eSIM, used by whom it was shared with %s its buyer asks",
  async (when) => {
    const { order, sims } = await buys();
    await world.answer("/esim/shareEsim", { ...order, position: 1, lasts: "week" });
    if (when === "before") await usesAll(sims);
    await ask(order);
    if (when === "after") await usesAll(sims);
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
  },
);

describe("a parcel", () => {
  const by = { who: "wing", now: new Date("2026-11-23T03:00:00Z") };
  async function posted() {
    await someCards(world, 2);
    const order = await delivered(world, aCardWish());
    const { orderNumber } = order;
    await sendParcel(world.db, { orderNumber, carrier: "EMS", trackingNumber: "EA1", heldFor: buyerMailSeconds }, by);
    await workOff(world);
    return { order, sims: await simsOf(order) };
  }

  test.each(["before", "after"] as const)("came back, and was used %s it is given up", async (when) => {
    const { order, sims } = await posted();
    if (when === "before") await usesAll(sims);
    await parcelReturned(world.db, order.orderNumber, by);
    await cancelDispatch(world.db, { orderNumber: order.orderNumber, note: "back" }, by);
    if (when === "after") await usesAll(sims);
    await processes.work();
    expect(await gain()).toBeLessThanOrEqual(0);
  });

  test.each(["before", "after", "never"] as const)(
    "posted in error, taken back, and used %s it is given up",
    async (when) => {
      const { order, sims } = await posted();
      const { orderNumber } = order;
      const back = world.db.transaction().execute((tx) => takeParcelBackIn(tx, orderNumber, by));
      expect(await back).toEqual({ moved: true });
      if (when === "before") await usesAll(sims);
      await cancelDispatch(world.db, { orderNumber, note: "no such street" }, by);
      if (when === "after") await usesAll(sims);
      await processes.work();
      if (when === "never") await usesAll(sims);
      expect(await gain()).toBeLessThanOrEqual(0);
      expect(await rows("select state from sim_cards where iccid = any($1)", [sims])).toEqual([{ state: "allotted" }]);
      expect(await rows("select sold_amount as back from refunds")).toEqual(when === "never" ? [{ back: 15_000 }] : []);
    },
  );

  test("came back unused: its money goes back", async () => {
    const { order } = await posted();
    await parcelReturned(world.db, order.orderNumber, by);
    await cancelDispatch(world.db, { orderNumber: order.orderNumber, note: "back" }, by);
    await processes.work();
    expect(await rows("select sum(sold_amount)::int as back from refunds")).toEqual([{ back: 15_000 }]);
  });

  test("asked back and withdrawn from while it is posted and used", async () => {
    await someCards(world, 2);
    const order = await delivered(world, aCardWish());
    await Promise.all([
      ask(order, [1], processes.answer[0]),
      withdraw(order, processes.answer[1]),
      change(order, 3, -6000),
      sendParcel(world.db, { orderNumber: order.orderNumber, carrier: "EMS", trackingNumber: "EA1" }, by),
    ]);
    const used = async () => usesAll(await simsOf(order));
    await Promise.all([processes.work(), used()]);
    await used();
    expect(await gain()).toBeLessThanOrEqual(0);
  });
});

test("a promo code for one use: used, released and used again, it brings its discount once", async () => {
  const wish = { promoCode: "FIFTY", expectedTotal: 9_450 };
  const { order, sims } = await buysWith(wish);
  await ask(order);
  await usesAll(sims);
  await processes.work();
  await withdraw(order);
  await processes.work();
  const again = await world.answer("/order/create", aWish({ ...tenGb, ...wish, requestKey: randomUUID() }));
  expect(again.envelope.resultCode).not.toBe("SUCCESS");
  expect(await gain()).toBeLessThanOrEqual(1_050);

  async function buysWith(more: object) {
    const made = await delivered(world, { ...tenGb, ...more, requestKey: randomUUID() });
    await rows("update esim_profiles set profile_state = 'released' where state = 'allotted'");
    return { order: made, sims: await simsOf(made) };
  }
});
