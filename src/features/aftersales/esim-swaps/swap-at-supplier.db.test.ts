import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendSupplier } from "../../../../test/pretend-supplier.ts";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { SupplierUnavailable } from "../../../adapters/supply/esim-supplier.ts";
import { supplyOrder } from "../../delivery/supply/supply-order.server.ts";
import { takeNotification } from "../../delivery/supply/take-notification.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { swapAtSupplier } from "./swap-at-supplier.server.ts";

let world: World;
let pretend: ReturnType<typeof pretendSupplier>;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
let old: string;

/** A shop whose regional plan comes from a reseller, with one that was delivered and never downloaded. */
async function open(retries = "0,0") {
  pretend = pretendSupplier();
  world = await freshWorld({
    profiles: 1,
    environment: { DELIVERY_RETRY_SECONDS: retries },
    suppliers: [pretend.supplier],
  });
  await rows("update plans set supplier = 'reseller', supplier_product = 'ASIA-5GB-15D' where code = 'jp-th-5gb-15d'");
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await delivered(world, { planCode: "jp-th-5gb-15d", days: 15, expectedTotal: 6000 });
  [old] = (await inPlace()) as [string];
  pretend.reports.set(old, { iccid: old, at: world.shop.clock(), state: "released" });
  world.letters.length = 0;
  pretend.asked.length = 0;
}
beforeEach(() => open());
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  // never two that work for one payment: what the supplier holds ready is in its place here, or went back
  const working = [...pretend.orders.values()]
    .flatMap(({ profiles, ready }) => (ready ? profiles : []))
    .map(({ iccid }) => iccid)
    .filter((iccid) => !pretend.cancelled.includes(iccid));
  expect(working.length).toBeLessThan(2);
  expect(await rows("select 1 from esim_profiles where state = 'reserved'")).toEqual([]);
  await world.close();
});

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const swap = (who = browser, requestKey: string = randomUUID()) =>
  who.code("/staff/swapEsim", { requestKey, iccid: old, cause: "broken", why: "Its code is refused by the phone" });
const swaps = () => rows("select state, failure from esim_swaps order by asked_at, state");
const supplyOrders = () =>
  rows("select state, attempts, failure from supply_orders where swap_id is not null order by asked_at");
const inPlace = async (): Promise<string[]> =>
  (await rows("select iccid from esim_profiles where state = 'allotted' order by iccid")).map(({ iccid }) => iccid);
const jobId = async () => (await rows("select id from esim_swaps"))[0] as { id: string };
const failures = async () =>
  (await rows("select details ->> 'failure' as failure from cases where kind = 'esim_not_swapped'")).map(
    ({ failure }) => failure as string,
  );
/** One step of the job as the worker would do it, and no more. */
const step = async (more: object = {}) => swapAtSupplier.run({ ...(await jobId()), ...more }, world.shop);
const askBack = async () =>
  (
    await world.answer("/order/askRefund", {
      ...order,
      requestKey: randomUUID(),
      positions: [1],
      reason: "plans_changed",
    })
  ).envelope.resultCode;

test("unused: ended at its supplier first, then made anew and put in its place; the buyer is told, no money moves", async () => {
  const money = await rows("select count(*) from ledger_entries");
  expect(await swap()).toBe("SUCCESS");
  expect(await browser.get("/staff/getSim", { iccid: old })).toMatchObject({
    swap: { state: "ending", to: null },
    canBeReplaced: false,
  });
  await workOff(world);
  const [next, ...more] = (await inPlace()) as [string];
  expect(more).toEqual([]);
  expect(next).not.toBe(old);
  expect(pretend.cancelled).toEqual([old]);
  expect(pretend.asked.filter((call) => call !== "findProfile")).toEqual(["cancel", "order"]);
  expect([await swaps(), await supplyOrders()]).toEqual([
    [{ state: "done", failure: null }],
    [{ state: "ready", attempts: 1, failure: null }],
  ]);
  expect(await rows("select iccid, state from data_plans")).toEqual([{ iccid: next, state: "not_started" }]);
  expect(await browser.get("/staff/getSim", { iccid: old })).toMatchObject({ swap: { state: "done", to: next } });
  expect(await browser.get("/staff/getSim", { iccid: next })).toMatchObject({ replaces: old, canBeReplaced: true });
  expect(world.letters).toMatchObject([
    { to: "mei@example.com", subject: `A new eSIM for order ${order.orderNumber}` },
  ]);
  expect(world.letters[0]!.text).toContain(next);
  expect(await rows("select count(*) from ledger_entries")).toEqual(money);
  expect(JSON.stringify(await rows("select * from actions"))).not.toMatch(/LPA:|MADE-/);
});

test("nothing of a supplier's is loaded on our own network", async () => {
  await swap();
  await workOff(world);
  expect(await rows("select iccid from sandbox_network.loaded_plans")).toEqual([]);
});

