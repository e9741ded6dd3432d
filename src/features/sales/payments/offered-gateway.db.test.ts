import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { openTestRenderer } from "../../../../test/renderer.ts";
import { joined } from "../../../../test/staff.ts";
import { operations } from "../../../operations.server.ts";
import { answering } from "../../../platform/answer.server.ts";
import { catalogueVersionOf } from "../../../platform/catalogue-version.server.ts";
import { pageRoutes } from "../../../platform/http/page-routes.server.ts";
import { bareWebServer } from "../../../platform/http/web.world.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { takeWebhook } from "./take-webhook.server.ts";

/** Both gateways are configured, and the environment has everything in the sandbox. */
let world: PaymentsWorld;
let stripe: ReturnType<typeof pretendGateway>;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await paymentsWorld();
  stripe = pretendGateway("stripe");
  stripe.tellTime(() => world.shop.clock());
  world.shop.gateways = [world.gateway, stripe];
  world.shop.config = {
    ...world.shop.config,
    STRIPE_SECRET_KEY: "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
    STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
  };
  mei = (await joined(world)).browser;
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect([world.gateway.strangers, stripe.strangers]).toEqual([[], []]);
  await world.close();
});

let version = 0;
beforeEach(() => void (version = 0));
const settle = async (value: string | null, currency = "HKD") => {
  const wish = { requestKey: randomUUID(), name: `payment.${currency}`, version, value, reason: "fees went up" };
  const answer = await mei.ask("/staff/changeSetting", wish);
  if (answer.resultCode === "SUCCESS") version += 1;
  return answer;
};
const payments = () => world.ask("select gateway, method, state from payments order by created_at, gateway");
const offered = async (currency = "HKD") => {
  const { envelope } = await world.answer("/payment/getConversion", { amount: 10_500, currency, method: "alipay" });
  return (envelope.resultData as { methods: string[] }).methods;
};

describe("a method that staff turn off in a currency", () => {
  test("is offered and taken no more in it, is in the others, and comes back", async () => {
    expect(await offered()).toEqual(["card", "alipay", "wechat"]);
    expect(await settle("card=sandbox,alipay=sandbox,wechat=none")).toMatchObject({ resultCode: "SUCCESS" });
    expect([await offered(), await offered("CNY")]).toEqual([
      ["card", "alipay"],
      ["card", "alipay", "wechat"],
    ]);
    expect(await world.pay(await world.place(), "wechat")).toMatchObject({
      status: 422,
      envelope: { resultCode: "METHOD_NOT_OFFERED", resultData: { fields: [{ field: "method" }] } },
    });
    expect(await payments()).toEqual([]);
    expect(await settle(null)).toMatchObject({ resultCode: "SUCCESS" });
    expect((await world.pay(await world.place(), "wechat")).status).toBe(200);
  });

  test("is gone from kept pages at the next request of each process", async () => {
    const servers = [await bareWebServer(), await bareWebServer()];
    for (const { app } of servers) {
      const shop = { ...world.shop, catalogueVersion: catalogueVersionOf(world.db) };
      pageRoutes(app, { shop, answer: answering(operations, shop.limits), ...openTestRenderer() });
    }
    const methods = async (url: string) =>
      Promise.all(
        servers.map(async ({ app }) =>
          [...(await app.inject({ url })).body.matchAll(/name="method"[^>]*value="(\w+)"/g)].map(
            ([, method]) => method,
          ),
        ),
      );
    // as somebody in Hong Kong sees it
    const page = "/zh-hk/order-sim?plan=jp-10gb-30d";
    const all = ["card", "alipay", "wechat"];
    expect([await methods(page), await methods(page)]).toEqual([
      [all, all],
      [all, all],
    ]);
    await settle("card=none,alipay=sandbox,wechat=sandbox");
    expect(await methods(page)).toEqual([
      ["alipay", "wechat"],
      ["alipay", "wechat"],
    ]);
    for (const { app } of servers) await app.close();
  });

  test("ends no payment by it that has begun: its page, its webhook and its order go on", async () => {
    const order = await world.place();
    const requestKey = randomUUID();
    const first = await world.pay(order, "alipay", requestKey);
    await settle("card=stripe,alipay=none,wechat=none");
    expect((await world.pay(order, "alipay", requestKey)).envelope).toEqual(first.envelope);
    await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
    await world.work();
    expect([await payments(), stripe.requests.size]).toEqual([
      [{ gateway: "sandbox", method: "alipay", state: "succeeded" }],
      0,
    ]);
  });
});

test("a gateway that staff choose takes new payments, and what began at the other is settled there", async () => {
  const [before, after] = [await world.place(), await world.place()];
  await world.pay(before);
  await settle("card=stripe,alipay=sandbox,wechat=sandbox");
  await world.pay(after);
  const webhook = {
    id: randomUUID(),
    kind: "payment",
    payment: stripe.settle([...stripe.requests.keys()][0]!, "succeeded"),
  };
  await takeWebhook(world.shop, Buffer.from(JSON.stringify(webhook)), { signature: "stripe" }, "stripe");
  await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
  await world.work();
  expect(await payments()).toEqual([
    { gateway: "sandbox", method: "card", state: "succeeded" },
    { gateway: "stripe", method: "card", state: "succeeded" },
  ]);
});

describe("refused at its field, and nothing is changed", () => {
  test.each([
    [
      "the last way to pay",
      "card=none,alipay=none,wechat=none",
      "no_way_to_pay",
      "leave at least one way to pay in HKD",
    ],
    ["a gateway that is not configured", "card=paypal,alipay=none,wechat=none", "choose", /card=sandbox/],
  ])("%s", async (_, value, problem, message) => {
    const { resultCode, resultData } = await settle(value);
    const { fields } = resultData as { fields: { message: string }[] };
    expect([resultCode, fields]).toMatchObject(["INVALID_INPUT", [{ field: "value", problem }]]);
    expect(fields[0]!.message).toMatch(message);
    expect(await offered()).toEqual(["card", "alipay", "wechat"]);
  });

  test("what the environment takes from the shop", async () => {
    world.shop.config = { ...world.shop.config, PAYMENT_OFFERS: [{ method: "wechat", gateway: "none" }] };
    const { resultCode, resultData } = await settle("card=stripe,alipay=stripe,wechat=stripe");
    expect([resultCode, resultData]).toMatchObject([
      "INVALID_INPUT",
      { fields: [{ field: "value", problem: "choose" }] },
    ]);
    expect(await offered()).toEqual(["card", "alipay"]);
  });
});

test("two colleagues who each turn one of the last two off leave a way to pay", async () => {
  await settle("card=sandbox,alipay=sandbox,wechat=none");
  const other = (await joined(world, { email: "boss@example.com", name: "Boss" })).browser;
  const off = (value: string) => ({ requestKey: randomUUID(), name: "payment.HKD", version, value, reason: "fees" });
  const codes = await Promise.all([
    mei.code("/staff/changeSetting", off("card=none,alipay=sandbox,wechat=none")),
    other.code("/staff/changeSetting", off("card=sandbox,alipay=none,wechat=none")),
  ]);
  expect(codes.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  expect(await offered()).toHaveLength(1);
});
