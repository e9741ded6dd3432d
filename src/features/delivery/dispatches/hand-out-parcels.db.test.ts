import { afterEach, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dispatchOrder } from "./dispatch-order.server.ts";

let world: World;
let mei: ReturnType<typeof staffBrowser>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 30);
  ({ browser: mei } = await joined(world));
});
afterEach(() => world.close());

type Labels = { labels: { orderNumber: string; lines: string[]; cards: number }[]; leftOut: string[] };
type PickList = {
  cards: number;
  drawers: { drawer: string; cards: { iccid: string; orderNumber: string }[] }[];
  orders: { orderNumber: string; iccids: string[] }[];
};
const ask = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
async function listed(change: Parameters<typeof aCardOrder>[1] = {}) {
  const order = await aCardOrder(world, change);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  return order;
}
const labels = (orders: string[], more: object = {}) =>
  mei.get<Labels>("/staff/printLabels", { orders, paper: "a6", ...more });
const trail = () => ask("select action, order_id, on_kind, details from actions where action = 'labels_printed'");

test("labels of the chosen are in the form of their country, and the trail names the orders and nobody's address", async () => {
  const first = await listed({
    to: {
      country: "JP",
      province: "東京都",
      city: "渋谷区",
      address: "神南1-1",
      postal_code: "150-0041",
      contact_person: "山田 さくら",
    },
  });
  const second = await listed();
  const { labels: made, leftOut } = await labels([first.number.toLowerCase(), second.number, second.number]);
  expect(leftOut).toEqual([]);
  expect(new Set(made.map(({ orderNumber }) => orderNumber))).toEqual(new Set([first.number, second.number]));
  const japan = made.find(({ orderNumber }) => orderNumber === first.number)!;
  expect(japan.lines.at(-1)).toBe("JAPAN");
  expect(japan.lines.join(" ")).toMatch(/150-0041.*東京都.*渋谷区神南1-1.*山田 さくら/);
  const [line, ...others] = await trail();
  expect(others).toEqual([]);
  expect(line.details.orders.split(" ").toSorted()).toEqual([first.number, second.number].toSorted());
  expect(JSON.stringify(line)).not.toMatch(/Nathan|神南|CHAN/);
  expect(await ask("select from dispatches where labelled_at is null")).toHaveLength(0);
});

test("without a choice it is the view; one parcel alone stands in the trail of its order; each copy is a line", async () => {
  const { id, number } = await listed();
  expect((await labels([])).labels.map(({ orderNumber }) => orderNumber)).toEqual([number]);
  await labels([], { view: "to_post" });
  expect(await trail()).toMatchObject([
    { order_id: id, on_kind: "order" },
    { order_id: id, on_kind: "order" },
  ]);
});

test("what is not to be posted any more is left out and named; with nothing left no address and no line is made", async () => {
  const [stays, goes] = [await listed(), await listed()];
  await ask("update orders set state = 'refunding' where id = $1", [goes.id]);
  const made = await labels([stays.number, goes.number, "FW0"]);
  expect(made.labels.map(({ orderNumber }) => orderNumber)).toEqual([stays.number]);
  expect(made.leftOut.toSorted()).toEqual(["FW0", goes.number].toSorted());
  const before = (await trail()).length;
  expect(await mei.code("/staff/printLabels", { orders: [goes.number], paper: "a6" })).toBe("PARCEL_MOVED");
  expect(await trail()).toHaveLength(before);
  expect(await ask("select from dispatches where labelled_at is not null")).toHaveLength(1);
});

test("a file has 200 parcels at most; whoever lost the right between opening and pressing gets none", async () => {
  const { number } = await listed();
  const many = Array.from({ length: 201 }, (_, place) => `FW${place}`);
  expect(await mei.code("/staff/printLabels", { orders: many, paper: "a6" })).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/printLabels", { orders: [], paper: "letter" })).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/printLabels", { orders: [], after: "FW0", paper: "a6" })).toBe("INVALID_INPUT");
  const { browser: support } = await joined(world, { email: "sue@example.com", name: "Sue", role: "support" });
  expect(await support.code("/staff/printLabels", { orders: [number], paper: "a6" })).toBe("RIGHT_MISSING");
  // the session is found, and at this moment the role is taken away
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("update staff set role = 'reviewer' where email = 'mei@example.com'");
  const late = mei.code("/staff/printLabels", { orders: [number], paper: "a6" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query("commit");
  client.release();
  expect(await late).toBe("RIGHT_MISSING");
  expect(await trail()).toEqual([]);
});

test("two who print the same parcels at once both get them, and both stand in the trail", async () => {
  const numbers: string[] = [];
  for (let n = 0; n < 8; n++) numbers.push((await listed()).number);
  const { browser: kelvin } = await joined(world, { email: "kelvin@example.com", name: "Kelvin", role: "logistics" });
  const printed = await Promise.all(
    [mei, kelvin, mei, kelvin].map((one, place) =>
      one.code("/staff/printLabels", { orders: place % 2 ? numbers.toReversed() : numbers, paper: "a4" }),
    ),
  );
  expect(printed).toEqual(["SUCCESS", "SUCCESS", "SUCCESS", "SUCCESS"]);
  expect(await trail()).toHaveLength(4);
});

test("the pick list says which cards lie in which drawer and into which parcel they go, and no name", async () => {
  const first = await listed({ quantity: 3 });
  const second = await listed();
  const list = await mei.get<PickList>("/staff/getPickList", { orders: [] });
  expect(list.cards).toBe(4);
  const counted = list.orders.map(({ orderNumber, iccids }) => [orderNumber, iccids.length] as const);
  expect(counted.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
    [first.number, 3],
    [second.number, 1],
  ]);
  const inDrawers = list.drawers.flatMap(({ drawer, cards }) =>
    cards.map(({ iccid }) => [iccid.startsWith(drawer), iccid]),
  );
  expect(inDrawers.every(([fits]) => fits)).toBe(true);
  expect(inDrawers.map(([, iccid]) => iccid)).toEqual(list.orders.flatMap(({ iccids }) => iccids).toSorted());
  expect(JSON.stringify(list)).not.toMatch(/CHAN|Nathan|Mong Kok/);
  const [, last] = (await mei.get<{ parcels: { orderNumber: string }[] }>("/staff/getParcels", {})).parcels;
  const [top] = list.orders.filter(({ orderNumber }) => orderNumber !== last!.orderNumber);
  const behind = await mei.get<PickList>("/staff/getPickList", { orders: [], after: top!.orderNumber });
  expect(behind.orders.map(({ orderNumber }) => orderNumber)).toEqual([last!.orderNumber]);
  const one = await mei.get<PickList>("/staff/getPickList", { orders: [second.number, "FW0"] });
  expect(one.orders.map(({ orderNumber }) => orderNumber)).toEqual([second.number]);
});
