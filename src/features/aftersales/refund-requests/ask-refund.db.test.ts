import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { reviewDays } from "../../../kernel/review-days.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { grantRefund, rejectRefund } from "./decide-refund.server.ts";
import { takeBack } from "./take-back.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const rows = async <T>(sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows as T[];
const one = async <T>(sql: string) => (await rows<T>(sql))[0]!;
const tells = (state: string) =>
  world.pool.query("update esim_profiles set profile_state = $1 where state = 'allotted'", [state]);
const ask = (order: Bought, more: object = {}) =>
  world.answer("/order/askRefund", {
    ...order,
    requestKey: randomUUID(),
    positions: [1],
    reason: "plans_changed",
    ...more,
  });
const terms = async (order: Bought) => (await world.answer("/order/getRefundTerms", order)).envelope.resultData;
/** What was asked back has ended on the network. */
const ended = () => workOff(world, { only: "take-back" });
const state = async () => (await one<{ state: string }>("select state from orders")).state;
const back = async () =>
  rows<{ amount: number; reason: string }>("select amount, reason from refunds order by asked_at, key");

test("a stranger learns nothing and moves nothing", async () => {
  const order = await delivered(world);
  for (const key of ["", "key", order.key.slice(1), `${order.key}x`]) {
    expect(await ask({ ...order, key })).toMatchObject({ status: 404, envelope: { resultCode: "ORDER_NOT_FOUND" } });
    expect(await world.answer("/order/getRefundTerms", { ...order, key })).toMatchObject({ status: 404 });
  }
  const other = await delivered(world);
  expect(await ask({ orderNumber: other.orderNumber, key: order.key })).toMatchObject({ status: 404 });
  expect(await back()).toEqual([]);
});

test.each([[[2]], [[1, 20]]])("places that the order does not have: %j", async (positions) => {
  const order = await delivered(world);
  expect(await ask(order, { positions })).toMatchObject({
    status: 409,
    envelope: { resultCode: "REFUND_NOT_POSSIBLE" },
  });
});

test("an order that is not paid gives nothing back", async () => {
  const { envelope } = await world.answer("/order/create", aWish());
  const order = envelope.resultData as Bought;
  expect(await terms(order)).toMatchObject({ sims: [{ answer: "no", why: "not_paid" }], total: { amount: 0 } });
  expect(await ask(order)).toMatchObject({ status: 409 });
});

test("unused: told before, given at once, told after, and never sold again", async () => {
  const order = await delivered(world);
  await tells("released");
  expect(await terms(order)).toMatchObject({
    sims: [
      {
        position: 1,
        answer: "at_once",
        why: "unused",
        back: { amount: 10500, currency: "HKD" },
        iccid: expect.stringMatching(/^\d{6}••••\d{4}$/),
      },
    ],
    total: { amount: 10500 },
    methods: ["card"],
    withdrawal: { open: true },
  });
  expect((await ask(order)).envelope.resultData).toEqual({
    decision: "at_once",
    back: { amount: 10500, currency: "HKD" },
  });
  expect([await state(), await back()]).toEqual(["delivered", []]);
  expect(await terms(order)).toMatchObject({ sims: [{ answer: "no", why: "already_asked" }] });
  expect((await world.answer("/order/getOrderDetail", order)).envelope.resultData).toMatchObject({
    timeline: [{}, {}, {}, { kind: "refund_asked" }, { kind: "taking_back", open: true }],
    can: { install: false },
  });
  await ended();
  expect(await state()).toBe("refunding");
  expect(await back()).toEqual([{ amount: 10500, reason: "unused" }]);
  expect(await one("select state from esim_profiles where order_id is not null")).toEqual({ state: "retired" });
  expect(await one("select state from data_plans")).toEqual({ state: "cancelled" });
  expect(
    await rows(
      "select kind from mails where what is not null and kind in ('refund_asked', 'refund_rejected', 'plan_changed')",
    ),
  ).toEqual([{ kind: "refund_asked" }]);
  expect(await terms(order)).toMatchObject({ sims: [{ answer: "no", why: "already_back" }], withdrawal: null });
});

