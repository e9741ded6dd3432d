import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { FindCustomers, GetCustomer, GetSim } from "./contract.ts";

type Found = OutputOf<typeof FindCustomers>;
type Customer = OutputOf<typeof GetCustomer>;
type Sim = OutputOf<typeof GetSim>;

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let number: string;
let iccid: string;
let account: string;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  ({ orderNumber: number } = await delivered(world, {
    quantity: 2,
    expectedTotal: 21_000,
    email: "Haruka@example.com",
  }));
  await delivered(world, { email: "guest@example.com" });
  await signedIn(world, "haruka@example.com");
  await world.pool.query("update accounts set phone = '+85251234567' where email = 'haruka@example.com'");
  account = (await world.pool.query("select id from accounts")).rows[0].id;
  iccid = (
    await world.pool.query("select iccid from data_plans join orders o on o.id = order_id where number = $1", [number])
  ).rows[0].iccid;
});
afterAll(() => world.close());

const find = (sought: string) => browser.get<Found>("/staff/findCustomers", { sought });
const customer = (id: string, more: object = {}) =>
  browser.get<Customer>("/staff/getCustomer", { customer: id, ...more });

describe("finding", () => {
  test.each(["HARUKA@EXAMPLE.COM", "+852 5123 4567", "the order's number"])(
    "by %s leads to the account",
    async (typed) => {
      expect(await find(typed === "the order's number" ? number.toLowerCase() : typed)).toEqual({
        isKnownForm: true,
        isPartSpent: false,
        customers: [{ customer: account, email: "h•••@example.com", account: true, orders: 1, moreOrders: false }],
        sims: [],
      });
    },
  );

  test("a guest is addressed by their newest order; a SIM by its number", async () => {
    const { customers } = await find("guest@example.com");
    expect(customers).toEqual([
      {
        customer: expect.stringMatching(/^FW/),
        email: "g•••@example.com",
        account: false,
        orders: 1,
        moreOrders: false,
      },
    ]);
    expect((await customer(customers[0]!.customer)).account).toBeNull();
    expect(await find(iccid.replaceAll(/(\d{4})/g, "$1 "))).toEqual({
      isKnownForm: true,
      isPartSpent: false,
      customers: [],
      sims: [iccid],
    });
    expect((await find(iccid.slice(-4))).sims).toContain(iccid);
    expect((await find("51234567")).customers).toMatchObject([{ customer: account, email: "h•••@example.com" }]);
  });

  test.each([
    ["nobody@example.com", true],
    ["FW00000000", true],
    ["+85200000000", true],
    ["8985234999999999999", true],
    ["haruka", false],
    ["@example.com", false],
    ["%@example.com", true],
  ])("%s finds nobody", async (typed, isKnownForm) => {
    expect(await find(typed)).toEqual({ isKnownForm, isPartSpent: false, customers: [], sims: [] });
  });
});

test("a customer is one by account and by order alike: counts, sums, SIMs and orders of both", async () => {
  const found = await customer(account);
  expect(await customer(number)).toEqual(found);
  expect(found).toMatchObject({
    email: "h•••@example.com",
    account: { id: account, phone: "•••• 4567", hasPassword: false, passkeys: 0, sessions: 1, alerts: null, cards: [] },
    counts: {
      orders: 1,
      more: false,
      paid: 1,
      refunded: 0,
      sums: [{ paid: { amount: 21_000, currency: "HKD" }, back: { amount: 0, currency: "HKD" } }],
    },
    newer: null,
    older: null,
  });
  expect(found.sims.map((sim) => [sim.number, sim.state, sim.plan.iso2])).toEqual([
    [number, "not_started", "JP"],
    [number, "not_started", "JP"],
  ]);
  expect(found.orders.map((order) => [order.number, order.state, order.quantity])).toEqual([[number, "delivered", 2]]);
});

test("an order that is the account's and the mailbox's at once counts once", async () => {
  await world.pool.query("update orders set account_id = $1 where number = $2", [account, number]);
  const { counts, orders, sims } = await customer(account);
  expect([counts.orders, orders.length, sims.length]).toEqual([1, 1, 2]);
  await world.pool.query("update orders set account_id = null where number = $1", [number]);
});

