import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, staffBrowser } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dispatchOrder } from "./dispatch-order.server.ts";
import { listedParcels } from "./list-store.server.ts";

let world: World;
let mei: ReturnType<typeof staffBrowser>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 60);
  ({ browser: mei } = await joined(world));
});
afterEach(() => world.close());

type Parcel = {
  orderNumber: string;
  state: string;
  label: string[] | null;
  iccids: string[];
  trackingNumber: string | null;
};
const ask = async (sql: string) => (await world.pool.query(sql)).rows;
async function listed(change: Parameters<typeof aCardOrder>[1] = {}) {
  const order = await aCardOrder(world, change);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  return order.number;
}
const parcel = (orderNumber: string) => mei.get<Parcel>("/staff/getParcel", { orderNumber });
const key = () => ({ requestKey: randomUUID() });
async function sending(orderNumber: string, more: object = {}) {
  const { iccids } = await parcel(orderNumber);
  return { ...key(), orderNumber, cards: iccids, carrier: "SF Express", trackingNumber: "SF1001", ...more };
}
const views = async () => {
  const { views: counted } = await mei.get<{ views: { view: string; count: number }[] }>("/staff/getParcels", {});
  return Object.fromEntries(counted.map(({ view, count }) => [view, count]));
};
const inView = async (view: string) => {
  const { parcels } = await mei.get<{ parcels: Parcel[] }>("/staff/getParcels", { view });
  return parcels.map(({ orderNumber }) => orderNumber);
};

test("a parcel is packed with its own cards, sent, and the next one is named; the buyer is told after ten minutes", async () => {
  const [first, second] = [await listed(), await listed()];
  expect(await views()).toEqual({ to_post: 2, on_the_way: 0, late: 0, came_back: 0, arrived: 0 });
  expect((await parcel(first)).label!.length).toBeGreaterThan(2);
  const wish = await sending(first.toLowerCase(), { orderNumber: first.toLowerCase() });
  expect(await mei.get("/staff/sendParcel", wish)).toEqual({ orderNumber: first, next: second });
  expect(await inView("on_the_way")).toEqual([first]);
  const [{ minutes }] = await ask(`select round(extract(epoch from run_at - now()) / 60) as minutes
    from graphile_worker.jobs where task_identifier = 'release-mail' order by run_at desc limit 1`);
  expect(Number(minutes)).toBe(10);
  expect(await ask("select who, staff_id is not null as staff from actions where action = 'parcel_sent'")).toEqual([
    { who: "mei@example.com", staff: true },
  ]);
});

test("the cards of all parcels to post are added up, without those of one that is being cancelled or sent", async () => {
  const toPost = async () =>
    (await mei.get<{ cardsToPost: number }>("/staff/getParcels", { view: "late" })).cardsToPost;
  expect(await toPost()).toBe(0);
  const numbers = [await listed({ quantity: 3 }), await listed({ quantity: 2 }), await listed()];
  expect(await toPost()).toBe(6);
  await mei.get("/staff/cancelParcel", { ...key(), orderNumber: numbers[0]!, note: "no such street" });
  expect(await toPost()).toBe(3);
  await mei.get("/staff/sendParcel", await sending(numbers[2]!));
  expect(await toPost()).toBe(2);
});

test("an address is shown to whoever posts the parcel, and each look stands in the trail; to others, and later, to nobody", async () => {
  const number = await listed();
  const looks = () => ask("select who from actions where action = 'label_seen'");
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
  const seenByTom = () => tom.get<Parcel>("/staff/getParcel", { orderNumber: number });
  expect(await seenByTom()).toMatchObject({ state: "waiting", label: null });
  expect(JSON.stringify(await seenByTom())).not.toContain("Nathan Road");
  expect(await looks()).toEqual([]);
  expect((await parcel(number)).label!.join()).toContain("Nathan Road");
  expect(await looks()).toEqual([{ who: "mei@example.com" }]);
  await mei.get("/staff/sendParcel", await sending(number));
  expect(await parcel(number)).toMatchObject({ state: "sent", label: null });
  expect(await looks()).toHaveLength(2);
});

