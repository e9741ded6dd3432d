import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { deliveredOrder, linkOf, profileBecomes, type Delivered } from "./delivered.world.ts";
import { mostHelpAsked, mostMailed } from "./rules.ts";

let world: World;
let order: Delivered;
const plenty = { WRITE_CALLS_PER_MINUTE: "100000", COSTLY_CALLS_PER_MINUTE: "100000" };
beforeAll(async () => void (world = await freshWorld({ profiles: 100, environment: plenty })));
beforeEach(async () => {
  world.at("2026-11-21T08:00:00Z");
  // what the test before has queued is not of this one
  await world.pool.query("delete from graphile_worker._private_jobs");
  order = await deliveredOrder(world);
});
afterAll(() => world.close());

const ask = (path: string, wish: unknown, visitor = english) => world.answer(path, wish, visitor);
const mailsOf = async (kind: string) =>
  (
    await world.pool.query(
      "select position, what, recipient from mails where kind = $1 and order_id = (select id from orders where number = $2) order by position, recipient desc",
      [kind, order.orderNumber],
    )
  ).rows;

describe("a traveller's own link", () => {
  const install = (wish: Record<string, unknown>) =>
    ask("/esim/getInstall", { orderNumber: order.orderNumber, ...wish });

  test("shows one eSIM with its codes and its state, and nothing of the purchase", async () => {
    await world.pool.query(
      "insert into order_travellers (order_id, position, name) select id, 2, 'Ming' from orders where number = $1",
      [order.orderNumber],
    );
    await profileBecomes(world, order, 2, "downloaded", "iPhone 15");
    const { envelope } = await ask("/esim/getInstall", await linkOf(world, order, 2));
    expect(envelope.resultData).toMatchObject({
      outcome: "ready",
      area: "JP",
      areaName: "Japan",
      days: 7,
      startRule: "first_connection",
      sharedUntil: null,
      esim: {
        position: 2,
        traveller: "Ming",
        profileState: "downloaded",
        profileStateAt: "2026-11-21T08:00:00.000Z",
        device: "iPhone 15",
        codes: { confirmationCode: null },
      },
    });
    expect(JSON.stringify(envelope)).not.toMatch(/mei@example|10500|21000|HKD|Price|total/);
    expect(JSON.stringify(envelope)).not.toContain(order.orderNumber);
    expect(JSON.stringify(envelope).match(/LPA:/g)).toHaveLength(1);
  });

  test("the buyer's key opens each of them too", async () => {
    expect((await install({ position: 1, key: order.key })).status).toBe(200);
  });

  test("as it was once mailed, with the order's number, leads to the page without it, and opens nothing else", async () => {
    const former = {
      orderNumber: order.orderNumber,
      position: 2,
      key: world.shop.vault.sign("install", `${order.orderNumber}\n2`),
    };
    expect((await install(former)).envelope.resultData).toMatchObject({
      esim: { position: 2 },
      page: await linkOf(world, order, 2),
    });
    expect((await install({ ...former, position: 1 })).envelope.resultCode).toBe("ORDER_NOT_FOUND");
    expect(
      (await ask("/order/getOrderResult", { orderNumber: order.orderNumber, key: former.key })).envelope.resultCode,
    ).toBe("ORDER_NOT_FOUND");
  });

  test.each([
    [
      "the key of the other eSIM",
      async () => ({ ...(await linkOf(world, order, 2)), id: (await linkOf(world, order, 1)).id }),
    ],
    [
      "the key of a traveller with the order's number",
      async () => ({ position: 2, key: (await linkOf(world, order, 2)).key }),
    ],
    [
      "the order's key with a traveller's page",
      async () => ({ id: (await linkOf(world, order, 2)).id, key: order.key }),
    ],
    ["no page", async () => ({ id: "nonsense", key: order.key })],
    ["no key", () => ({ position: 1 })],
    ["a place beyond the order", async () => linkOf(world, order, 3)],
    ["another number", () => ({ orderNumber: "FW0000000000", position: 1, key: order.key })],
    ["nothing at all", () => ({ orderNumber: undefined })],
  ])("%s opens nothing", async (_, wish) => {
    expect((await install(await wish())).envelope.resultCode).toBe("ORDER_NOT_FOUND");
  });

  test.each([
    ["paid", "waiting"],
    ["refunding", "returned"],
    ["refunded", "returned"],
    ["cancelled", "returned"],
    ["delivered", "ready"],
  ])("of an order that is %s: %s", async (state, outcome) => {
    await world.pool.query("update orders set state = $2 where number = $1", [order.orderNumber, state]);
    const { envelope } = await install({ position: 1, key: order.key });
    expect(envelope.resultData).toMatchObject({ outcome, esim: outcome === "ready" ? { position: 1 } : null });
  });
});

