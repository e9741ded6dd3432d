import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aWish } from "../../../test/wishes.ts";
import { stripePayment } from "../../adapters/payment/stripe/stripe-payment.server.ts";
import { CreateOrder } from "../../features/sales/orders/contract.ts";
import { StartPayment } from "../../features/sales/payments/contract.ts";
import { sandboxPayment } from "../../sandboxes/payment/sandbox-payment.server.ts";
import { bareWebServer, webWorld } from "./web.world.ts";
import { webhookRoutes } from "./webhook-routes.server.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let reference: string;
beforeAll(async () => {
  world = await webWorld();
  const order = await world.call(CreateOrder, aWish());
  await world.call(StartPayment, {
    orderNumber: order.orderNumber,
    key: order.key,
    requestKey: randomUUID(),
    method: "card",
  });
  reference = [...world.gateway.requests.keys()][0]!;
});
afterAll(() => world.close());

type Hook = { body?: string; signature?: string; type?: string };
async function report({ body, signature = "right", type = "application/json" }: Hook) {
  const headers = { signature, ...(type && { "content-type": type }) };
  const { statusCode, body: said } = await world.app.inject({
    method: "POST",
    url: "/webhooks/payment",
    headers,
    ...(body !== undefined && { payload: body }),
  });
  return [statusCode, said] as const;
}
const event = (payment: object) => JSON.stringify({ id: "evt_1", kind: "payment", payment });
const paid = () => event({ reference, state: "succeeded", charged: { amount: 10_500, currency: "HKD" } });

/** All that a webhook could have changed. */
async function standing() {
  const { rows } = await world.pool.query(
    `select (select string_agg(state, ',') from orders) as orders, (select string_agg(state, ',')
      from payments) as payments,
            (select count(*)::int from ledger_entries) as ledger, (select count(*)::int
              from graphile_worker.jobs) as jobs`,
  );
  return rows[0];
}

test("what is not signed rightly, too large or empty is refused and changes nothing", async () => {
  const before = await standing();
  expect(before).toMatchObject({ orders: "paying", payments: "waiting", ledger: 0 });
  expect(await report({ body: paid(), signature: "wrong" })).toEqual([400, '{"outcome":"refused"}']);
  expect(await report({ body: paid(), signature: "" })).toEqual([400, '{"outcome":"refused"}']);
  expect(await report({ signature: "wrong" })).toEqual([400, '{"outcome":"refused"}']);
  expect((await report({ body: "x".repeat(1_048_577) }))[0]).toBe(413);
  expect((await report({ body: "x".repeat(1_048_576), signature: "wrong" }))[0]).toBe(400);
  expect((await world.app.inject({ method: "GET", url: "/webhooks/payment" })).statusCode).toBe(404);
  expect(await standing()).toEqual(before);
});

test("a payment that nobody has noted yet is to be told again", async () => {
  const before = await standing();
  expect(
    await report({
      body: event({ reference: "pay_unknown", state: "succeeded", charged: { amount: 1, currency: "HKD" } }),
    }),
  ).toEqual([503, '{"outcome":"later"}']);
  expect(
    await report({
      body: JSON.stringify({ id: "evt_2", kind: "refund", refund: { reference: "re_unknown", state: "succeeded" } }),
    }),
  ).toEqual([503, '{"outcome":"later"}']);
  expect(await standing()).toEqual(before);
});

test("of another amount nothing is booked, one case is opened, and the gateway need not repeat it for ever", async () => {
  const before = await standing();
  for (const [place, charged] of [
    { amount: 1, currency: "HKD" },
    { amount: 10_500, currency: "USD" },
  ].entries()) {
    const body = JSON.stringify({
      id: `evt_other_${place}`,
      kind: "payment",
      payment: { reference, state: "succeeded", charged },
    });
    expect(await report({ body })).toEqual([200, '{"outcome":"taken"}']);
  }
  expect(await standing()).toEqual(before);
  const { rows } = await world.pool.query("select kind, subject, details -> 'there' -> 'amount' as there from cases");
  expect(rows).toEqual([{ kind: "payment_other_amount", subject: reference, there: { amount: 1, currency: "HKD" } }]);
});

test("a right one is taken whatever its content type, and taken again without effect", async () => {
  expect(await report({ body: paid(), type: "" })).toEqual([200, '{"outcome":"taken"}']);
  const after = await standing();
  expect(after).toMatchObject({ orders: "delivered", payments: "succeeded" });
  expect(after.ledger).toBeGreaterThan(0);
  for (const type of [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/octet-stream",
  ]) {
    expect(await report({ body: paid(), type })).toEqual([200, '{"outcome":"taken"}']);
  }
  expect(await report({ body: event({ reference, state: "waiting" }) })).toEqual([200, '{"outcome":"taken"}']);
  expect(await standing()).toEqual(after);
});

test("events of other kinds are taken and do nothing", async () => {
  const before = await standing();
  expect(await report({ body: JSON.stringify({ id: "evt_3", kind: "other" }) })).toEqual([200, '{"outcome":"taken"}']);
  expect(await standing()).toEqual(before);
});

test.each([
  [
    "sandbox",
    sandboxPayment({ origin: "http://pay.test", secretKey: "key", webhookSecret: "secret", now: () => new Date() }),
  ],
  ["stripe", stripePayment({ secretKey: "sk_test_x", webhookSecret: "whsec_x" })],
])("the %s adapter refuses every kind of nonsense with 400", async (_name, gateway) => {
  const { app } = await bareWebServer();
  webhookRoutes(app, world.shop, async (body, headers) => {
    await gateway.readWebhook(body, headers);
    throw new Error("must not be reached");
  });
  const signatures = [
    "",
    "t=1,v1=00",
    "t=,v1=",
    `t=${"9".repeat(400)},v1=${"0".repeat(64)}`,
    `t=1,v1=${"0".repeat(64)}`,
    "\u00ff",
  ];
  for (const payload of [undefined, "", "{}", "null", "\u0000", "[]", "{".repeat(1000)]) {
    for (const signature of signatures) {
      const headers = { "farwave-sandbox-signature": signature, "stripe-signature": signature };
      const { statusCode } = await app.inject({
        method: "POST",
        url: "/webhooks/payment",
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect([payload, signature, statusCode]).toEqual([payload, signature, 400]);
    }
  }
  await app.close();
});

test("a failure of ours is an honest 500 without a word about it, so that the gateway repeats", async () => {
  const { app } = await bareWebServer();
  webhookRoutes(app, world.shop, async () => {
    throw new Error("relation payments does not exist");
  });
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/webhooks/payment",
    payload: "{}",
    headers: { "accept-language": "en" },
  });
  expect([statusCode, body]).toEqual([500, "Unknown error"]);
  await app.close();
});
