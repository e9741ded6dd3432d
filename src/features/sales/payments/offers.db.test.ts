import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { openTestRenderer } from "../../../../test/renderer.ts";
import { english } from "../../../../test/world.ts";
import { paymentOffersIn, type PaymentOffer } from "../../../platform/payment-offers.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { refundMoney } from "./refund-money.server.ts";
import { takeWebhook } from "./take-webhook.server.ts";

/** Two gateways at once: `sandbox` for all but what PAYMENT_OFFERS gives to `stripe`. */
let world: PaymentsWorld;
let stripe: ReturnType<typeof pretendGateway>;
const offer = (text: string) => {
  const PAYMENT_OFFERS = paymentOffersIn(text) as PaymentOffer[];
  world.shop.config = { ...world.shop.config, PAYMENT_OFFERS };
};
beforeEach(async () => {
  world = await paymentsWorld();
  stripe = { ...pretendGateway("stripe"), cardWallets: ["google_pay"] };
  stripe.tellTime(() => world.shop.clock());
  world.shop.gateways = [world.gateway, stripe];
  offer("alipay=stripe,wechat=none");
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect([world.gateway.strangers, stripe.strangers]).toEqual([[], []]);
  await world.close();
});

const at = { sandbox: () => world.gateway, stripe: () => stripe };
type Name = keyof typeof at;
const reference = (name: Name) => [...at[name]().requests.keys()].at(-1)!;
const webhook = (sender: Name, payment: object) =>
  takeWebhook(
    world.shop,
    Buffer.from(JSON.stringify({ id: randomUUID(), kind: "payment", payment })),
    { signature: sender },
    sender,
  );
const payments = () => world.ask("select gateway, method, state from payments order by created_at, gateway");
const idOf = async ({ orderNumber }: { orderNumber: string }) =>
  (await world.ask<{ id: string }>(`select id from orders where number = '${orderNumber}'`))[0]!.id;

describe("each way to pay begins where it is offered", () => {
  test("paid there, settled by its webhook, and refunded there", async () => {
    const [byCard, byWallet] = [await world.place(), await world.place()];
    await world.pay(byCard, "card");
    await world.pay(byWallet, "alipay");
    expect([world.gateway.requests.size, stripe.requests.size]).toEqual([1, 1]);
    await webhook("sandbox", world.gateway.settle(reference("sandbox"), "succeeded"));
    await webhook("stripe", stripe.settle(reference("stripe"), "succeeded"));
    await world.work();
    const orders = [await idOf(byCard), await idOf(byWallet)];
    for (const orderId of orders)
      await world.db
        .transaction()
        .execute((tx) =>
          refundMoney(
            tx,
            { orderId, amount: "everything", reason: "granted", key: `test:${orderId}` },
            world.shop.clock(),
          ),
        );
    await world.work();
    expect([await Promise.all(orders.map(world.stateOf)), world.gateway.refunds.size, stripe.refunds.size]).toEqual([
      ["refunded", "refunded"],
      1,
      1,
    ]);
    expect(await world.cases()).toEqual([]);
  });

  test("one gateway's webhook about the other's payment counts for nothing, whatever it says", async () => {
    const order = await world.place();
    await world.pay(order, "alipay");
    const settled = stripe.settle(reference("stripe"), "succeeded");
    expect(await webhook("sandbox", settled)).toBe("later");
    expect(await payments()).toEqual([{ gateway: "stripe", method: "alipay", state: "waiting" }]);
    expect(await webhook("stripe", settled)).toBe("taken");
    await world.work();
    expect(await world.stateOf(await idOf(order))).toBe("delivered");
  });

  test("the setting is changed between the attempt and its webhook", async () => {
    const order = await world.place();
    await world.pay(order, "alipay");
    offer("alipay=none");
    expect(await webhook("stripe", stripe.settle(reference("stripe"), "succeeded"))).toBe("taken");
    await world.work();
    expect(await world.stateOf(await idOf(order))).toBe("delivered");
  });

  test("another way to pay for the same order closes the page at the other gateway", async () => {
    const order = await world.place();
    await world.pay(order, "card");
    await world.pay(order, "alipay");
    await world.work();
    expect((await world.gateway.findPayment(reference("sandbox"))).state).toBe("cancelled");
    expect(await payments()).toEqual([
      { gateway: "sandbox", method: "card", state: "cancelled" },
      { gateway: "stripe", method: "alipay", state: "waiting" },
    ]);
  });
});

describe("what no gateway is offered for", () => {
  test("is refused with the field, and begins nothing and ends nothing", async () => {
    const order = await world.place();
    await world.pay(order, "card");
    expect(await world.pay(order, "wechat")).toMatchObject({
      status: 422,
      envelope: { resultCode: "METHOD_NOT_OFFERED", resultData: { fields: [{ field: "method" }] } },
    });
    expect(await payments()).toEqual([{ gateway: "sandbox", method: "card", state: "waiting" }]);
  });

  test("by its currency: the others' prices may be paid by it", async () => {
    offer("card:USD=none,card=stripe");
    const [inHkd, inUsd] = [await world.place(), await world.place({ currency: "USD", expectedTotal: 1393 })];
    expect((await world.pay(inHkd, "card")).status).toBe(200);
    expect((await world.pay(inUsd, "card")).envelope.resultCode).toBe("METHOD_NOT_OFFERED");
  });

  test("a page that was opened before the setting changed is answered again by the same click", async () => {
    const order = await world.place();
    const requestKey = randomUUID();
    const first = await world.pay(order, "alipay", requestKey);
    offer("alipay=none");
    expect((await world.pay(order, "alipay", requestKey)).envelope).toEqual(first.envelope);
  });
});

test("the order form shows what is offered, and chooses the first of it", async () => {
  const drawn = async (language: "en" | "zh-cn") => {
    const request = new Request(`http://shop.test/${language}/order-sim?plan=jp-10gb-30d`);
    const ask = async (path: string, input: unknown) =>
      (await world.answer(path, input, { ...english, language })).envelope;
    const page = await openTestRenderer().render({ request, language, currency: "HKD", ask });
    if (page.kind !== "page") throw new Error(page.kind);
    return [...page.html.matchAll(/<input [^>]*name="method"[^>]*>/g)].map(([input]) => [
      /value="(\w+)"/.exec(input)![1],
      input.includes("checked"),
    ]);
  };
  expect(await drawn("zh-cn")).toEqual([
    ["alipay", true],
    ["card", false],
  ]);
  offer("card=none");
  expect(await drawn("en")).toEqual([
    ["alipay", true],
    ["wechat", false],
  ]);
});

test("what a page shows: the ways that are offered for the currency, and the wallets of the gateway that takes cards", async () => {
  const shown = async (currency: string) => {
    const { envelope } = await world.answer("/payment/getConversion", { amount: 10500, currency, method: "alipay" });
    const { methods, cardWallets } = envelope.resultData as { methods: string[]; cardWallets: string[] };
    return { methods, cardWallets };
  };
  expect(await shown("HKD")).toEqual({ methods: ["card", "alipay"], cardWallets: ["apple_pay", "google_pay"] });
  offer("card:HKD=stripe,card:USD=none");
  expect([await shown("HKD"), await shown("USD")]).toEqual([
    { methods: ["card", "alipay", "wechat"], cardWallets: ["google_pay"] },
    { methods: ["alipay", "wechat"], cardWallets: [] },
  ]);
});