describe("sending the link", () => {
  const send = (wish: Record<string, unknown> = {}) => ask("/esim/sendInstallLink", { ...order, position: 1, ...wish });

  test("goes to the address given, else to the traveller, else to the buyer", async () => {
    await world.pool.query(
      "insert into order_travellers (order_id, position, name, email) select id, 2, 'Ming', 'ming@example.com' from orders where number = $1",
      [order.orderNumber],
    );
    const answers = [await send(), await send({ position: 2 }), await send({ email: " friend@example.com " })];
    expect(answers.map(({ envelope }) => envelope.resultData)).toEqual([
      { email: "mei@example.com" },
      { email: "ming@example.com" },
      { email: "friend@example.com" },
    ]);
    expect(await mailsOf("esim_for_traveller")).toEqual([
      { position: 1, what: null, recipient: "mei@example.com" },
      { position: 1, what: null, recipient: "friend@example.com" },
      { position: 2, what: null, recipient: "ming@example.com" },
    ]);
  });

  test("is sent again also when the row of an earlier e-mail is gone", async () => {
    await send();
    await send({ email: "friend@example.com" });
    await world.pool.query("delete from mails where recipient = 'mei@example.com'");
    await send();
    expect(await mailsOf("esim_for_traveller")).toHaveLength(2);
  });

  test("so many times a day and no more, however many ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: mostMailed + 4 }, () => send()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostMailed);
    expect((await send()).envelope.resultCode).toBe("MAILED_OFTEN");
    world.at("2026-11-22T08:00:01Z");
    expect((await send()).status).toBe(200);
  });

  test("a traveller cannot make the shop write to others", async () => {
    expect((await send(await linkOf(world, order, 1))).envelope.resultCode).toBe("ORDER_NOT_FOUND");
    expect((await send({ email: "nonsense" })).envelope.resultCode).toBe("INVALID_INPUT");
    expect(await mailsOf("esim_for_traveller")).toEqual([]);
  });

  test("nothing is sent of an order that was refunded", async () => {
    await world.pool.query("update orders set state = 'refunded' where number = $1", [order.orderNumber]);
    expect((await send()).envelope.resultCode).toBe("NOT_DELIVERED");
  });
});

describe("am I online through this eSIM?", () => {
  const check = (country: string | undefined, more = {}) =>
    ask("/esim/checkConnection", { ...order, position: 1, ...more }, { ...english, ...(country && { country }) });

  test.each([
    ["HK", "through", "Hong Kong"],
    ["JP", "wifi", "Japan"],
    ["DE", "home", "DE"],
    [undefined, "unknown", null],
  ])("from %s: %s", async (from, verdict, country) => {
    expect((await check(from)).envelope.resultData).toEqual({ verdict, country, expected: ["Hong Kong"] });
  });

  test("a browser that says Wi-Fi is believed", async () => {
    expect((await check("HK", { line: "wifi" })).envelope.resultData).toMatchObject({ verdict: "wifi" });
  });

  test("nobody asks about another person's eSIM, and nothing is stored", async () => {
    expect((await check("HK", { key: "x" })).envelope.resultCode).toBe("ORDER_NOT_FOUND");
  });
});

