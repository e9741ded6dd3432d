import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await delivered(world);
  world.letters.length = 0;
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  number: order.orderNumber,
  takesOff: 2000,
  unit: "money",
  because: "Two hours without a network",
  ...more,
});
const give = (more: object = {}, who = browser) => who.code("/staff/giveGoodwill", wish(more));
const later = () => workOff(world, { evenLater: true, most: 200 });
const codes = async (): Promise<string[]> => (await rows("select code from goodwill_codes")).map(({ code }) => code);
const trail = () => rows("select reason, before, after, details from actions where action = 'goodwill_given'");
const placed = async (promoCode: string, email = "mei@example.com") =>
  (await world.answer("/order/create", aWish({ email, promoCode, expectedTotal: 8500 }))).envelope;
const problem = async (promoCode: string, email?: string) =>
  (
    await world.answer("/order/checkPromoCode", {
      promoCode,
      planCode: "jp-day-1gb",
      days: 7,
      quantity: 1,
      currency: "HKD",
      ...(email && { email }),
    })
  ).envelope;

test("the buyer gets a code by e-mail that works once, in any spelling of the mailbox, and for nobody else", async () => {
  expect(await give()).toBe("SUCCESS");
  await later();
  const [letter, ...more] = world.letters;
  expect(more).toEqual([]);
  const [code] = (await codes()) as [string];
  expect(letter).toMatchObject({ to: "mei@example.com", subject: expect.stringContaining("HK$20.00 off") });
  expect(letter!.text).toContain(`Code: ${code}\nTakes off: HK$20.00`);
  expect(letter!.subject).not.toContain(code);
  expect(await problem(code, "thief@example.com")).toMatchObject({
    resultCode: "PROMO_INVALID",
    resultData: { reason: "unknown" },
  });
  expect((await placed(code, "thief@example.com")).resultCode).toBe("PROMO_INVALID");
  expect(await problem(code, "MEI@example.com")).toMatchObject({ resultData: { discount: { amount: 2000 } } });
  const answers = await Promise.all([placed(code, "mei+trip@example.com"), placed(code), placed(code)]);
  expect(answers.filter(({ resultCode }) => resultCode === "SUCCESS")).toHaveLength(1);
});

test("neither the trail, the answer, the order's page nor a preview says the code, also for whoever sees the order whole", async () => {
  const answer = await browser.ask("/staff/giveGoodwill", wish());
  await later();
  const [code] = (await codes()) as [string];
  await browser.get("/staff/reveal", {
    requestKey: randomUUID(),
    kind: "order",
    thing: order.orderNumber,
    reason: "Calls",
  });
  const [{ id }] = (await rows("select id from mails where kind = 'goodwill_code'")) as [{ id: string }];
  const preview = await browser.ask("/staff/getMailPreview", { number: order.orderNumber, id });
  const page = await browser.ask("/staff/getOrderPage", { number: order.orderNumber });
  expect(JSON.stringify(preview)).toContain("off your next order");
  expect(JSON.stringify([answer, preview, page, await trail()])).not.toContain(code);
  expect(await trail()).toEqual([
    {
      reason: "Two hours without a network",
      before: null,
      after: null,
      details: { amount: 2000, currency: "HKD" },
    },
  ]);
});

test("a share is of what the order cost, and worth the same in each currency that has a rate", async () => {
  expect(await give({ unit: "percent", takesOff: 10 })).toBe("SUCCESS");
  const [{ amount }] = (await rows("select amount from goodwill_codes")) as [{ amount: number }];
  expect(amount).toBe(1050);
  const amounts = await rows("select currency, amount from promo_amounts where code = $1", await codes());
  expect(amounts.find(({ currency }) => currency === "HKD")).toEqual({ currency: "HKD", amount: 1050 });
  expect(amounts.every(({ amount: one }) => one > 0)).toBe(true);
});

describe("limits", () => {
  const limit = (fen: number) =>
    rows("update staff_limits set most_cny = $1 where role = 'support' and \"right\" = 'give_goodwill'", [fen]);

  test("a role gives so much in a day, however it is cut and however many at once", async () => {
    await limit(5000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => give()));
    expect(answers.filter((code) => code === "SUCCESS").length).toBeLessThan(3);
    expect(answers.filter((code) => code === "BEYOND_LIMIT").length).toBeGreaterThan(2);
    const [{ sum }] = (await rows("select sum(cny_amount)::int as sum from goodwill_codes")) as [{ sum: number }];
    expect(sum).toBeLessThanOrEqual(5000);
    world.at(new Date(world.shop.clock().getTime() + 86_400_001).toISOString());
    await rows("update staff_sessions set expires_at = $1", [new Date(world.shop.clock().getTime() + 86_400_000)]);
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
    expect(await give({ takesOff: 1000 }, tom)).toBe("SUCCESS");
  });

  test("without a rate into yuan no limit covers it", async () => {
    await rows("delete from exchange_rates");
    expect(await give()).toBe("BEYOND_LIMIT");
    const { browser: mei } = await joined(world);
    expect(await give({}, mei)).toBe("SUCCESS");
    world.at(new Date(world.shop.clock().getTime() + 11 * 60_000).toISOString());
    expect(await give({}, mei)).toBe("CONFIRM_FIRST");
  });

  test("never more than the order cost, with what was given before", async () => {
    await limit(10_000_000);
    for (const more of [{ takesOff: 10_501 }, { takesOff: 101, unit: "percent" }])
      expect((await browser.ask("/staff/giveGoodwill", wish(more))).resultData).toMatchObject({
        fields: [{ field: "takesOff", problem: "goodwill.range" }],
      });
    expect(await give({ takesOff: 10_000 })).toBe("SUCCESS");
    expect(await give({ takesOff: 501 })).toBe("INVALID_INPUT");
    expect(await codes()).toHaveLength(1);
  });
});

