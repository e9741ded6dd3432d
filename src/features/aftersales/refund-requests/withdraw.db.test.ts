import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { grantRefund, rejectRefund } from "./decide-refund.server.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 6, environment: { COSTLY_CALLS_PER_MINUTE: "1000" } })),
);
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const rows = async <T>(sql: string) => (await world.pool.query(sql)).rows as T[];
const tells = (state: string) =>
  world.pool.query("update esim_profiles set profile_state = $1 where state = 'allotted'", [state]);
const begins = (at: string) => world.pool.query("update data_plans set state = 'active', activated_at = $1", [at]);
/** By whoever has the order's link. */
const withdraw = (order: Pick<Bought, "orderNumber"> & Partial<Bought>, more: object = {}) =>
  world.answer("/order/withdraw", {
    requestKey: randomUUID(),
    ...order,
    email: "mei@example.com",
    name: "Mei Chan",
    ...more,
  });
/** By whoever knows number and address. */
const declare = ({ orderNumber }: Pick<Bought, "orderNumber">, more: object = {}) => withdraw({ orderNumber }, more);
/** What was withdrawn from has ended on the network. */
const ended = () => workOff(world, { only: "take-back" });
const requests = () =>
  rows<object>(
    "select kind, state, decision, positions, amount, answer, name from refund_requests order by asked_at, state",
  );
const back = () => rows<object>("select amount, reason from refunds");
const letters = () =>
  rows<{ kind: string }>(
    "select kind from mails where what is not null and kind in ('withdrawal_received', 'refund_rejected') order by queued_at, kind desc",
  );
const receipt = { kind: "withdrawal_received" };

test("whoever asks gets the same answer, and a wrong pair writes nothing", async () => {
  const order = await delivered(world);
  await tells("released");
  const asked = { orderNumber: order.orderNumber, email: "eve@example.com", name: "Eve" };
  const wrong = await declare(order, asked);
  const nowhere = await declare({ orderNumber: "FW0000000000" });
  expect(await rows("select from withdrawal_statements")).toEqual([]);
  expect(await rows("select from refund_requests")).toEqual([]);
  expect(await letters()).toEqual([]);
  const right = await declare(order);
  expect(
    [wrong, nowhere, right].map(({ status, envelope }) => [
      status,
      envelope.resultCode,
      Object.keys(envelope.resultData!),
    ]),
  ).toEqual(
    Array.from({ length: 3 }, () => [200, "SUCCESS", ["orderNumber", "name", "email", "receivedAt", "confirmed"]]),
  );
  expect(right.envelope.resultData).toEqual({
    orderNumber: order.orderNumber,
    email: "mei@example.com",
    name: "Mei Chan",
    receivedAt: "2026-11-21T08:00:00.000Z",
    confirmed: false,
  });
});

test("with the order's key, without a login: unused, so everything goes back at once, with a receipt", async () => {
  const order = await delivered(world, { quantity: 2, expectedTotal: 21000 });
  await tells("installed");
  expect(
    (await withdraw(order, { orderNumber: ` ${order.orderNumber.toLowerCase()} `, email: "MEI@example.com " })).status,
  ).toBe(200);
  expect(await back()).toEqual([]);
  await ended();
  expect(await requests()).toEqual([
    {
      kind: "withdrawal",
      state: "granted",
      decision: "at_once",
      positions: [1, 2],
      amount: 21000,
      answer: null,
      name: "Mei Chan",
    },
  ]);
  expect(await back()).toEqual([{ amount: 21000, reason: "withdrawn" }]);
  expect(await letters()).toEqual([receipt]);
  expect(await rows("select distinct state from esim_profiles where order_id is not null")).toEqual([
    { state: "retired" },
  ]);
  await withdraw(order);
  expect(await back()).toHaveLength(1);
});

test("without reports of its use: a person looks at the whole amount", async () => {
  const order = await delivered(world);
  await withdraw(order);
  await withdraw(order);
  expect(await requests()).toMatchObject([{ state: "asked", decision: "review", amount: 10500 }]);
  expect(await back()).toEqual([]);
  expect(await letters()).toEqual([receipt]);
});

test("begun: all of it where nobody asked for the beginning, else the part that was not supplied", async () => {
  const order = await delivered(world);
  await begins("2026-11-20T07:00:00Z");
  await withdraw(order);
  expect(await requests()).toMatchObject([{ state: "asked", amount: 10500 }]);
  await world.pool.query("delete from mails; delete from refund_requests");
  await world.pool.query(
    "insert into order_consents (order_id, consent, text_version, given_at) select id, 'begin_now', '2026-11', placed_at from orders",
  );
  await withdraw(order);
  // two of seven days have begun: 285 thousandths of HK$105.00
  expect(await requests()).toMatchObject([{ state: "asked", amount: 10500 - 2992 }]);
  const [{ id }] = (await rows<{ id: string }>("select id from refund_requests")) as [{ id: string }];
  expect(await grantRefund(world.db, id, "As the law says", atDesk(world))).toBe("done");
  await ended();
  expect(await back()).toEqual([{ amount: 7508, reason: "withdrawn" }]);
  // something was kept: the order was delivered
  expect(await rows("select state from orders")).toEqual([{ state: "delivered" }]);
});