describe("what was used is not made again", () => {
  test.each(["downloaded", "enabled", "deleted"] as const)(
    "the supplier says %s when the deed is asked for: refused",
    async (state) => {
      pretend.reports.set(old, { iccid: old, at: world.shop.clock(), state });
      expect(await swap()).toBe("SWAP_USED");
      expect([await swaps(), pretend.cancelled]).toEqual([[], []]);
    },
  );

  test("used between the deed and the ending: the supplier keeps it, it goes on, and a person is told", async () => {
    await swap();
    pretend.be("refuses");
    pretend.reports.set(old, { iccid: old, at: world.shop.clock(), state: "installed" });
    await workOff(world);
    expect([await swaps(), await inPlace(), await failures()]).toEqual([
      [{ state: "stopped", failure: "used" }],
      [old],
      ["used"],
    ]);
    expect([await supplyOrders(), world.letters]).toEqual([[], []]);
  });

  test("a supplier that takes back what it tells as used contradicts itself: nothing is ordered", async () => {
    await swap();
    pretend.reports.set(old, {
      iccid: old,
      at: world.shop.clock(),
      state: "released",
      usage: { usedMb: 300, activatedAt: world.shop.clock() },
    });
    await workOff(world);
    expect([await swaps(), await failures(), await supplyOrders()]).toEqual([
      [{ state: "stopped", failure: "used" }],
      ["used"],
      [],
    ]);
  });

  test("told as used while the new one is made: the new one goes back", async () => {
    pretend.be("asynchronous");
    await swap();
    await step();
    await step();
    await rows("update data_plans set state = 'active', used_mb = 10, activated_at = now()");
    pretend.finish();
    pretend.be("at_once");
    await workOff(world, { evenLater: true });
    expect([await swaps(), await inPlace(), pretend.cancelled.length]).toEqual([
      [{ state: "stopped", failure: "used" }],
      [old],
      2,
    ]);
  });
});

describe("answers that are lost", () => {
  test("of the ending: asked again, ended once for all, and made anew", async () => {
    await swap();
    const before = { ...pretend.supplier };
    pretend.supplier.cancel = async (wish) => {
      Object.assign(pretend.supplier, before);
      await before.cancel(wish);
      throw new SupplierUnavailable("the answer got lost");
    };
    await workOff(world);
    expect([await swaps(), new Set(pretend.cancelled)]).toEqual([[{ state: "done", failure: null }], new Set([old])]);
  });

  test("of the order: found again, and not ordered twice", async () => {
    await swap();
    await step();
    pretend.be("loses_answers");
    await step();
    expect(await supplyOrders()).toMatchObject([{ state: "asked", attempts: 1 }]);
    pretend.be("at_once");
    await workOff(world);
    expect(await swaps()).toEqual([{ state: "done", failure: null }]);
    expect(pretend.asked.filter((call) => call === "order")).toHaveLength(1);
    expect(pretend.orders.size).toBe(2);
  });

  test("silent to the end, before anything was ended: a case, and nothing is ordered", async () => {
    await swap();
    pretend.be("down");
    await workOff(world);
    expect([await swaps(), await inPlace(), await failures(), await supplyOrders()]).toEqual([
      [{ state: "stopped", failure: "silent" }],
      [old],
      ["silent"],
      [],
    ]);
    expect(pretend.asked.filter((call) => call === "cancel")).toHaveLength(3);
    pretend.be("at_once");
    expect(await swap()).toBe("SUCCESS");
    await workOff(world);
    expect(await swaps()).toContainEqual({ state: "done", failure: null });
  });

  test("given up while it is made: a case, and what comes late goes back", async () => {
    pretend.be("asynchronous");
    await swap();
    await workOff(world);
    expect([await swaps(), await failures(), await supplyOrders()]).toEqual([
      [{ state: "stopped", failure: "not_made" }],
      ["not_made"],
      [{ state: "cancelled", attempts: 3, failure: "never made" }],
    ]);
    pretend.finish();
    await workOff(world, { evenLater: true });
    expect([await inPlace(), pretend.cancelled.length]).toEqual([[old], 2]);
  });
});

test("a supplier that makes no more: a case says so, and the money can go back", async () => {
  await swap();
  await step();
  pretend.be("refuses");
  await step();
  pretend.be("at_once");
  expect([await swaps(), await supplyOrders()]).toEqual([
    [{ state: "stopped", failure: "not_made" }],
    [{ state: "failed", attempts: 1, failure: "sold out" }],
  ]);
  expect(await rows("select details from cases where kind = 'esim_not_swapped'")).toEqual([
    { details: { order: order.orderNumber, position: 1, failure: "not_made", reason: "sold out" } },
  ]);
  expect(await askBack()).toBe("SUCCESS");
  await workOff(world);
  expect(await rows("select amount from refunds")).toEqual([{ amount: 6000 }]);
});