describe("asking for help", () => {
  const wish = (more: Record<string, unknown> = {}) => ({
    ...order,
    position: 1,
    requestKey: randomUUID(),
    trouble: "no_data",
    tried: ["data_line", "roaming_on"],
    system: "iphone",
    device: "iPhone 15",
    connection: "home",
    message: "Line one\r\nline two",
    contact: "mei@example.com",
    ...more,
  });
  const help = (more?: Record<string, unknown>) => ask("/esim/askForHelp", wish(more));
  const cases = async () =>
    (
      await world.pool.query(
        "select kind, subject, details from cases where order_id = (select id from orders where number = $1)",
        [order.orderNumber],
      )
    ).rows;

  test("promises the hours that staff have settled", async () => {
    await joined(world);
    await world.pool.query(
      "insert into setting_changes (setting, version, value, reason, changed_at, changed_by) select 'help_answer_hours', 1, '6', 'more of us', now(), id from staff",
    );
    expect(unwrap((await help()).envelope)).toMatchObject({ answerBy: "2026-11-21T14:00:00.000Z" });
    expect((await cases()).map(({ details }) => details.answerBy)).toEqual(["2026-11-21T14:00:00.000Z"]);
    await world.pool.query("delete from setting_changes");
  });

  test("opens a case with everything that is known, and says when an answer comes", async () => {
    await profileBecomes(world, order, 1, "enabled", "iPhone 15");
    const { reference, answerBy } = unwrap((await help()).envelope) as { reference: string; answerBy: string };
    expect([reference, answerBy]).toEqual([
      expect.stringMatching(/^H[0-9A-HJKMNP-TV-Z]{8}$/),
      "2026-11-22T08:00:00.000Z",
    ]);
    const [opened, ...more] = await cases();
    expect(more).toEqual([]);
    expect(opened).toMatchObject({
      kind: "help_asked",
      subject: reference,
      details: {
        orderNumber: order.orderNumber,
        planCode: "jp-day-1gb",
        position: 1,
        profileState: "enabled",
        phone: "iPhone 15",
        trouble: "no_data",
        tried: ["data_line", "roaming_on"],
        system: "iphone",
        connection: "home",
        message: "Line one\nline two",
        contact: "mei@example.com",
        answerBy,
      },
    });
    expect(opened.details.iccid).toMatch(/^8985234/);
    expect(JSON.stringify(opened)).not.toContain("LPA:");
    expect(await mailsOf("help_asked")).toEqual([{ position: null, what: reference, recipient: "mei@example.com" }]);
  });

  test("two clicks are one case", async () => {
    const twice = wish();
    const answers = await Promise.all([ask("/esim/askForHelp", twice), ask("/esim/askForHelp", twice)]);
    expect(answers[0].envelope).toEqual(answers[1].envelope);
    expect(await cases()).toHaveLength(1);
  });

  test("so many a day, and a repeat of the last is still answered", async () => {
    const last = wish();
    for (let time = 1; time < mostHelpAsked; time++) expect((await help()).status).toBe(200);
    expect((await ask("/esim/askForHelp", last)).status).toBe(200);
    expect((await help()).envelope.resultCode).toBe("HELP_ASKED_OFTEN");
    expect((await ask("/esim/askForHelp", last)).status).toBe(200);
    expect(await cases()).toHaveLength(mostHelpAsked);
  });

  test("by a shared link too, without the buyer's address", async () => {
    const { token } = unwrap((await ask("/esim/shareEsim", { ...order, position: 2, lasts: "day" })).envelope) as {
      token: string;
    };
    const { status } = await ask("/esim/askForHelp", {
      ...wish({ contact: "ming@example.com" }),
      orderNumber: undefined,
      key: undefined,
      share: token,
    });
    expect(status).toBe(200);
    expect((await cases())[0].details).toMatchObject({ position: 2, byShare: true, contact: "ming@example.com" });
    // nobody has proven that address: the shop's good name is not lent to whoever types one
    expect(await mailsOf("help_asked")).toMatchObject([{ recipient: "mei@example.com" }]);
  });

  test("the letter goes to the order's own addresses and says nothing that was typed", async () => {
    await world.pool.query(
      "insert into order_travellers (order_id, position, name, email) select id, 1, 'Wei http://evil.example', 'wei@example.com' from orders where number = $1",
      [order.orderNumber],
    );
    const message = "Your account is closed, see https://evil.example/login";
    for (const contact of ["WEI@example.com", "victim@example.com"])
      expect((await help({ contact, message })).status).toBe(200);
    await workOff(world);
    const sent = world.letters.filter(({ copyTo }) => copyTo);
    expect(sent.map(({ to }) => to)).toEqual(["wei@example.com", "mei@example.com"]);
    for (const { text, html } of sent) expect(text + html).not.toMatch(/evil|closed/);
    expect((await cases()).map(({ details }) => [details.contact, details.message])).toEqual([
      ["WEI@example.com", message],
      ["victim@example.com", message],
    ]);
  });

  test.each([
    [{ key: "x" }, "ORDER_NOT_FOUND"],
    [{ contact: "no address" }, "INVALID_INPUT"],
    [{ trouble: "love" }, "INVALID_INPUT"],
    [{ tried: ["magic"] }, "INVALID_INPUT"],
    [{ message: "x".repeat(1001) }, "INVALID_INPUT"],
    [{ message: "a\u0000b" }, "INVALID_INPUT"],
    [{ requestKey: "1" }, "INVALID_INPUT"],
  ])("%o is refused", async (more, code) => {
    expect((await help(more)).envelope.resultCode).toBe(code);
    expect(await cases()).toEqual([]);
  });
});