test.each([
  ["2026-12-07T11:59:59Z", "granted", null],
  // 21 November and fourteen days is a Saturday, so the period ends with Monday
  ["2026-12-08T12:00:00Z", "rejected", "after_period"],
])("at %s it is %s", async (instant, state, answer) => {
  const order = await delivered(world);
  await tells("released");
  world.at(instant);
  await withdraw(order);
  await ended();
  expect(await requests()).toMatchObject([{ state, answer }]);
  expect(await letters()).toEqual(state === "granted" ? [receipt] : [receipt, { kind: "refund_rejected" }]);
  expect(await back()).toHaveLength(state === "granted" ? 1 : 0);
});

test("not paid yet: the order is closed, and nothing is left to pay", async () => {
  const { orderNumber, key } = (await world.answer("/order/create", aWish())).envelope.resultData as Bought;
  await withdraw({ orderNumber, key });
  expect(await requests()).toMatchObject([{ state: "granted", amount: 0 }]);
  expect(await rows("select state from orders")).toEqual([{ state: "cancelled" }]);
  expect(
    await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" }),
  ).toMatchObject({ envelope: { resultCode: "ORDER_CLOSED" } });
});

test("a refund that waits for its decision is overtaken; what was refunded stays", async () => {
  const order = await delivered(world, { quantity: 2, expectedTotal: 21000 });
  await tells("released");
  const ask = (positions: number[]) =>
    world.answer("/order/askRefund", { ...order, requestKey: randomUUID(), positions, reason: "other" });
  await ask([1]);
  await ended();
  await world.pool.query("update esim_profiles set profile_state = 'installed' where position = 2");
  await ask([2]);
  await withdraw(order);
  await ended();
  expect((await requests()).length).toBe(3);
  expect(
    await rows("select state, answer, positions from refund_requests where kind = 'refund' and answer is not null"),
  ).toEqual([{ state: "rejected", answer: "overtaken", positions: [2] }]);
  expect(await back()).toEqual([
    { amount: 10500, reason: "unused" },
    { amount: 10500, reason: "withdrawn" },
  ]);
});