describe("a refund asked for meanwhile wins", () => {
  test("before the ending", async () => {
    await swap();
    await askBack();
    await step();
    await workOff(world);
    expect([await swaps(), await inPlace(), await supplyOrders()]).toMatchObject([[{ state: "stopped" }], [], []]);
    expect(await rows("select amount from refunds")).toEqual([{ amount: 6000 }]);
  });

  test("while the new one is made: it goes back as well", async () => {
    pretend.be("asynchronous");
    await swap();
    await step();
    await step();
    await askBack();
    pretend.finish();
    pretend.be("at_once");
    await workOff(world, { evenLater: true });
    expect([await swaps(), await inPlace(), new Set(pretend.cancelled).size]).toMatchObject([
      [{ state: "stopped" }],
      [],
      2,
    ]);
    expect(await rows("select amount from refunds")).toEqual([{ amount: 6000 }]);
    expect(world.letters.filter(({ subject }) => subject.startsWith("A new eSIM"))).toEqual([]);
  });

  test("carried out while the supplier answers: what it made goes back, and no case is left", async () => {
    await swap();
    await step();
    const before = { ...pretend.supplier };
    pretend.supplier.order = async (wish) => {
      const answer = await before.order(wish);
      await askBack();
      await workOff(world, { only: "take-back" });
      return answer;
    };
    await workOff(world, { evenLater: true });
    expect([await swaps(), await inPlace(), await failures()]).toEqual([
      [{ state: "stopped", failure: "overtaken" }],
      [],
      [],
    ]);
    expect(new Set(pretend.cancelled).size).toBe(2);
  });

  test("stopped by another run while this one orders: what comes of that goes back, too", async () => {
    await swap();
    await step();
    const before = { ...pretend.supplier };
    pretend.supplier.order = async (wish) => {
      await askBack();
      await step();
      expect(await swaps()).toMatchObject([{ state: "stopped" }]);
      await workOff(world, { only: "cancel-supply", evenLater: true });
      return before.order(wish);
    };
    await workOff(world, { evenLater: true });
    expect([await inPlace(), new Set(pretend.cancelled).size]).toEqual([[], 2]);
  });

  test("asked for first: the deed is refused", async () => {
    await askBack();
    expect(await swap()).toBe("SWAP_NOT_POSSIBLE");
  });
});

test("killed between ending and order, and after the order: the next run goes on, and two at once do it once", async () => {
  await swap();
  await step();
  expect([await swaps(), await inPlace()]).toEqual([[{ state: "ordering", failure: null }], [old]]);
  pretend.be("dies");
  await expect(step()).rejects.toThrow("the process died");
  pretend.be("at_once");
  await Promise.all([step(), step()]);
  await workOff(world);
  expect([await swaps(), (await inPlace()).length, world.letters.length]).toEqual([
    [{ state: "done", failure: null }],
    1,
    1,
  ]);
  expect(pretend.orders.size).toBe(2);
});

test("two colleagues at once replace it once", async () => {
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
  const same = randomUUID();
  const answers = await Promise.all([swap(browser, same), swap(browser, same), swap(tom)]);
  expect(answers[0]).toBe(answers[1]);
  expect(answers.filter((code) => code === "CASE_CHANGED").length).toBeGreaterThan(0);
  await workOff(world);
  expect([await swaps(), pretend.orders.size]).toEqual([[{ state: "done", failure: null }], 2]);
});

test("the supplier's word brings it before the pause is over, and never touches the order's own", async () => {
  await world.close();
  await open("600,600");
  pretend.be("asynchronous");
  await swap();
  await workOff(world);
  expect(await supplyOrders()).toMatchObject([{ state: "accepted" }]);
  // a left-over run for the order itself stops nothing of a swap
  await supplyOrder.run({ orderId: (await rows("select id from orders"))[0].id }, world.shop);
  expect(await supplyOrders()).toMatchObject([{ state: "accepted" }]);
  pretend.finish();
  const [{ reference }] = (await rows("select reference from supply_orders where swap_id is not null")) as [
    { reference: string },
  ];
  const word = JSON.stringify([{ id: "n1", at: world.shop.clock(), kind: "order", reference }]);
  await takeNotification(world.shop, "reseller", Buffer.from(word), { signature: "right" });
  await workOff(world);
  expect(await swaps()).toEqual([{ state: "done", failure: null }]);
  expect(await rows("select state from supply_orders order by asked_at")).toEqual([
    { state: "ready" },
    { state: "ready" },
  ]);
});

test("a late word on the old one starts nothing of the one in its place", async () => {
  await rows('update orders set plan_as_sold = plan_as_sold || \'{"start_rule": "installation"}\'');
  await swap();
  await workOff(world);
  const word = JSON.stringify([{ id: "n2", at: world.shop.clock(), kind: "profile", iccid: old, state: "installed" }]);
  await takeNotification(world.shop, "reseller", Buffer.from(word), { signature: "right" });
  expect(await rows("select state from data_plans")).toEqual([{ state: "not_started" }]);
});
