import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aWish } from "../../../test/wishes.ts";
import { CreateOrder } from "../../features/sales/orders/contract.ts";
import { StartPayment } from "../../features/sales/payments/contract.ts";
import { closeShop, openShop } from "../maintenance.server.ts";
import { called, webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
beforeAll(async () => void (world = await webWorld()));
afterAll(() => world.close());

const now = new Date("2026-11-21T08:00:00Z");
const close = (until: string) => closeShop(world.db, { until: new Date(until), now });

test.each([
  ["en", "The shop is being upgraded. Nothing you ordered is lost – please try again a little later."],
  ["zh-cn", "网站正在升级。您的订单不受影响，请稍后再试。"],
  ["zh-hk", "網站正在升級。你的訂單不受影響，請稍後再試。"],
])("calls are refused in %s with the end, whatever they ask", async (lang, message) => {
  await close("2026-11-21T09:00:00Z");
  for (const [path, input] of [
    ["/getIPLocation", {}],
    ["/order/create", aWish()],
    ["/no/such", {}],
    ["/common/getMaintenance", {}],
  ] as const) {
    const answer = await called(world.app, path, input, { headers: { lang } });
    expect([path, answer.statusCode, answer.headers["retry-after"]]).toEqual([path, 503, "3600"]);
    expect(answer.json()).toEqual({
      resultCode: "UNDER_MAINTENANCE",
      resultMessage: message,
      resultData: { until: "2026-11-21T09:00:00.000Z", fields: [] },
    });
  }
  expect((await world.pool.query("select count(*)::int as orders from orders")).rows).toEqual([{ orders: 0 }]);
  await openShop(world.db);
  expect((await called(world.app, "/getIPLocation", {})).statusCode).toBe(200);
});

test("the end can be moved, and the row stays one", async () => {
  await close("2026-11-21T09:00:00Z");
  await close("2026-11-21T10:00:00Z");
  expect((await called(world.app, "/getIPLocation", {})).headers["retry-after"]).toBe("7200");
  expect((await world.pool.query("select ends_at, begun_at from maintenance")).rows).toEqual([
    { ends_at: new Date("2026-11-21T10:00:00Z"), begun_at: now },
  ]);
  await openShop(world.db);
});

test("what is not a visitor goes on: health checks, figures, the API's description, and the gateway's report of a payment", async () => {
  const order = await world.call(CreateOrder, aWish());
  await world.call(StartPayment, {
    orderNumber: order.orderNumber,
    key: order.key,
    requestKey: randomUUID(),
    method: "card",
  });
  await close("2026-11-21T09:00:00Z");
  for (const url of ["/healthz", "/readyz", "/metrics", "/openapi.json"])
    expect([url, (await world.app.inject({ url })).statusCode]).toEqual([url, 200]);
  const payment = {
    reference: [...world.gateway.requests.keys()][0],
    state: "succeeded",
    charged: { amount: 10_500, currency: "HKD" },
  };
  const report = await world.app.inject({
    method: "POST",
    url: "/webhooks/payment",
    headers: { signature: "right", "content-type": "application/json" },
    payload: JSON.stringify({ id: "evt_1", kind: "payment", payment }),
  });
  expect([report.statusCode, report.body]).toEqual([200, '{"outcome":"taken"}']);
  const { rows } = await world.pool.query(
    "select (select state from orders) as bought, (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-mail') as letters",
  );
  expect(rows).toEqual([{ bought: "delivered", letters: 1 }]);
  await openShop(world.db);
});