test("asked twice with one key: one request; with another wish: refused", async () => {
  const order = await delivered(world, { quantity: 2, expectedTotal: 21000 });
  await tells("released");
  const requestKey = randomUUID();
  const answers = [await ask(order, { requestKey }), await ask(order, { requestKey })];
  expect(answers[0]).toEqual(answers[1]);
  expect(await ask(order, { requestKey, positions: [2] })).toMatchObject({
    status: 409,
    envelope: { resultCode: "REQUEST_KEY_REUSED" },
  });
  await ended();
  expect(await back()).toHaveLength(1);
});

test("many clicks at the same moment, with other keys: refunded once", async () => {
  const order = await delivered(world);
  await tells("released");
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  await ended();
  expect(await back()).toEqual([{ amount: 10500, reason: "unused" }]);
});

test("a part after the other: delivered until nothing is left, and the sum is what was paid", async () => {
  const order = await delivered(world, { quantity: 3, expectedTotal: 31500 });
  await tells("released");
  await ask(order, { positions: [2, 2] });
  await ended();
  expect(await state()).toBe("delivered");
  await ask(order, { positions: [1] });
  await ended();
  expect(await terms(order)).toMatchObject({
    sims: [{ answer: "no" }, { answer: "no" }, { answer: "at_once" }],
    total: { amount: 10500 },
  });
  await ask(order, { positions: [3] });
  await ended();
  expect(await state()).toBe("refunding");
  expect((await back()).reduce((sum, { amount }) => sum + amount, 0)).toBe(31500);
});

test("without reports, and its e-mail did not arrive: its page showed the code all the same, so a person looks", async () => {
  const order = await delivered(world);
  await world.pool.query("update mails set state = 'queued', sent_at = null");
  expect((await ask(order)).envelope.resultData).toMatchObject({ decision: "review" });
  expect(await back()).toEqual([]);
});

test("installed: a person looks, nothing moves until then", async () => {
  const order = await delivered(world);
  await tells("installed");
  expect((await ask(order, { reason: "does_not_work", note: "No signal in Kyoto" })).envelope.resultData).toMatchObject(
    { decision: "review" },
  );
  expect(await state()).toBe("delivered");
  expect(await back()).toEqual([]);
  expect(await ask(order)).toMatchObject({ status: 409 });
  expect(await terms(order)).toMatchObject({ sims: [{ answer: "no", why: "already_asked" }] });
});

const asked = async () => (await one<{ id: string }>("select id from refund_requests where state = 'asked'")).id;

test("granted: the money goes, once, and not more than was asked", async () => {
  await ask(await delivered(world).then(async (order) => (await tells("installed"), order)));
  const id = await asked();
  expect(await grantRefund(world.db, randomUUID(), "", atDesk(world))).toBe("unknown");
  expect(await grantRefund(world.db, id, "Sorry", atDesk(world), 10501)).toBe("too_much");
  expect(await grantRefund(world.db, id, "Sorry", atDesk(world), -1)).toBe("too_much");
  expect(
    await Promise.all([
      grantRefund(world.db, id, "Sorry", atDesk(world)),
      grantRefund(world.db, id, "Sorry", atDesk(world, "wong")),
    ]),
  ).toEqual(expect.arrayContaining(["done", "decided"]));
  expect(await rejectRefund(world.db, id, "No", atDesk(world))).toBe("decided");
  expect(await back()).toEqual([]);
  await ended();
  expect(await back()).toEqual([{ amount: 10500, reason: "granted" }]);
  expect(await state()).toBe("refunding");
});

test("rejected: told with the reason, and it may be asked once more", async () => {
  const order = await delivered(world);
  await tells("installed");
  await ask(order);
  expect(await rejectRefund(world.db, await asked(), "It was used on three days", atDesk(world))).toBe("done");
  expect(
    await rows(
      "select kind from mails where what is not null and kind in ('refund_asked', 'refund_rejected') order by kind",
    ),
  ).toEqual([{ kind: "refund_asked" }, { kind: "refund_rejected" }]);
  expect(await back()).toEqual([]);
  expect((await ask(order)).status).toBe(200);
});

test("who rejects or grants while it begins to be carried out comes too late: what was decided goes on", async () => {
  const order = await delivered(world);
  await tells("installed");
  await ask(order);
  const id = await asked();
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("select from orders for update");
  await client.query("update refund_requests set state = 'ending', amount = 5000, decided_by = 'mei@example.com'");
  const late = [rejectRefund(world.db, id, "No", atDesk(world)), grantRefund(world.db, id, "", atDesk(world), 10500)];
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => rows(waiting)).toHaveLength(2);
  await client.query("commit");
  client.release();
  expect(await Promise.all(late)).toEqual(["decided", "too_much"]);
  expect(await rows("select state, amount from refund_requests")).toEqual([{ state: "ending", amount: 5000 }]);
});