test("the same request twice gives one code, and a code that was stopped is not sent any more", async () => {
  const same = wish();
  await Promise.all([browser.code("/staff/giveGoodwill", same), browser.code("/staff/giveGoodwill", same)]);
  const [code, ...more] = await codes();
  expect(more).toEqual([]);
  await rows("update promo_codes set stopped_at = now() where code = $1", [code]);
  await later();
  expect(world.letters).toEqual([]);
  expect((await placed(code!)).resultCode).toBe("PROMO_INVALID");
});

test.each<[string, object, string]>([
  ["nothing", { takesOff: 0 }, "INVALID_INPUT"],
  ["less than nothing", { takesOff: -2000 }, "INVALID_INPUT"],
  ["no number", { takesOff: "20,000" }, "INVALID_INPUT"],
  ["no reason", { because: " " }, "INVALID_INPUT"],
  ["an unknown order", { number: "FW0000000000" }, "ORDER_NOT_FOUND"],
])("%s is refused, and nothing is made", async (_, more, refusal) => {
  expect(await give(more)).toBe(refusal);
  expect([await codes(), await trail()]).toEqual([[], []]);
});

test("an order that nobody paid, and a right that is taken away, give none", async () => {
  const unpaid = unwrap((await world.answer("/order/create", aWish())).envelope) as Bought;
  expect(await give({ number: unpaid.orderNumber })).toBe("ORDER_NOT_PAID");
  await rows("update staff set role = 'logistics' where email = 'kit@farwave.example'");
  expect(await give()).toBe("RIGHT_MISSING");
  expect(await codes()).toEqual([]);
});

test("within half a minute a code is taken back with its letter: nobody has it, and it counts against no limit", async () => {
  await give();
  const [code] = (await codes()) as [string];
  const [{ id, held }] = await rows(
    "select id, extract(epoch from held_until - queued_at)::int as held from mails where kind = 'goodwill_code'",
  );
  expect(held).toBe(30);
  const back = (who = browser) => who.code("/staff/takeGoodwillBack", { requestKey: randomUUID(), id });
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "logistics" });
  expect(await back(tom)).toBe("RIGHT_MISSING");
  expect(await Promise.all([back(), back()]).then((both) => both.toSorted())).toEqual(["NOT_FOUND", "SUCCESS"]);
  await later();
  expect(world.letters).toEqual([]);
  expect(await codes()).toEqual([]);
  expect(await rows("select stopped_at is not null as stopped from promo_codes where code = $1", [code])).toEqual([
    { stopped: true },
  ]);
  expect(await rows("select action from actions where action = 'goodwill_undone'")).toHaveLength(1);
});

test("a code that an order has already is not taken back", async () => {
  await give();
  const [code] = (await codes()) as [string];
  const [{ id }] = await rows("select id from mails where kind = 'goodwill_code'");
  expect((await placed(code)).resultCode).toBe("SUCCESS");
  expect(await browser.code("/staff/takeGoodwillBack", { requestKey: randomUUID(), id })).toBe("BUYER_ACTED");
  expect(await codes()).toEqual([code]);
  expect(await rows("select stopped_at from promo_codes where code = $1", [code])).toEqual([{ stopped_at: null }]);
});

test("the letter that leaves and whoever takes the code back never both win", async () => {
  for (let turn = 0; turn < 4; turn++) {
    world.letters.length = 0;
    await give({ takesOff: 100 });
    const [{ id }] = await rows(
      "select id from mails where kind = 'goodwill_code' order by queued_at desc, id limit 1",
    );
    const [taken] = await Promise.all([
      browser.code("/staff/takeGoodwillBack", { requestKey: randomUUID(), id }),
      workOff(world, { evenLater: true, only: "release-mail" }),
    ]);
    await later();
    expect([taken, world.letters.length]).toEqual(taken === "SUCCESS" ? ["SUCCESS", 0] : ["MAIL_NOT_AGAIN", 1]);
    await rows("delete from mails where kind = 'goodwill_code'");
  }
});