test("withdrawn, asked for and changed at the same moment: never more than was paid", async () => {
  const order = await delivered(world, { quantity: 3, expectedTotal: 31500 });
  await tells("released");
  const ask = (positions: number[]) =>
    world.answer("/order/askRefund", { ...order, requestKey: randomUUID(), positions, reason: "other" });
  const change = () =>
    world.answer("/order/changePlan", {
      ...order,
      requestKey: randomUUID(),
      planCode: "jp-day-1gb",
      days: 3,
      expectedDifference: -18000,
    });
  const answers = await Promise.all([
    ask([1]),
    withdraw(order),
    change(),
    ask([1, 2]),
    withdraw(order),
    ask([3]),
    change(),
    ask([1, 2, 3]),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  await ended();
  await workOff(world, { only: "make-plan-change" });
  const [{ sum }] = (await rows<{ sum: number }>("select coalesce(sum(amount), 0)::int as sum from refunds")) as [
    { sum: number },
  ];
  const [{ total, state }] = (await rows<{ total: number; state: string }>(
    "select total_amount as total, state from orders",
  )) as [{ total: number; state: string }];
  expect(sum).toBeLessThanOrEqual(31500);
  // the withdrawal takes whatever the others left
  expect([sum, state]).toEqual([31500, "refunding"]);
  expect(total).toBeGreaterThan(0);
});

test("only so many statements about one order are decided by rules; a person reads that there are more, once, and the first of them has its receipt", async () => {
  const order = await delivered(world);
  world.at("2027-01-20T08:00:00Z");
  for (let time = 0; time < 10; time++) await withdraw(order);
  const before = (await letters()).length;
  world.at("2027-01-20T09:00:00Z");
  for (let time = 0; time < 4; time++) await withdraw(order, { name: "Mei Chan, again" });
  expect(await rows("select count(*)::int as requests from refund_requests")).toEqual([{ requests: 10 }]);
  expect(await rows("select kind, subject, details from cases")).toEqual([
    { kind: "withdrawn_often", subject: order.orderNumber, details: { receivedAt: "2027-01-20T09:00:00.000Z" } },
  ]);
  expect((await letters()).slice(before)).toEqual([receipt]);
  await workOff(world, { only: "send-mail" });
  expect(world.letters.filter(({ text }) => text.includes("Name: Mei Chan, again"))).toEqual([
    expect.objectContaining({ text: expect.stringContaining("Received: 20 Jan 2027, 17:00") }),
  ]);
});

test("ten requests for a refund before it stand against no withdrawal", async () => {
  const order = await delivered(world);
  await tells("installed");
  for (let time = 0; time < 10; time++) {
    const wish = { ...order, requestKey: randomUUID(), positions: [1], reason: "plans_changed" };
    expect((await world.answer("/order/askRefund", wish)).status).toBe(200);
    const [{ id }] = (await rows("select id from refund_requests where state = 'asked'")) as [{ id: string }];
    await rejectRefund(world.db, id, "No", atDesk(world));
  }
  await withdraw(order);
  await ended();
  expect(await requests()).toContainEqual(
    expect.objectContaining({ kind: "withdrawal", state: "granted", amount: 10500 }),
  );
  expect([await back(), await rows("select kind from cases")]).toEqual([[{ amount: 10500, reason: "withdrawn" }], []]);
});

test("not paid: its payment page is closed with it, and what its bank sends all the same goes back", async () => {
  const { orderNumber, key } = (await world.answer("/order/create", aWish())).envelope.resultData as Bought;
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  await withdraw({ orderNumber, key });
  expect(
    await rows("select orders.state, payments.state as payment from orders join payments on order_id = orders.id"),
  ).toEqual([{ state: "cancelled", payment: "cancelled" }]);
  await workOff(world);
  const reference = [...world.gateway.requests.keys()].at(-1)!;
  expect(await world.gateway.findPayment(reference)).toMatchObject({ state: "cancelled" });
});

test("trying numbers is stopped", async () => {
  await world.close();
  world = await freshWorld();
  const answers = [];
  for (let time = 0; time < 40; time++) answers.push((await withdraw({ orderNumber: `FW000000000${time}` })).status);
  expect(answers).toContain(429);
});

describe("declared with number and address alone, which who travels along knows", () => {
  const statements = () =>
    rows<{ id: string; key: string; confirmed: boolean }>(
      "select id, confirmed_at is not null as confirmed from withdrawal_statements order by received_at, id",
    );
  /** The link in the buyer's letter, as the mail program shows it. */
  const linkIn = (text: string) => {
    const { searchParams } = new URL(/http:\S+\/withdrawal\?confirm=\S+/.exec(text)![0]);
    return { id: searchParams.get("confirm")!, key: searchParams.get("key")! };
  };
  const mailed = async () => {
    await workOff(world, { only: "send-mail" });
    return world.letters.filter(({ text }) => text.includes("withdrawal?confirm="));
  };
  const open = (link: object) => world.answer("/order/getWithdrawal", link);
  const confirm = (link: object) => world.answer("/order/confirmWithdrawal", link);

  test("it ends nothing: the buyer is notified at once, and looking at the link changes nothing either", async () => {
    const order = await delivered(world, { quantity: 2, expectedTotal: 21000 });
    await tells("released");
    await declare(order, { name: "Eve http://evil.example" });
    await workOff(world);
    expect(await requests()).toEqual([]);
    expect(await rows("select distinct state from esim_profiles where order_id is not null")).toEqual([
      { state: "allotted" },
    ]);
    const [letter] = await mailed();
    expect(letter).toMatchObject({ to: "mei@example.com", subject: expect.stringContaining(order.orderNumber) });
    for (const fact of ["I withdraw from the contract", "mei@example.com", "21 Nov 2026"])
      expect(letter!.text).toContain(fact);
    expect(letter!.text + letter!.html).not.toMatch(/:\/\/evil|evil\.example/);
    for (let look = 0; look < 3; look++)
      expect((await open(linkIn(letter!.text))).envelope.resultData).toMatchObject({
        orderNumber: order.orderNumber,
        confirmedAt: null,
      });
    expect(await requests()).toEqual([]);
    const { timeline } = (await world.answer("/order/getOrderDetail", order)).envelope.resultData as {
      timeline: object[];
    };
    expect(timeline.at(-1)).toMatchObject({ kind: "withdrawal_unconfirmed", open: true });
  });

  test("confirmed after so many others it has its receipt beside the e-mail that asked for it", async () => {
    const order = await delivered(world);
    world.at("2027-01-20T08:00:00Z");
    for (let time = 0; time < 10; time++) await withdraw(order);
    await declare(order, { name: "Mei, once more" });
    const [letter] = await mailed();
    for (let click = 0; click < 2; click++) expect((await confirm(linkIn(letter!.text))).status).toBe(200);
    await workOff(world, { only: "send-mail" });
    const about = world.letters.filter(({ text }) => text.includes("Name: Mei, once more"));
    expect(about.map(({ text }) => text.includes("?confirm="))).toEqual([true, false]);
    expect(await rows("select kind from cases")).toEqual([{ kind: "withdrawn_often" }]);
  });

  test("the click in the mailbox makes it take effect, once, and from when it was declared", async () => {
    const order = await delivered(world);
    await tells("installed");
    // the last moment of the period: 12:00 UTC of the day after its last one, a Monday
    world.at("2026-12-08T11:59:00Z");
    await declare(order);
    const link = linkIn((await mailed())[0]!.text);
    world.at("2026-12-09T08:00:00Z");
    const answers = await Promise.all([confirm(link), confirm(link)]);
    expect(answers.map(({ envelope }) => envelope.resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    await ended();
    expect(await requests()).toMatchObject([{ state: "granted", amount: 10500, name: "Mei Chan" }]);
    expect(await rows("select asked_at from refund_requests")).toEqual([
      { asked_at: new Date("2026-12-08T11:59:00Z") },
    ]);
    expect(await back()).toEqual([{ amount: 10500, reason: "withdrawn" }]);
    expect((await confirm(link)).envelope.resultData).toMatchObject({ confirmedAt: "2026-12-09T08:00:00.000Z" });
    expect(await back()).toHaveLength(1);
    // three clicks, one withdrawal in the security log
    expect(await world.shop.metrics.registry.getSingleMetricAsString("farwave_security_events_total")).toMatch(
      /\{event="refund",outcome="withdrawn"\} 1$/m,
    );
  });

  test("no other key opens it: the order's, a traveller's, that of another declaration", async () => {
    const order = await delivered(world);
    await declare(order);
    await declare(order);
    const [one, other] = await statements();
    const [letter] = (await mailed()).filter(({ text }) => linkIn(text).id === one!.id);
    const right = linkIn(letter!.text);
    for (const wrong of [
      { ...right, key: order.key },
      { ...right, id: other!.id },
      { ...right, key: "" },
      { ...right, id: randomUUID() },
    ]) {
      expect((await confirm(wrong)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
      expect((await open(wrong)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
    }
    expect(await requests()).toEqual([]);
  });

  test("three letters wait at most, two clicks are one, and who has the key needs none of them", async () => {
    const order = await delivered(world);
    await tells("released");
    const requestKey = randomUUID();
    for (let click = 0; click < 2; click++) await declare(order, { requestKey });
    for (let again = 0; again < 5; again++) await declare(order);
    expect(await statements()).toHaveLength(3);
    expect(await mailed()).toHaveLength(3);
    expect((await withdraw(order)).envelope.resultData).toMatchObject({ confirmed: true });
    expect((await statements()).map(({ confirmed }) => confirmed)).toEqual([true, true, true]);
    expect((await confirm(linkIn(world.letters.find(({ text }) => text.includes("?confirm="))!.text))).status).toBe(
      200,
    );
    expect(await requests()).toHaveLength(1);
  });

  test("once the order has another mailbox, the link in the former one opens nothing, and the new one may declare", async () => {
    const order = await delivered(world);
    for (let time = 0; time < 3; time++) await declare(order);
    const link = linkIn((await mailed())[0]!.text);
    expect((await open(link)).envelope.resultCode).toBe("SUCCESS");
    const { browser } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
    const correction = { email: "mei.chan@example.com", why: "A typing error", provenBy: "payment" };
    const wish = { requestKey: randomUUID(), number: order.orderNumber, ...correction };
    expect(await browser.code("/staff/correctAddress", wish)).toBe("SUCCESS");
    for (const ask of [open, confirm]) expect((await ask(link)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
    expect(await requests()).toEqual([]);
    await declare(order, { email: "mei.chan@example.com" });
    expect(await statements()).toHaveLength(4);
    const next = (await mailed()).find(({ to }) => to === "mei.chan@example.com");
    expect((await confirm(linkIn(next!.text))).envelope.resultCode).toBe("SUCCESS");
    expect(await requests()).toHaveLength(1);
  });

  test("signed in as the owner it acts at once; another account is a stranger", async () => {
    const order = await delivered(world);
    const [mei, eve] = [await signedIn(world, "mei@example.com"), await signedIn(world, "eve@example.com")];
    const wish = () => ({
      requestKey: randomUUID(),
      orderNumber: order.orderNumber,
      email: "mei@example.com",
      name: "Mei Chan",
    });
    expect((await world.answerTo(eve, "/order/withdraw", wish())).envelope.resultData).toMatchObject({
      confirmed: false,
    });
    expect(await requests()).toEqual([]);
    expect((await world.answerTo(mei, "/order/withdraw", wish())).envelope.resultData).toMatchObject({
      confirmed: true,
    });
    expect(await requests()).toHaveLength(1);
  });
});
