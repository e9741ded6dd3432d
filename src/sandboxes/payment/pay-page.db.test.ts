import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { amountOf, aRefund, aRequest } from "../../adapters/payment/payment-gateway-world.suite.ts";
import type { PaymentRequest } from "../../adapters/payment/payment-gateway.ts";
import { payByCard, pendingSeconds, postForm, sandboxWorld, type SandboxWorld } from "./sandbox-world.suite.ts";

let world: SandboxWorld;
beforeAll(async () => void (world = await sandboxWorld()));
afterAll(async () => world.close());

const returnUrl = "http://shop.test/en/order-result?order=F2611210001&key=abc";
const begin = async (change: Partial<PaymentRequest> = {}) =>
  (await world.gateway.startPayment(aRequest(world.clock.now(), change))).reference;
const look = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.server.origin}${path}`, { redirect: "manual", headers });
const shown = async (path: string) => (await look(path)).text();
const post = async (path: string, fields: Record<string, string> = {}) => postForm(world.server.origin, path, fields);
const pay = async (reference: string, number: string) => payByCard(world.server.origin, reference, number);
const stateOf = async (reference: string) => (await world.gateway.findPayment(reference)).state;

describe("Apple Pay and Google Pay, which stand for a card", () => {
  test.each(["apple_pay", "google_pay"])("%s is offered over the form, asks once and pays", async (wallet) => {
    const reference = await begin();
    expect(await shown(`/pay/${reference}`)).toContain(`href="/pay/${reference}/express/${wallet}"`);
    expect(await shown(`/pay/${reference}/express/${wallet}`)).toContain("4242");
    expect(await stateOf(reference)).toBe("waiting");
    const answer = await post(`/pay/${reference}/express/${wallet}`, { outcome: "paid" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, returnUrl]);
    expect(await stateOf(reference)).toBe("succeeded");
  });

  test("a bank that declines leads back to the page, which says so and takes another", async () => {
    const reference = await begin();
    expect(
      (await post(`/pay/${reference}/express/apple_pay`, { outcome: "card_declined" })).headers.get("location"),
    ).toBe(`/pay/${reference}`);
    expect(await shown(`/pay/${reference}`)).toContain("The bank has declined this card.");
    expect((await pay(reference, "4242424242424242")).headers.get("location")).toBe(returnUrl);
  });

  test.each([
    ["another wallet", "card", "some_pay", "paid"],
    ["a payment by another way", "alipay", "apple_pay", "paid"],
    ["no outcome of its own", "card", "apple_pay", "wallet_refused"],
  ] as const)("%s changes nothing", async (_, method, wallet, outcome) => {
    const reference = await begin({ method });
    expect((await post(`/pay/${reference}/express/${wallet}`, { outcome })).headers.get("location")).toBe(
      `/pay/${reference}`,
    );
    expect((await look(`/pay/${reference}/express/${wallet}`)).status).toBe(
      method === "card" && wallet === "apple_pay" ? 200 : 303,
    );
    expect(await stateOf(reference)).toBe("waiting");
  });

  test("a card that is typed in for a payment by another way charges nothing", async () => {
    const reference = await begin({ method: "alipay" });
    expect((await pay(reference, "4242424242424242")).headers.get("location")).toBe(`/pay/${reference}`);
    expect(await stateOf(reference)).toBe("waiting");
  });

  test("what is paid is not asked again", async () => {
    const reference = await begin();
    await post(`/pay/${reference}/express/google_pay`, { outcome: "paid" });
    expect((await look(`/pay/${reference}/express/google_pay`)).headers.get("location")).toBe(returnUrl);
    expect(
      (await post(`/pay/${reference}/express/google_pay`, { outcome: "card_declined" })).headers.get("location"),
    ).toBe(returnUrl);
    expect(await stateOf(reference)).toBe("succeeded");
  });
});

describe("a card", () => {
  test.each([
    ["Visa", "4242 4242 4242 4242"],
    ["Mastercard", "5555 5555 5555 4444"],
    ["UnionPay", "6200-0000-0000-0005"],
    ["in full-width digits", "４２４２４２４２４２４２４２４２"],
  ])("that pays leads back to the shop: %s", async (_name, number) => {
    const reference = await begin();
    const answer = await pay(reference, number);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, returnUrl]);
    expect(await stateOf(reference)).toBe("succeeded");
  });

  test("that is declined says why, keeps what was typed, and lets another one pay", async () => {
    const reference = await begin();
    const answer = await pay(reference, "4000 0000 0000 0002");
    const markup = await answer.text();
    expect(answer.status).toBe(402);
    expect(markup).toContain("The bank has declined this card.");
    expect(markup).toContain('value="4000 0000 0000 0002"');
    expect((await pay(reference, "4242424242424242")).headers.get("location")).toBe(returnUrl);
  });

  test("of whose bank asks shows its question; approving pays", async () => {
    const reference = await begin();
    expect((await pay(reference, "4000002760003184")).headers.get("location")).toBe(`/pay/${reference}`);
    expect(await shown(`/pay/${reference}`)).toContain("Confirm with your bank");
    expect((await post(`/pay/${reference}/bank`, { answer: "approve" })).headers.get("location")).toBe(returnUrl);
    expect(await stateOf(reference)).toBe("succeeded");
  });

  test("that the shopper refuses at the bank goes back to the form, with the reason", async () => {
    const reference = await begin();
    await pay(reference, "4000002760003184");
    expect((await post(`/pay/${reference}/bank`, { answer: "refuse" })).headers.get("location")).toBe(
      `/pay/${reference}`,
    );
    expect(await shown(`/pay/${reference}`)).toContain("The bank could not confirm that it was you.");
    expect(await world.gateway.findPayment(reference)).toMatchObject({
      state: "waiting",
      failure: "authentication_failed",
    });
  });

  test.each([
    ["4000000000000077", "succeeded"],
    ["4000000000000341", "failed"],
  ])("%s is pending for some seconds, then %s", async (number, end) => {
    const reference = await begin();
    expect((await pay(reference, number)).headers.get("location")).toBe(returnUrl);
    world.clock.pass(pendingSeconds - 1);
    expect(await stateOf(reference)).toBe("pending");
    world.clock.pass(1);
    expect(await stateOf(reference)).toBe(end);
  });

  test("whose refund fails later leaves the money to be refunded again", async () => {
    const reference = await begin();
    await pay(reference, "4000 0000 0000 0911");
    const refund = await world.gateway.refundPayment(aRefund(reference));
    expect(refund.state).toBe("pending");
    world.clock.pass(pendingSeconds);
    expect(await world.gateway.findRefund(refund.reference)).toMatchObject({
      state: "failed",
      failure: "lost_or_stolen_card",
    });
    expect(await world.gateway.refundPayment(aRefund(reference))).toMatchObject({ state: "pending" });
  });

  test("that is wrong in every field has a message in every field, with nothing cleared and nothing tried", async () => {
    const reference = await begin();
    const answer = await post(`/pay/${reference}/card`, {
      number: "4242 4242 4242 4241",
      expiry: "10/26",
      cvc: "12",
      name: "",
    });
    const markup = await answer.text();
    expect(answer.status).toBe(422);
    for (const words of ["mistake in this number", "This card has expired", "has 3 digits", "Enter the name"])
      expect(markup).toContain(words);
    for (const typed of ["4242 4242 4242 4241", "10/26", "12"]) expect(markup).toContain(`value="${typed}"`);
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(await world.gateway.findPayment(reference)).toEqual({ reference, state: "waiting" });
  });

  test("that the sandbox does not know is refused, and the list of those it knows is open", async () => {
    const reference = await begin();
    const markup = await (await pay(reference, "4111 1111 1111 1111")).text();
    expect(markup).toContain("The sandbox does not know this number.");
    expect(markup).toContain('<details class="numbers" open>');
  });

  test("from the list fills in the form", async () => {
    const reference = await begin();
    const markup = await shown(`/pay/${reference}?card=no-funds`);
    expect(markup).toContain('value="4000 0000 0000 9995"');
    expect(markup).toContain('value="11/29"');
  });
});

describe("a wallet", () => {
  test.each(["alipay", "wechat"] as const)("%s shows a code and four answers", async (method) => {
    const markup = await shown(`/pay/${await begin({ method })}`);
    expect(markup).toContain('class="qr-code"');
    expect([...markup.matchAll(/name="outcome" value="(\w+)"/g)].map(([, outcome]) => outcome)).toEqual([
      "paid",
      "wallet_refused",
      "paid_later",
      "failed_later",
    ]);
  });

  test.each([
    ["paid", "succeeded", returnUrl],
    ["paid_later", "pending", returnUrl],
    ["failed_later", "pending", returnUrl],
  ])("answered %s is %s", async (outcome, state, location) => {
    const reference = await begin({ method: "alipay" });
    expect((await post(`/pay/${reference}/wallet`, { outcome })).headers.get("location")).toBe(location);
    expect(await stateOf(reference)).toBe(state);
  });

  test("refused shows the reason and asks again", async () => {
    const reference = await begin({ method: "wechat" });
    expect((await post(`/pay/${reference}/wallet`, { outcome: "wallet_refused" })).headers.get("location")).toBe(
      `/pay/${reference}`,
    );
    expect(await shown(`/pay/${reference}`)).toContain("The payment was refused in the wallet.");
  });

  test("on a phone it hands over into the app, which brings the shopper back", async () => {
    const reference = await begin({ method: "wechat" });
    expect(await shown(`/pay/${reference}`)).toContain(`href="/pay/${reference}/phone?here">Open WeChat Pay</a>`);
    const app = await shown(`/pay/${reference}/phone?here`);
    expect(app).toContain('<body class="app wechat">');
    expect(app).toContain('name="on" value="app"');
    const refused = await post(`/pay/${reference}/wallet`, { outcome: "wallet_refused", on: "app" });
    expect(refused.headers.get("location")).toBe(`/pay/${reference}`);
    const answer = await post(`/pay/${reference}/wallet`, { outcome: "paid", on: "app" });
    expect(answer.headers.get("location")).toBe(returnUrl);
    const again = await look(`/pay/${reference}/phone?here`);
    expect([again.status, again.headers.get("location")]).toEqual([303, returnUrl]);
  });

  test("paid on the phone is confirmed there, and the page that waits goes back to the shop", async () => {
    const reference = await begin({ method: "alipay" });
    const before = await (await look(`/pay/${reference}/state`)).json();
    expect((await look(`/pay/${reference}/continue`)).headers.get("location")).toBe(`/pay/${reference}`);
    expect(await shown(`/pay/${reference}/phone`)).toContain("Pay with Alipay?");
    const answer = await post(`/pay/${reference}/wallet`, { outcome: "paid", on: "phone" });
    expect(await shown(answer.headers.get("location")!)).toContain("That is done");
    const after = await (await look(`/pay/${reference}/state`)).json();
    expect([before, after]).toEqual([
      { seen: "waiting ", goesBack: false },
      { seen: "succeeded ", goesBack: true },
    ]);
    expect((await look(`/pay/${reference}/continue`)).headers.get("location")).toBe(returnUrl);
  });

  test("looking at the code's page decides nothing", async () => {
    const reference = await begin({ method: "alipay" });
    await shown(`/pay/${reference}/phone`);
    expect(await stateOf(reference)).toBe("waiting");
  });

  test("cannot be answered for a card", async () => {
    const reference = await begin({ method: "card" });
    await post(`/pay/${reference}/wallet`, { outcome: "paid" });
    expect(await stateOf(reference)).toBe("waiting");
  });
});

describe("leaving", () => {
  test("before a try cancels and returns to the shop", async () => {
    const reference = await begin();
    expect((await post(`/pay/${reference}/leave`)).headers.get("location")).toBe(returnUrl);
    expect(await world.gateway.findPayment(reference)).toEqual({ reference, state: "cancelled" });
    expect(await shown(`/pay/${reference}`)).toContain("The payment was cancelled");
  });

  test("after a declined card is a failure with its reason", async () => {
    const reference = await begin();
    await pay(reference, "4000000000000002");
    expect((await post(`/pay/${reference}/leave`)).headers.get("location")).toBe(returnUrl);
    expect(await world.gateway.findPayment(reference)).toEqual({
      reference,
      state: "failed",
      failure: "card_declined",
    });
  });

  test("after paying changes nothing", async () => {
    const reference = await begin();
    await pay(reference, "4242424242424242");
    await post(`/pay/${reference}/leave`);
    expect(await stateOf(reference)).toBe("succeeded");
  });
});

describe("a payment whose time is over", () => {
  test("says so, links back, and takes no card", async () => {
    const reference = await begin();
    world.clock.pass(30 * 60);
    expect((await pay(reference, "4242424242424242")).headers.get("location")).toBe(`/pay/${reference}`);
    const markup = await shown(`/pay/${reference}`);
    expect(markup).toContain("The time to pay is over");
    expect(markup).toContain('href="http://shop.test/en/order-result?order=F2611210001&amp;key=abc"');
    expect(await stateOf(reference)).toBe("cancelled");
  });
});

describe("every page", () => {
  test.each([
    ["zh-cn", "zh-CN", "不会产生任何真实扣款"],
    ["zh-hk", "zh-HK", "不會扣除任何真實款項"],
    ["en", "en", "No money moves here"],
    ["ja", "en", "No money moves here"],
  ] as const)("speaks %s", async (language, html, warning) => {
    const markup = await shown(`/pay/${await begin({ language })}`);
    expect(markup).toContain(`<html lang="${html}">`);
    expect(markup).toContain(warning);
    expect(markup).toContain("¥62.66");
  });

  test("runs nothing that is not a file of ours, is never framed or kept, and may send forms on to the shop only", async () => {
    const answer = await look(`/pay/${await begin({ method: "alipay" })}`);
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("form-action 'self' http://shop.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toMatch(/ style="|<style| on\w+="|<script(?! src)/);
  });

  test("shows what the shop sent as text, never as markup", async () => {
    const markup = await shown(`/pay/${await begin({ description: `<img src=x onerror="alert(1)">` })}`);
    expect(markup).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(markup).not.toContain("<img");
  });

  test("of an unknown payment says so in the browser's language", async () => {
    const answer = await look("/pay/pay_nobody", { "accept-language": "zh-CN,zh;q=0.9" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("找不到此页面");
  });

  test.each(["/pay-page.css", "/watch-payment.js", "/sand.svg", "/stones.svg", "/stone.svg"])(
    "finds %s",
    async (path) => {
      expect((await look(path)).status).toBe(200);
    },
  );
});

test("what was typed of a card is neither stored nor logged", async () => {
  const reference = await begin();
  await post(`/pay/${reference}/card`, {
    number: "4242 4242 4242 4242",
    expiry: "12/31",
    cvc: "987",
    name: "Zhuge Liang",
  });
  await world.server.doDueWork();
  const { rows } = await world.database.pool.query<{ row: string }>(
    "select payments::text || webhooks::text as row from sandbox_gateway.payments, sandbox_gateway.webhooks where payments.reference = $1",
    [reference],
  );
  const kept = [...rows.map(({ row }) => row), ...world.logged].join("\n");
  expect(kept).toContain(reference);
  for (const typed of [/4242 ?4242/, /12\/31/, /(?<![\w-])987(?![\w-])/, /Zhuge/]) expect(kept).not.toMatch(typed);
});

test("the amount on the page is the amount that is charged", async () => {
  const reference = await begin();
  expect(await shown(`/pay/${reference}`)).toContain("Pay CN¥62.66");
  await pay(reference, "4242424242424242");
  expect((await world.gateway.findPayment(reference)).charged).toEqual(amountOf);
});
