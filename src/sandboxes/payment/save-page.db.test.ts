import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aCharge } from "../../adapters/payment/payment-gateway-world.suite.ts";
import type { CardRequest } from "../../adapters/payment/payment-gateway.ts";
import { keptForDays } from "./delete-old-records.server.ts";
import { giveCard, postForm, racing, sandboxWorld, secretKey, type SandboxWorld } from "./sandbox-world.suite.ts";

let world: SandboxWorld;
beforeAll(async () => void (world = await sandboxWorld()));
afterAll(async () => world.close());

const returnUrl = aCard(new Date()).returnUrl;
const ask = async (change: Partial<CardRequest> = {}) =>
  (await world.gateway.saveCard(aCard(world.clock.now(), change))).reference;
const look = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.server.origin}${path}`, { redirect: "manual", headers });
const shown = async (reference: string, query = "") => (await look(`/card/${reference}${query}`)).text();
const post = async (path: string, fields: Record<string, string> = {}) => postForm(world.server.origin, path, fields);
const give = async (reference: string, number: string) => giveCard(world.server.origin, reference, number);
const stateOf = async (reference: string) => world.gateway.findSavedCard(reference);
const isGone = async (reference: string) =>
  world.gateway.findSavedCard(reference).then(
    () => false,
    () => true,
  );
const chargedAs = async (card: string) =>
  world.gateway.findPayment((await world.gateway.chargeSavedCard(aCharge(world.clock.now(), card))).reference);

describe("the page", () => {
  test("says what the card is for, that nothing is charged now, and what the shopper agrees to", async () => {
    const markup = await shown(await ask());
    for (const words of [
      "at most HK$200 a month",
      "To pay now",
      "Nothing",
      "without asking you each time",
      "Save this card",
    ])
      expect(markup).toContain(words);
    expect(markup).not.toContain("undefined");
  });

  test.each([
    ["zh-cn", 'lang="zh-CN"', "保存此卡", "撤销授权"],
    ["zh-hk", 'lang="zh-HK"', "儲存此卡", "撤回授權"],
  ] as const)("speaks %s", async (language, tag, save, revoke) => {
    const markup = await shown(await ask({ language, description: "自动充值" }));
    for (const words of [tag, save, revoke]) expect(markup).toContain(words);
    expect(markup.replace(/<[^>]*>/g, "").replace(/Visa|Mastercard|UnionPay/g, "")).not.toMatch(/[a-z]{4}/i);
  });

  test("escapes a purpose that is markup, and is never framed, cached or scripted", async () => {
    const answer = await look(`/card/${await ask({ description: `<script>alert("1")</script>\u{1F334}` })}`);
    const markup = await answer.text();
    expect(markup).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\u{1F334}");
    expect(markup).not.toContain("<script");
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' http://shop.test");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("of an unknown reference is a page all the same", async () => {
    const answer = await look(`/card/card_${"x".repeat(24)}`, { "accept-language": "en" });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("There is nothing at this address"),
    ]);
  });

  test("of a payment is not the page of a card, nor the other way round", async () => {
    const reference = await ask();
    expect((await look(`/pay/${reference}`)).status).toBe(404);
  });

  test("lists what each number brings about here", async () => {
    const markup = await shown(await ask(), "?card=failed-later");
    expect(markup).toContain("Saved; later payments are declined");
    expect(markup).toContain('value="4000 0000 0000 0341"');
  });
});

describe("a card", () => {
  test.each([
    ["4242 4242 4242 4242", "Visa", "succeeded", undefined],
    ["5555-5555-5555-4444", "Mastercard", "succeeded", undefined],
    ["６２００ ００００ ００００ ０００５", "UnionPay", "succeeded", undefined],
    ["4000000000000341", "Visa", "failed", "card_declined"],
    ["4000000000009995", "Visa", "failed", "insufficient_funds"],
    ["4000000000000077", "Visa", "pending", undefined],
    ["4000000000005126", "Visa", "succeeded", undefined],
    ["4000000000000911", "Visa", "succeeded", undefined],
  ])("%s (%s) is saved and leads back to the shop; charged later it has %s", async (number, brand, state, failure) => {
    const reference = await ask();
    const answer = await give(reference, number);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, returnUrl]);
    expect(await stateOf(reference)).toMatchObject({ state: "saved", card: { brand, expiresOn: "2030-12" } });
    expect(await chargedAs(reference)).toMatchObject({ state, ...(failure && { failure }) });
  });

  test("that is declined says why, keeps what was typed, and lets another one be saved", async () => {
    const reference = await ask();
    const answer = await give(reference, "4000 0000 0000 0002");
    const markup = await answer.text();
    expect(answer.status).toBe(402);
    for (const words of ["The bank has declined this card.", "The card was not saved.", 'value="4000 0000 0000 0002"'])
      expect(markup).toContain(words);
    expect(await stateOf(reference)).toEqual({ reference, state: "waiting", failure: "card_declined" });
    await give(reference, "4242424242424242");
    expect(await stateOf(reference)).toMatchObject({ state: "saved", card: { lastFour: "4242" } });
  });

  test.each([
    ["4000002500003155", "succeeded"],
    ["4000002760003184", "failed"],
  ])("%s is asked about by its bank; approved it is saved, and charged later it has %s", async (number, state) => {
    const reference = await ask();
    expect((await give(reference, number)).headers.get("location")).toBe(`/card/${reference}`);
    expect(await shown(reference)).toContain(`•••• ${number.slice(-4)}`);
    expect(await stateOf(reference)).toEqual({ reference, state: "waiting" });
    expect((await post(`/card/${reference}/bank`, { answer: "approve" })).headers.get("location")).toBe(returnUrl);
    expect(await chargedAs(reference)).toMatchObject({ state });
  });

  test("refused at the bank goes back to the form, and nothing of it is kept", async () => {
    const reference = await ask();
    await give(reference, "4000002500003155");
    await post(`/card/${reference}/bank`, { answer: "refuse" });
    expect(await shown(reference)).toContain("The bank could not confirm that it was you.");
    const { rows } = await world.database.pool.query(
      "select brand, last_four, expires_on, charges_as from sandbox_gateway.cards where reference = $1",
      [reference],
    );
    expect(rows).toEqual([{ brand: null, last_four: null, expires_on: null, charges_as: null }]);
  });

  test("that is wrong in every field has a message in every field, and nothing is tried", async () => {
    const reference = await ask();
    const answer = await post(`/card/${reference}/card`, {
      number: "4242 4242 4242 4241",
      expiry: "10/26",
      cvc: "12",
      name: "x".repeat(101),
    });
    expect(answer.status).toBe(422);
    expect((await answer.text()).match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(await stateOf(reference)).toEqual({ reference, state: "waiting" });
  });

  test.each([{}, { number: ["a", "b"] }, { number: "\u0000", expiry: "💳", cvc: "<b>", name: "%00" }])(
    "typed as %o is a mistake and no fault of the server",
    async (fields) => {
      expect((await post(`/card/${await ask()}/card`, fields as Record<string, string>)).status).toBe(422);
    },
  );
});

describe("leaving", () => {
  test("without a card ends it", async () => {
    const reference = await ask();
    expect((await post(`/card/${reference}/leave`)).headers.get("location")).toBe(returnUrl);
    expect(await stateOf(reference)).toEqual({ reference, state: "failed", failure: "cancelled" });
    expect(await shown(reference)).toContain("No card was saved");
  });

  test("after it was saved changes nothing", async () => {
    const reference = await ask();
    await give(reference, "4242424242424242");
    await post(`/card/${reference}/leave`);
    expect(await stateOf(reference)).toMatchObject({ state: "saved" });
  });

  test("too late to give a card: the page says so", async () => {
    const reference = await ask();
    world.clock.pass(30 * 60);
    expect((await give(reference, "4242424242424242")).headers.get("location")).toBe(`/card/${reference}`);
    expect(await shown(reference)).toContain("The time to save a card is over");
  });
});

test("neither number nor code of a card is kept anywhere or logged", async () => {
  const reference = await ask();
  await post(`/card/${reference}/card`, {
    number: "4242424242424242",
    expiry: "12/31",
    cvc: "987",
    name: "Zhuge Liang",
  });
  const { rows } = await world.database.pool.query<{ row: string }>(
    `select card::text as row from sandbox_gateway.cards card where reference = $1 union all
     select webhook::text from sandbox_gateway.webhooks webhook where subject->>'reference' = $1`,
    [reference],
  );
  const kept = [...rows.map(({ row }) => row), ...world.logged].join("\n");
  expect(rows).toHaveLength(2);
  expect(kept).toContain(reference);
  for (const typed of [/4242 ?4242/, /(?<![\w-])987(?![\w-])/, /Zhuge/]) expect(kept).not.toMatch(typed);
});

test("four clicks on Save send one webhook", async () => {
  const reference = await ask();
  const clicks = await racing(
    world,
    reference,
    [1, 2, 3, 4].map(() => async () => give(reference, "4242424242424242")),
    "cards",
  );
  expect(clicks.map((click) => click.headers.get("location"))).toEqual(Array(4).fill(returnUrl));
  const { rows } = await world.database.pool.query(
    "select type from sandbox_gateway.webhooks where subject->>'reference' = $1",
    [reference],
  );
  expect(rows).toEqual([{ type: "card.saved" }]);
});

test("charging and forgetting at once: charged, or refused, and never both", async () => {
  const reference = await ask();
  await give(reference, "4242424242424242");
  const charge = async () =>
    world.gateway.chargeSavedCard(aCharge(world.clock.now(), reference)).then(
      () => "charged",
      ({ failure }: { failure: string }) => failure,
    );
  const [ended] = await racing(
    world,
    reference,
    [charge, async () => world.gateway.forgetCard(reference).then(() => "forgotten")],
    "cards",
  );
  const { rows } = await world.database.pool.query(
    "select count(*)::int as charges from sandbox_gateway.payments where card_reference = $1",
    [reference],
  );
  expect([ended, rows[0]]).toEqual(
    ended === "charged" ? ["charged", { charges: 1 }] : ["card_forgotten", { charges: 0 }],
  );
});

test("cards that may not be charged are deleted in their time, saved ones and what was charged stay", async () => {
  const [kept, forgotten, left] = [await ask(), await ask(), await ask()];
  for (const reference of [kept, forgotten]) await give(reference, "4242424242424242");
  const { reference: paid } = await world.gateway.chargeSavedCard(aCharge(world.clock.now(), forgotten));
  await world.gateway.forgetCard(forgotten);
  await post(`/card/${left}/leave`);
  world.clock.pass((keptForDays.card + 1) * 24 * 3600);
  await world.server.doDueWork();
  expect([await isGone(kept), await isGone(forgotten), await isGone(left)]).toEqual([false, true, true]);
  expect(await world.gateway.findPayment(paid)).toMatchObject({ state: "succeeded" });
});

describe("the wire", () => {
  const wish = {
    description: "Top-ups",
    language: "en",
    returnUrl: "http://shop.test/x",
    expiresAt: "2027-11-21T09:00:00Z",
  };
  const charge = {
    card: "card_x",
    orderNumber: "F1",
    amount: 680,
    currency: "HKD",
    description: "Japan",
    expiresAt: "2027-11-21T09:00:00Z",
  };
  test.each([
    ["/v1/cards", { ...wish, description: "" }, 400, "invalid_request"],
    ["/v1/cards", { ...wish, description: "x".repeat(1001) }, 400, "invalid_request"],
    ["/v1/cards", { ...wish, returnUrl: "javascript:alert(1)" }, 400, "invalid_request"],
    ["/v1/cards", { ...wish, language: "xx" }, 400, "invalid_request"],
    ["/v1/cards", { ...wish, expiresAt: "soon" }, 400, "invalid_request"],
    ["/v1/charges", { ...charge, amount: 0 }, 400, "invalid_request"],
    ["/v1/charges", { ...charge, amount: 1.5 }, 400, "invalid_request"],
    ["/v1/charges", { ...charge, currency: "EUR" }, 400, "invalid_request"],
    ["/v1/charges", { ...charge, card: null }, 400, "invalid_request"],
    ["/v1/charges", charge, 404, "no_such_card"],
    ["/v1/cards/card_x/forget", {}, 404, "no_such_card"],
  ])("%s with %o", async (path, body, status, code) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      "idempotency-key": randomUUID(),
      "content-type": "application/json",
    };
    const response = await fetch(`${world.server.origin}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  });
});