test("who asks again and again is stopped", async () => {
  const order = await delivered(world);
  await tells("installed");
  for (let time = 0; time < 10; time++) {
    expect((await ask(order)).status).toBe(200);
    await rejectRefund(world.db, await asked(), "No", atDesk(world));
  }
  expect(await ask(order)).toMatchObject({ status: 429 });
});

describe("the network", () => {
  const fails = (call: "findPlans" | "endUnused") =>
    void (world.shop.network = {
      ...world.shop.network,
      [call]: async () => Promise.reject(new NetworkUnavailable("told to be down")),
    });
  const usedAbroad = async () => {
    const { iccid } = await one<{ iccid: string }>("select iccid from data_plans where position = 1");
    const hand = networkByHand({ pool: world.pool, clock: world.shop.clock });
    await hand.goTo(iccid, "JP");
    await hand.useNow(iccid, 100);
  };
  const untouched = async () => {
    const order = await delivered(world);
    await tells("released");
    return order;
  };
  const lettersAbout = () =>
    world.letters.filter(({ subject }) => subject.includes("request for a refund")).map(({ text }) => text);

  test("has seen data since the last report: said when the page is opened, and looked at by a person", async () => {
    const order = await untouched();
    await usedAbroad();
    expect(await terms(order)).toMatchObject({ sims: [{ answer: "review", why: "begun" }] });
    expect((await ask(order)).envelope.resultData).toMatchObject({ decision: "review" });
  });

  test("is silent: told so, with how long a person takes, and looked at by a person", async () => {
    const order = await untouched();
    fails("findPlans");
    expect(await terms(order)).toMatchObject({ sims: [{ answer: "review", why: "not_answered" }] });
    expect((await ask(order)).envelope.resultData).toMatchObject({ decision: "review" });
    expect(await back()).toEqual([]);
  });

  test("has seen data between the yes and the ending: a person looks, the plan goes on, and the one letter says so", async () => {
    const order = await untouched();
    expect((await ask(order)).envelope.resultData).toMatchObject({ decision: "at_once" });
    await usedAbroad();
    await workOff(world);
    expect(await rows("select state, decision from refund_requests")).toEqual([{ state: "asked", decision: "review" }]);
    expect(await rows("select state, used_mb from data_plans")).toEqual([{ state: "active", used_mb: 100 }]);
    expect(await rows("select state from sandbox_network.loaded_plans")).toEqual([{ state: "active" }]);
    expect(await back()).toEqual([]);
    expect(lettersAbout()).toEqual([expect.stringContaining(`within ${reviewDays} working days`)]);
  });

  test("falls silent at the ending: asked again, then a person looks", async () => {
    await ask(await untouched());
    fails("endUnused");
    await workOff(world);
    expect(await rows("select state from refund_requests")).toEqual([{ state: "ending" }]);
    await workOff(world, { evenLater: true });
    expect(await rows("select state, decision from refund_requests")).toEqual([{ state: "asked", decision: "review" }]);
    expect(lettersAbout()).toEqual([expect.stringContaining(`within ${reviewDays} working days`)]);
  });

  test("falls silent when a person has agreed: the money waits for its answer", async () => {
    await ask(await delivered(world));
    await grantRefund(world.db, await asked(), "Sorry", atDesk(world));
    const { network } = world.shop;
    fails("endUnused");
    const id = (await one<{ id: string }>("select id from refund_requests")).id;
    await expect(takeBack.run({ requestId: id }, world.shop)).rejects.toThrow("no answer");
    expect([await back(), await state()]).toEqual([[], "delivered"]);
    world.shop.network = network;
    await takeBack.run({ requestId: id }, world.shop);
    expect(await back()).toEqual([{ amount: 10500, reason: "granted" }]);
  });

  test("has taken it off: reported once, and only then is the money on its way", async () => {
    await ask(await untouched());
    expect(lettersAbout()).toEqual([]);
    await workOff(world);
    expect(lettersAbout()).toEqual([expect.stringContaining("Nothing was used")]);
    expect(await rows("select state, activated_at from data_plans")).toEqual([
      { state: "cancelled", activated_at: null },
    ]);
  });
});