test("a wrong card, a sold one, one twice and a missing one are named at their place, and nothing moves", async () => {
  const [first, second] = [await listed(), await listed()];
  const theirs = (await parcel(second)).iccids[0]!;
  const [mine] = (await parcel(first)).iccids;
  const fields = async (cards: string[]) => {
    const { resultCode, resultData } = (await mei.ask(
      "/staff/sendParcel",
      await sending(first, { cards }),
    )) as never as {
      resultCode: string;
      resultData: { fields: { field: string; problem: string }[] };
    };
    return [resultCode, resultData.fields.map(({ field }) => field)];
  };
  for (const cards of [[theirs], ["8985234000000000000"], ["nonsense"], [], [""]])
    expect([cards, await fields(cards)]).toEqual([cards, ["INVALID_INPUT", ["cards.0"]]]);
  expect(await views()).toMatchObject({ to_post: 2 });
  // as a scanner writes it
  const spaced = mine!.replace(/(.{4})/g, "$1 ");
  expect(await mei.code("/staff/sendParcel", await sending(first, { cards: [spaced] }))).toBe("SUCCESS");
});

test("two packers with the same parcel at once: one wins, the other is told; the same request twice is sent once", async () => {
  const number = await listed();
  const [one, other] = [
    await sending(number, { trackingNumber: "SF1" }),
    await sending(number, { trackingNumber: "SF2" }),
  ];
  const codes = await Promise.all([mei.code("/staff/sendParcel", one), mei.code("/staff/sendParcel", other)]);
  expect(codes.toSorted()).toEqual(["PARCEL_MOVED", "SUCCESS"]);
  const winner = codes[0] === "SUCCESS" ? one : other;
  expect(await mei.get("/staff/sendParcel", winner)).toEqual({ orderNumber: number, next: null });
  expect((await parcel(number)).trackingNumber).toBe(winner.trackingNumber);
  expect(await ask("select from actions where action = 'parcel_sent'")).toHaveLength(1);
  expect(await ask("select from mails where kind = 'parcel_sent'")).toHaveLength(1);
});

test("a mistyped number is corrected by who saw it, not over a colleague's correction", async () => {
  const orderNumber = await listed();
  await mei.get("/staff/sendParcel", await sending(orderNumber));
  const correct = (before: string, trackingNumber: string) =>
    mei.code("/staff/correctParcel", { ...key(), orderNumber, carrier: "DHL Express", trackingNumber, before });
  expect(await correct("SF1001", "DHL7")).toBe("SUCCESS");
  expect(await correct("SF1001", "DHL8")).toBe("PARCEL_MOVED");
  expect((await parcel(orderNumber)).trackingNumber).toBe("DHL7");
});

test("arrived, came back, sent again, came back for good: each once, and what cannot be is refused", async () => {
  const orderNumber = await listed();
  const move = (path: string, more: object = {}) => mei.code(path, { ...key(), orderNumber, ...more });
  expect(await move("/staff/arriveParcel")).toBe("PARCEL_MOVED");
  await mei.get("/staff/sendParcel", await sending(orderNumber));
  expect(await move("/staff/arriveParcel")).toBe("SUCCESS");
  expect(await inView("arrived")).toEqual([orderNumber]);
  expect(await move("/staff/returnParcel")).toBe("SUCCESS");
  expect(await move("/staff/returnParcel")).toBe("PARCEL_MOVED");
  expect(await inView("came_back")).toEqual([orderNumber]);
  expect(await mei.code("/staff/sendParcel", await sending(orderNumber, { trackingNumber: "SF2" }))).toBe("SUCCESS");
  expect(await move("/staff/returnParcel")).toBe("SUCCESS");
  expect(await move("/staff/cancelParcel", { note: "" })).toBe("INVALID_INPUT");
  expect(await move("/staff/cancelParcel", { note: "The buyer moved away." })).toBe("SUCCESS");
  expect(await views()).toEqual({ to_post: 0, on_the_way: 0, late: 0, came_back: 0, arrived: 0 });
  await workOff(world, { evenLater: true, only: "cancel-parcel" });
  expect(await ask("select state from dispatches")).toEqual([{ state: "cancelled" }]);
});

