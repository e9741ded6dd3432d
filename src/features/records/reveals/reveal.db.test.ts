import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let code: Awaited<ReturnType<typeof joined>>["code"];
let number: string;
let email: string;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 4,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser, code } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  await delivered(world);
  [{ number, email }] = (await world.pool.query<{ number: string; email: string }>("select number, email from orders"))
    .rows as [{ number: string; email: string }];
});
afterEach(() => world.close());

const rows = async (sql: string) => (await world.pool.query(sql)).rows;
const trail = () =>
  rows("select on_kind, reason, order_id is not null as of_order from actions where action = 'personal_data_revealed'");
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  kind: "order",
  thing: number,
  reason: "Calls from Sapporo",
  ...more,
});
const reveal = (more: object = {}) => browser.code("/staff/reveal", wish(more));
const page = async (who = browser) => JSON.stringify(await who.get("/staff/getOrderPage", { number }));
const customer = async () => JSON.stringify(await browser.get("/staff/getCustomer", { customer: number }));

test("a reason shows an order's buyer to this member for ten minutes, and stands in the trail; nothing else is shown", async () => {
  const colleague = (await joined(world, { email: "mei@example.com", name: "Mei" })).browser;
  expect(await page()).not.toContain(email);
  expect(await reveal({ thing: ` ${number.toLowerCase()} ` })).toBe("SUCCESS");
  expect(await page()).toContain(email);
  expect(await page(colleague)).not.toContain(email);
  expect(await customer()).not.toContain(email);
  expect(await trail()).toEqual([{ on_kind: "order", reason: "Calls from Sapporo", of_order: true }]);
  world.at(new Date(world.shop.clock().getTime() + 10 * 60_000).toISOString());
  expect(await page()).not.toContain(email);
});

test("a customer is a thing of their own, and can be masked again at once", async () => {
  expect(await reveal({ kind: "customer" })).toBe("SUCCESS");
  expect(await customer()).toContain(email);
  expect(await page()).not.toContain(email);
  expect(await browser.code("/staff/endReveal", { kind: "customer", thing: number })).toBe("SUCCESS");
  expect(await customer()).not.toContain(email);
  expect(await trail()).toEqual([{ on_kind: "customer", reason: "Calls from Sapporo", of_order: true }]);
});

test("it ends with the session: signed in again, nothing is shown", async () => {
  await reveal();
  world.at("2026-11-21T08:01:00Z");
  await browser.get("/staff/signOut", {});
  await browser.get("/staff/signInByPassword", { email: "kit@example.com", password: "Harbour-lights1", code: code() });
  expect(await page()).not.toContain(email);
});

test("the right that is taken away ends it with the next request", async () => {
  await reveal();
  await world.pool.query("delete from staff_grants where role = 'support' and \"right\" = 'reveal_personal_data'");
  expect(await page()).not.toContain(email);
  expect(await reveal()).toBe("RIGHT_MISSING");
});

describe("refused, with nothing in the trail", () => {
  test.each<[object, string]>([
    [{ reason: " " }, "INVALID_INPUT"],
    [{ thing: "FW0000000000" }, "NOT_FOUND"],
    [{ thing: "' or true --" }, "NOT_FOUND"],
    [{ kind: "customer", thing: randomUUID() }, "NOT_FOUND"],
    [{ kind: "everything" }, "INVALID_INPUT"],
  ])("%j: %s", async (more, refusal) => {
    expect(await reveal(more)).toBe(refusal);
    expect(await trail()).toEqual([]);
  });

  test("ten minutes after the last proof, until the code is shown again", async () => {
    world.at("2026-11-21T08:10:00Z");
    expect(await reveal()).toBe("CONFIRM_FIRST");
    expect(await trail()).toEqual([]);
    expect(await browser.code("/staff/proveByCode", { code: code() })).toBe("SUCCESS");
    expect(await reveal()).toBe("SUCCESS");
  });
});

test("pressed twice it is one look; twenty in an hour are enough, however they come", async () => {
  const once = wish();
  await Promise.all([browser.code("/staff/reveal", once), browser.code("/staff/reveal", once)]);
  expect(await trail()).toHaveLength(1);
  const codes = await Promise.all(Array.from({ length: 24 }, () => reveal()));
  expect(codes.filter((one) => one === "SUCCESS")).toHaveLength(19);
  expect(codes.filter((one) => one === "REVEALED_OFTEN")).toHaveLength(5);
  // signing out forgets nothing
  world.at("2026-11-21T08:05:00Z");
  await browser.get("/staff/signOut", {});
  await browser.get("/staff/signInByPassword", { email: "kit@example.com", password: "Harbour-lights1", code: code() });
  expect(await reveal()).toBe("REVEALED_OFTEN");
});

/** A colleague's transaction that has decided, and commits while the look waits for it. */
test.each<[string, string, string]>([
  ["the role", "update staff set role = 'logistics' where email = 'kit@example.com'", "RIGHT_MISSING"],
  ["the session", "delete from staff_sessions", "TOKEN_VALID_FAIL"],
])(
  "%s is taken away while the look is under way: it is refused, and nothing was looked at",
  async (_, sql, refusal) => {
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from staff order by id for no key update");
    const looking = reveal();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query(sql);
    await other.query("commit");
    other.release();
    expect(await looking).toBe(refusal);
    expect([await trail(), await rows("select from reveals")]).toEqual([[], []]);
  },
);
