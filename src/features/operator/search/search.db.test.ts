import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { bought } from "../../aftersales/packages/packages.world.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";
import { sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
type Found = {
  isPartSpent: boolean;
  readsAs: string[];
  orders: { number: string }[];
  sims: { iccid: string; orderNumber: string | null }[];
  customers: { customer: string; email: string }[];
  parcels: { orderNumber: string; trackingNumber: string }[];
  plans: { code: string }[];
};
let world: World;
let browser: Browser;
let sold: Awaited<ReturnType<typeof bought>>;
let posted: { id: string; number: string };
beforeAll(async () => {
  world = await freshWorld({ environment: { READ_CALLS_PER_MINUTE: "100000", WRITE_CALLS_PER_MINUTE: "100000" } });
  ({ browser } = await joined(world));
  sold = await bought(world, { email: "Haruka.Sato@example.com" });
  await someCards(world, 2);
  posted = await aCardOrder(world);
  await dispatchOrder.run({ orderId: posted.id }, world.shop);
  const parcel = { orderNumber: posted.number, carrier: "SF Express", trackingNumber: "sf-1001 2233" };
  await sendParcel(world.db, parcel, { who: "wing", now: world.shop.clock() });
});
beforeEach(() => expect(posted.number).not.toBe(sold.orderNumber));
afterAll(() => world.close());

const search = (q: string, by = browser) => by.get<Found>("/staff/search", { q });
const numbers = ({ orders }: Found) => orders.map(({ number }) => number);

test("an order number finds the order and its buyer, masked, however it is written", async () => {
  const found = await search(` ${sold.orderNumber.toLowerCase().replace(/(.{4})/, "$1 ")}`);
  expect(numbers(found)).toEqual([sold.orderNumber]);
  expect(found.customers.map(({ email }) => email)).toEqual(["h•••@example.com"]);
  expect(JSON.stringify(found).toLowerCase()).not.toContain("haruka");
});

test("a whole e-mail address finds who it is; a part of it finds nobody", async () => {
  expect((await search("HARUKA.sato@EXAMPLE.com")).customers).toHaveLength(1);
  expect((await search("haruka.sato@example.co")).customers).toEqual([]);
  expect((await search("haruka.sato")).customers).toEqual([]);
});

test("a SIM is found whole and by its end, with the order it was sold in", async () => {
  for (const typed of [sold.iccid, sold.iccid.slice(-6), sold.iccid.slice(-6).replace(/(...)/, "$1 ")]) {
    const found = await search(typed);
    expect(found.sims.map(({ iccid }) => iccid)).toEqual([sold.iccid]);
    expect(numbers(found)).toContain(sold.orderNumber);
  }
  const other = sold.iccid.slice(-6, -1) + ((Number(sold.iccid.at(-1)) + 1) % 10);
  expect((await search(other)).sims).toEqual([]);
});

test("a customer is found by six last digits of a phone number on a parcel, masked; fewer find nobody", async () => {
  for (const end of ["234567", "51234567"]) {
    const found = await search(end);
    expect(found.customers).toMatchObject([{ email: "m•••@example.com" }]);
    expect(JSON.stringify(found)).not.toContain("5123");
  }
  expect((await search("34567")).customers).toEqual([]);
  expect((await search("234568")).customers).toEqual([]);
});

test("a parcel is found by the end of its tracking number, not by its beginning", async () => {
  for (const end of ["012233", "f1001-2233", "012 233"])
    expect((await search(end)).parcels.map(({ orderNumber }) => orderNumber)).toEqual([posted.number]);
  expect((await search("SF1001")).parcels).toEqual([]);
});

test("for a list all orders of what was found are named: of a mailbox, a SIM's end, a parcel; for nobody who may not see them", async () => {
  const wide = (q: string, by = browser) => by.get<Found>("/staff/search", { q, isWide: true });
  expect(numbers(await wide("haruka.SATO@example.com"))).toEqual([sold.orderNumber]);
  expect(numbers(await wide(sold.iccid))).toEqual([sold.orderNumber]);
  expect(numbers(await wide(sold.iccid.slice(-6)))).toContain(sold.orderNumber);
  expect(numbers(await wide("SF 1001 2233"))).toEqual([posted.number]);
  expect(numbers(await wide("012233"))).toEqual([posted.number]);
  const { browser: logistics } = await joined(world, { email: "l@example.com", name: "L", role: "logistics" });
  expect(numbers(await wide("SF10012233", logistics))).toEqual([posted.number]);
  expect(numbers(await wide("haruka.sato@example.com", logistics))).toEqual([]);
  const { browser: editor } = await joined(world, { email: "e@example.com", name: "E", role: "editor" });
  expect(numbers(await wide(sold.iccid, editor))).toEqual([]);
});

test("nobody walks through the base by ends: after so many in an hour only whole numbers are found", async () => {
  const { browser: walker } = await joined(world, { email: "w@example.com", name: "W", role: "support" });
  const end = sold.iccid.slice(-6);
  await search(end, walker);
  await world.pool.query("update attempts set tries = 300 where what = 'searches by a part'");
  const spent = await search(end, walker);
  expect(spent).toMatchObject({ isPartSpent: true, sims: [], customers: [], parcels: [] });
  expect(await walker.get("/staff/findCustomers", { sought: end })).toMatchObject({ isPartSpent: true, sims: [] });
  expect((await search(sold.iccid, walker)).sims).toHaveLength(1);
});

test("a parcel is found by its tracking number in any spelling, and its order by the phone number on the label", async () => {
  for (const typed of ["SF10012233", "sf 1001-2233"])
    expect((await search(typed)).parcels).toEqual([
      expect.objectContaining({ orderNumber: posted.number, trackingNumber: "sf-1001 2233" }),
    ]);
  expect(numbers(await search("00852 5123 4567"))).toEqual([posted.number]);
});

test("a list says that the ends of numbers are spent, rather than that there is nothing", async () => {
  const { browser: walker } = await joined(world, { email: "v@example.com", name: "V", role: "support" });
  const end = sold.iccid.slice(-6);
  await search(end, walker);
  await world.pool.query("update attempts set tries = 300 where what = 'searches by a part'");
  expect(await walker.code("/staff/search", { q: end, isWide: true })).toBe("TRIED_OFTEN");
  expect(await walker.code("/staff/search", { q: sold.iccid, isWide: true })).toBe("SUCCESS");
  // whole, though it may be the end of a longer one
  expect(numbers(await walker.get<Found>("/staff/search", { q: "SF10012233", isWide: true }))).toEqual([posted.number]);
});

test("an amount finds what costs it, of the currency that was named; a plan is found by the beginning of its code", async () => {
  const { rows } = await world.pool.query("select number, currency, total_amount from orders where number = $1", [
    sold.orderNumber,
  ]);
  const [{ currency, total_amount: total }] = rows;
  const figure = (total / 100).toFixed(2);
  expect(numbers(await search(`${currency} ${figure}`))).toContain(sold.orderNumber);
  expect(numbers(await search(figure))).toContain(sold.orderNumber);
  const other = currency === "USD" ? "CNY" : "USD";
  expect(numbers(await search(`${other} ${figure}`))).not.toContain(sold.orderNumber);
  const { plans } = await search("JP-10");
  expect(plans.map(({ code }) => code)).toContain("jp-10gb-30d");
  expect((await search("_p-10")).plans).toEqual([]);
});

test.each(["%", "'; drop table orders; --", "\\", "🛫", "FW0000000000", "nobody@example.com", "x".repeat(320)])(
  "%j finds nothing",
  async (typed) => {
    const { readsAs: _, isPartSpent: __, ...found } = await search(typed);
    expect(Object.values(found).flat()).toEqual([]);
  },
);

test("nobody searches for nothing, nor for a book", async () => {
  for (const q of ["x".repeat(321)]) expect(await browser.code("/staff/search", { q })).toBe("INVALID_INPUT");
});

test.each([
  ["logistics", { orders: 1, customers: 0, sims: 0, plans: 0 }],
  ["editor", { orders: 0, customers: 0, sims: 0, plans: 1 }],
  ["reviewer", { orders: 0, customers: 0, sims: 0, plans: 0 }],
] as const)("%s finds only what the role may see", async (role, counts) => {
  const { browser: theirs } = await joined(world, { email: `${role}@example.com`, name: role, role });
  const all = await Promise.all(
    [sold.orderNumber, "haruka.sato@example.com", sold.iccid, "jp-10gb-30d"].map((q) => search(q, theirs)),
  );
  const count = (kind: keyof typeof counts) =>
    new Set(all.flatMap((one) => one[kind].map((it) => JSON.stringify(it)))).size;
  expect({
    orders: count("orders"),
    customers: count("customers"),
    sims: count("sims"),
    plans: count("plans"),
  }).toEqual(counts);
  expect((await search("SF10012233", theirs)).parcels).toHaveLength(role === "logistics" ? 1 : 0);
});