test("a parcel that is late has a view, and an order that has none, or a stranger, is refused", async () => {
  const orderNumber = await listed();
  await mei.get("/staff/sendParcel", await sending(orderNumber));
  await ask("update dispatches set arrives_by = '2026-11-20'");
  const lateAt = async (now: string) =>
    (await listedParcels(world.db, { view: "late", now: new Date(now) }, 9)).map(({ number }) => number);
  // ten in the evening of that day in Honolulu
  expect(await lateAt("2026-11-21T08:00:00Z")).toEqual([]);
  expect(await lateAt("2026-11-21T12:00:00Z")).toEqual([orderNumber]);
  await ask("update dispatches set arrives_by = '2026-11-19'");
  expect(await inView("late")).toEqual([orderNumber]);
  expect(await mei.code("/staff/getParcel", { orderNumber: "FW0" })).toBe("ORDER_NOT_FOUND");
  expect(await mei.code("/staff/getParcels", { after: "FW0" })).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/arriveParcel", { ...key(), orderNumber: "FW0" })).toBe("ORDER_NOT_FOUND");
  const stranger = staffBrowser(world);
  expect(await stranger.code("/staff/arriveParcel", { ...key(), orderNumber })).toBe("TOKEN_VALID_FAIL");
});

test("parcels to post stand by promise, over pages, none twice or left out", async () => {
  const numbers = [];
  for (let n = 0; n < 53; n++) numbers.push(await listed());
  await ask("update dispatches set arrives_by = date '2026-12-01' + (hashtext(order_id::text) % 5 + 5) % 5");
  await ask("update order_addresses a set promised_by = d.arrives_by from dispatches d where d.order_id = a.order_id");
  type Page = {
    parcels: (Parcel & { promisedBy: string })[];
    older: string | null;
    newer: string | null;
    inFront: string | null;
  };
  const first = await mei.get<Page>("/staff/getParcels", {});
  const second = await mei.get<Page>("/staff/getParcels", { after: first.older });
  const back = await mei.get<Page>("/staff/getParcels", { before: second.newer });
  expect([first.newer, back.newer, back.older]).toEqual([null, null, first.older]);
  expect(back.parcels).toEqual(first.parcels);
  expect(await mei.get<Page>("/staff/getParcels", { before: first.parcels[0]!.orderNumber })).toEqual(first);
  await ask("update dispatches set state = 'sent', carrier = 'SF', sent_at = now() - random() * interval '9 days'");
  const sent = await mei.get<Page>("/staff/getParcels", { view: "on_the_way" });
  const older = await mei.get<Page>("/staff/getParcels", { view: "on_the_way", after: sent.older });
  expect(older.parcels).toHaveLength(3);
  expect(await mei.get<Page>("/staff/getParcels", { view: "on_the_way", before: older.newer })).toEqual(sent);
  // a file of "all from here on" begins behind the same parcel, whichever way the page was come to
  const last = older.parcels.at(-1)!.orderNumber;
  const inMidst = await mei.get<Page>("/staff/getParcels", { view: "on_the_way", before: last });
  expect([older.inFront, inMidst.inFront]).toEqual([sent.older, sent.parcels[1]!.orderNumber]);
  expect(inMidst.parcels[0]!.orderNumber).toBe(sent.parcels[2]!.orderNumber);
  expect(await mei.code("/staff/getParcels", { before: "FW0" })).toBe("INVALID_INPUT");
  const all = [...first.parcels, ...second.parcels];
  expect(new Set(all.map((one) => one.orderNumber))).toEqual(new Set(numbers));
  expect([all.length, second.older]).toEqual([53, null]);
  expect(all.map(({ promisedBy }) => promisedBy)).toEqual(all.map(({ promisedBy }) => promisedBy).toSorted());
});
