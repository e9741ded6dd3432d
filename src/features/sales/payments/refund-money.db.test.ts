import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { refundMoney, type OrderRefund } from "./refund-money.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { settleRefundByReference } from "./settle-refund.server.ts";
import { takeWebhook } from "./take-webhook.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 4 })));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const give = (wish: OrderRefund) => world.db.transaction().execute((tx) => refundMoney(tx, wish, world.shop.clock()));
const webhook = (payment: object) =>
  takeWebhook(world.shop, Buffer.from(JSON.stringify({ id: randomUUID(), kind: "payment", payment })), {
    signature: "right",
  });

/** An order of HKD 105.00 for three eSIMs of HKD 35.00, or as wished, paid by this method and delivered. */
async function delivered(
  method: "card" | "alipay" = "card",
  wish = aWish({ quantity: 3, days: undefined, planCode: "jp-10gb-30d", expectedTotal: 31500 }),
): Promise<string> {
  const order = unwrap((await world.answer("/order/create", wish)).envelope) as {
    orderNumber: string;
    key: string;
  };
  await world.answer("/payment/startPayment", {
    orderNumber: order.orderNumber,
    key: order.key,
    requestKey: randomUUID(),
    method,
  });
  await webhook(world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"));
  await workOff(world);
  const [{ id, state }] = (await ask(`select id, state from orders where number = '${order.orderNumber}'`)) as [
    { id: string; state: string },
  ];
  expect(state).toBe("delivered");
  return id;
}
const stateOf = async (id: string) => (await ask(`select state from orders where id = '${id}'`))[0]!.state;
const atGateway = () => [...world.gateway.refunds.values()].map(({ amount }) => amount);

describe("nothing goes back", () => {
  test("for an unpaid order", async () => {
    await world.answer("/order/create", aWish());
    const [{ id }] = (await ask("select id from orders")) as [{ id: string }];
    expect(await give({ orderId: id, amount: 100, reason: "granted", key: "a" })).toEqual({ sold: 0, refunds: [] });
    expect(await stateOf(id)).toBe("placed");
  });

  test.each([0, -1])("for an amount of %i", async (amount) => {
    const orderId = await delivered();
    expect(await give({ orderId, amount, reason: "granted", key: "a" })).toEqual({ sold: 0, refunds: [] });
  });

  test("when the caller's transaction does not come to its end", async () => {
    const orderId = await delivered();
    const failing = world.db.transaction().execute(async (tx) => {
      await refundMoney(tx, { orderId, amount: 100, reason: "granted", key: "a" }, world.shop.clock());
      throw new Error("the caller changed its mind");
    });
    await expect(failing).rejects.toThrow("changed its mind");
    await workOff(world);
    expect([await ask("select id from refunds"), atGateway()]).toEqual([[], []]);
  });

  test("under a key that could be taken for a part of another", async () => {
    const orderId = await delivered();
    await expect(give({ orderId, amount: 100, reason: "granted", key: "a#1" })).rejects.toThrow("has no #");
  });
});

test("one eSIM of three: a third goes back, the order stays delivered, and the buyer is notified", async () => {
  const orderId = await delivered();
  const { sold, refunds } = await give({ orderId, amount: 10500, reason: "unused", key: "request:1" });
  expect([sold, refunds.length]).toEqual([10500, 1]);
  await workOff(world);
  expect([await stateOf(orderId), atGateway()]).toEqual(["delivered", [10500]]);
  expect(await ask("select what from mails where kind = 'refunded'")).toEqual([{ what: refunds[0]!.id }]);
  expect(
    await ask("select account, sum(amount)::int as amount from ledger_entries group by account order by account"),
  ).toEqual([
    { account: "gateway", amount: 21000 },
    { account: "sales", amount: -21000 },
  ]);
});

test("the same key again writes nothing and answers the same", async () => {
  const orderId = await delivered();
  const first = await give({ orderId, amount: 10500, reason: "unused", key: "request:1" });
  await workOff(world);
  const again = await give({ orderId, amount: 500, reason: "unused", key: "request:1" });
  await workOff(world);
  expect([again.sold, again.refunds.map(({ id }) => id)]).toEqual([10500, first.refunds.map(({ id }) => id)]);
  expect(atGateway()).toEqual([10500]);
});

test("part after part, until nothing is left: refunding, then refunded, and exactly what was charged in CNY", async () => {
  const orderId = await delivered("alipay");
  const charged = (await ask("select charged_amount from payments"))[0]!.charged_amount as number;
  for (const n of [1, 2, 3]) {
    expect(await stateOf(orderId)).toBe("delivered");
    await give({ orderId, amount: 10500, reason: "unused", key: `request:${n}` });
    if (n === 3) expect(await stateOf(orderId)).toBe("refunding");
    await workOff(world);
  }
  expect(await stateOf(orderId)).toBe("refunded");
  expect(atGateway().reduce((sum, amount) => sum + amount, 0)).toBe(charged);
  expect(
    await ask("select account, currency from ledger_entries group by account, currency having sum(amount) <> 0"),
  ).toEqual([]);
});

test("twenty wishes for everything at once: it goes back once", async () => {
  const orderId = await delivered("alipay");
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      give({ orderId, amount: "everything", reason: "withdrawn", key: `wish:${n}` }),
    ),
  );
  expect(given.filter(({ sold }) => sold > 0)).toHaveLength(1);
  await workOff(world);
  expect(atGateway()).toEqual(
    (await ask("select charged_amount from payments")).map(({ charged_amount }) => charged_amount),
  );
  expect(await stateOf(orderId)).toBe("refunded");
});