test("a SIM's life: its profile, its plan with what was used by day, who holds it and what the supplier said", async () => {
  await world.pool.query(
    "insert into usage_days (order_id, position, day, used_bytes) select order_id, position, d, 3 * 1048576 from data_plans, unnest(array['2026-11-20', '2026-11-21']::date[]) d where iccid = $1",
    [iccid],
  );
  await world.pool.query(
    "insert into account_sims (account_id, iccid, added, added_at) values ($1, $2, true, '2026-11-21')",
    [account, iccid],
  );
  await world.pool.query(
    "insert into supplier_events (supplier, event_id, iccid, kind, at, received_at) values ('es2plus', 'one', $1, 'downloaded', '2026-11-21T07:00Z', '2026-11-21T07:00Z')",
    [iccid],
  );
  const sim = await browser.get<Sim>("/staff/getSim", { iccid });
  expect(sim).toMatchObject({ realName: null, needsRealName: false });
  await world.pool.query(
    `with name as (
       insert into real_names (id, number, state, channel, language, master_key, wrapped_key, details, begun_at, received_at,
         decided_at, forget_at)
       values (gen_random_uuid(), 'RN00000001', 'refused', 'shop', 'en', 'k', '', '', $1, $1, $1, '2027-01-01T00:00:00Z')
       returning id)
     insert into real_name_sims (real_name_id, iccid, holds) select id, $2, false from name`,
    [world.shop.clock(), iccid],
  );
  await world.pool.query('update orders set plan_as_sold = plan_as_sold || \'{"identity": "real_name"}\'');
  expect(await browser.get<Sim>("/staff/getSim", { iccid })).toMatchObject({
    realName: { number: "RN00000001", state: "refused", keptUntil: "2027-01-01T00:00:00.000Z" },
    needsRealName: true,
  });
  expect(sim).toMatchObject({
    iccid,
    isCard: false,
    profile: { state: "unknown", supplier: "pool" },
    plans: [{ number, state: "not_started", usedMb: 0 }],
    days: [
      { day: "2026-11-20", usedMb: 3 },
      { day: "2026-11-21", usedMb: 3 },
    ],
    holders: [{ account, email: "h•••@example.com" }],
    events: [{ at: "2026-11-21T07:00:00.000Z", kind: "downloaded", supplier: "es2plus" }],
  });
});

test("nothing of it says a whole mailbox, phone or code", async () => {
  const { rows } = await world.pool.query("select smdp_address from esim_profiles where order_id is not null");
  const said = JSON.stringify([
    await find("haruka@example.com"),
    await customer(account),
    await browser.get("/staff/getSim", { iccid }),
  ]);
  for (const secret of ["haruka@", "51234567", "LPA:", rows[0].smdp_address])
    expect(said.toLowerCase()).not.toContain(secret);
});

test.each([
  ["/staff/getCustomer", { customer: "FW00000000" }, "NOT_FOUND"],
  ["/staff/getCustomer", { customer: "00000000-0000-4000-8000-000000000000" }, "NOT_FOUND"],
  ["/staff/getCustomer", { customer: "haruka@example.com" }, "INVALID_INPUT"],
  ["/staff/getCustomer", { customer: "FW00000000", after: "nonsense" }, "NOT_FOUND"],
  ["/staff/getSim", { iccid: "8985234999999999999" }, "NOT_FOUND"],
  ["/staff/getSim", { iccid: "'; drop table orders" }, "INVALID_INPUT"],
])("%s of %j is refused with %s", async (path, wish, code) => {
  expect(await browser.code(path, wish)).toBe(code);
});

test("a role that serves nobody sees no customer", async () => {
  const { browser: packer } = await joined(world, { email: "kit@example.com", name: "Kit", role: "logistics" });
  for (const [path, wish] of [
    ["/staff/findCustomers", { sought: "haruka@example.com" }],
    ["/staff/getCustomer", { customer: account }],
    ["/staff/getSim", { iccid }],
  ] as const)
    expect(await packer.code(path, wish)).toBe("RIGHT_MISSING");
});