test("twenty parts at once, more than there is, while the gateway takes its time: never more than was charged", async () => {
  world.gateway.answerRefunds("pending");
  const orderId = await delivered("alipay");
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => give({ orderId, amount: 2999, reason: "granted", key: `part:${n}` })),
  );
  await workOff(world);
  const charged = (await ask("select charged_amount from payments"))[0]!.charged_amount as number;
  expect(atGateway().reduce((sum, amount) => sum + amount, 0)).toBe(charged);
  expect(await stateOf(orderId)).toBe("refunding");
  for (const refund of world.gateway.refunds.values()) refund.state = "succeeded";
  await workOff(world, { evenLater: true });
  expect(await stateOf(orderId)).toBe("refunded");
});

test("a refund that its gateway does not finish is asked about by one job, and more rarely with its age", async () => {
  world.gateway.answerRefunds("pending");
  const orderId = await delivered();
  const { refunds } = await give({ orderId, amount: 10500, reason: "granted", key: "slow" });
  const refundId = refunds[0]!.id;
  const waiting = async () =>
    (
      await ask(`select round(extract(epoch from run_at - now()))::int as pause from graphile_worker.jobs
        where task_identifier = 'refund-payment' and run_at > now()`)
    ).map(({ pause }) => pause);
  await workOff(world, { only: "refund-payment" });
  expect(await waiting()).toEqual([15]);
  for (const [hours, pause] of [
    [0.1, 180],
    [48, 600],
  ] as const) {
    world.at(new Date(refunds[0]!.asked_at.getTime() + hours * 3_600_000).toISOString());
    await Promise.all([refundPayment.run({ refundId }, world.shop), refundPayment.run({ refundId }, world.shop)]);
    expect(await waiting()).toEqual([pause]);
  }
});

test("a whole order that cannot be delivered, after a part went back: only the rest", async () => {
  const orderId = await delivered();
  await give({ orderId, amount: 10500, reason: "granted", key: "request:1" });
  await addJob(world.db, "refund-order", { orderId, reason: "withdrawn" });
  await addJob(world.db, "refund-order", { orderId, reason: "granted" });
  await workOff(world);
  expect([atGateway(), await stateOf(orderId)]).toEqual([[10500, 21000], "refunded"]);
});

describe("the gateway refuses", () => {
  test("at once: nothing in the books, a case, and the order waits for a person", async () => {
    world.gateway.answerRefunds("failed");
    const orderId = await delivered();
    const { refunds } = await give({ orderId, amount: "everything", reason: "withdrawn", key: "w" });
    await workOff(world);
    expect(await ask("select count(*)::int as entries from ledger_entries")).toEqual([{ entries: 2 }]);
    expect(await ask("select kind, subject from cases")).toEqual([{ kind: "refund_failed", subject: refunds[0]!.id }]);
    expect(await stateOf(orderId)).toBe("refunding");
    world.gateway.answerRefunds("succeeded");
    await give({ orderId, amount: "everything", reason: "withdrawn", key: "w again" });
    await workOff(world);
    expect(await stateOf(orderId)).toBe("refunded");
  });

  test.each(["everything", 10500] as const)(
    "after it had said yes to %s: the books take it back, a case, the order tells the truth",
    async (amount) => {
      const orderId = await delivered("alipay");
      const { refunds } = await give({ orderId, amount, reason: "withdrawn", key: "w" });
      await workOff(world);
      const found = { reference: `re_${refunds[0]!.id}`, state: "failed" as const, failure: "lost_or_stolen_card" };
      await Promise.all(
        [1, 2, 3].map(() => settleRefundByReference({ ...world.shop, payments: world.gateway }, found)),
      );
      await settleRefundByReference({ ...world.shop, payments: world.gateway }, { ...found, state: "succeeded" });
      expect(await stateOf(orderId)).toBe(amount === "everything" ? "refunding" : "delivered");
      expect(await ask("select kind, details ->> 'before' as before from cases")).toEqual([
        { kind: "refund_failed", before: "succeeded" },
      ]);
      expect(await ask("select sum(amount)::int as sold from ledger_entries where account = 'sales'")).toEqual([
        { sold: -31500 },
      ]);
      await give({ orderId, amount: "everything", reason: "withdrawn", key: "by another way" });
      await workOff(world);
      expect(await stateOf(orderId)).toBe("refunded");
      expect(
        await ask("select account from ledger_entries group by account, currency having sum(amount) <> 0"),
      ).toEqual([]);
    },
  );
});
