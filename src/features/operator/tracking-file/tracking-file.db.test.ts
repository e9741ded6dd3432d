import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";

let world: World;
let mei: ReturnType<typeof staffBrowser>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 30);
  ({ browser: mei } = await joined(world));
});
afterEach(() => world.close());

type Answer = { rows: { line: number; orderNumber: string; carrier: string; state: string; problem: string | null }[] };
const ask = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
async function listed() {
  const order = await aCardOrder(world);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  return order;
}
const fileOf = (...rows: string[]) => ["order,tracking_number", ...rows].join("\n");
const check = (file: string) => mei.get<Answer>("/staff/checkTrackingFile", { file });
const taking = (file: string) => ({ requestKey: randomUUID(), file });
const take = (wish: object, by = mei) => by.get<Answer>("/staff/takeTrackingFile", wish);
const told = ({ rows }: Answer) => rows.map(({ orderNumber, state, problem }) => [orderNumber, problem ?? state]);
const sentNow = async () =>
  (await ask(`select count(*)::int as count from dispatches where state = 'sent'`))[0].count as number;
const entries = () => ask("select order_id from actions where action = 'parcel_sent'");

test("a file is looked through without doing anything, then posted in one deed with the operation of the packing table", async () => {
  const [one, two] = [await listed(), await listed()];
  const file = fileOf(`${one.number},SF1`, `${two.number},SF2`, "FW0,SF3", `,SF4`);
  expect(told(await check(file))).toEqual([
    [one.number, "ready"],
    [two.number, "ready"],
    ["FW0", "order_unknown"],
    ["", "order_missing"],
  ]);
  expect(await sentNow()).toBe(0);
  const { rows } = await take(taking(file));
  expect(told({ rows })).toEqual([
    [one.number, "sent"],
    [two.number, "sent"],
    ["FW0", "order_unknown"],
    ["", "order_missing"],
  ]);
  expect(rows[0]!.carrier).toBe("SF Express");
  expect(await ask("select tracking_number from dispatches order by 1")).toEqual([
    { tracking_number: "SF1" },
    { tracking_number: "SF2" },
  ]);
  expect(await entries()).toHaveLength(2);
  const [{ minutes }] = await ask(`select round(extract(epoch from run_at - now()) / 60) as minutes
    from graphile_worker.jobs where task_identifier = 'release-mail' order by run_at desc limit 1`);
  expect(Number(minutes)).toBe(10);
});

test("sent twice it is done once: the same request has its answer, the same file again says what was done already", async () => {
  const { number } = await listed();
  const wish = taking(fileOf(`${number},SF1`));
  expect(await Promise.all([take(wish), take(wish)])).toEqual([await take(wish), await take(wish)]);
  expect(told(await take(taking(fileOf(`${number},SF1`))))).toEqual([[number, "already"]]);
  expect(told(await take(taking(fileOf(`${number},SF2`))))).toEqual([[number, "sent"]]);
  expect(await ask("select tracking_number from dispatches")).toEqual([{ tracking_number: "SF1" }]);
  expect(await entries()).toHaveLength(1);
  expect(await mei.code("/staff/takeTrackingFile", { ...wish, file: fileOf(`${number},SF9`) })).toBe(
    "REQUEST_KEY_REUSED",
  );
});

test("two colleagues with the same file at once, in another order: each parcel once, and nobody waits for ever", async () => {
  const numbers: string[] = [];
  for (let place = 0; place < 8; place++) numbers.push((await listed()).number);
  const { browser: kelvin } = await joined(world, { email: "kelvin@example.com", name: "Kelvin", role: "logistics" });
  const rows = numbers.map((number, place) => `${number},SF${place}`);
  const [mine, his] = await Promise.all([
    take(taking(fileOf(...rows))),
    take(taking(fileOf(...rows.toReversed())), kelvin),
  ]);
  const states = [...told(mine), ...told(his)].map(([, state]) => state);
  for (const state of ["sent", "already"]) expect(states.filter((one) => one === state)).toHaveLength(8);
  expect(await entries()).toHaveLength(8);
  expect(await ask("select from mails where kind = 'parcel_sent'")).toHaveLength(8);
});

test("a mark that is being taken back from a later order of the file is waited for without what it needs", async () => {
  const numbers = [(await listed()).number, (await listed()).number].toSorted();
  const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  const marked = { requestKey: randomUUID(), number: numbers[1], fraudBecause: "Stolen card" };
  expect(await kit.code("/staff/markFraud", marked)).toBe("SUCCESS");
  const [{ id }] = await ask("select id from orders where number = $1", [numbers[1]]);
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("select from orders where id = $1 for update", [id]);
  // the first order shares a sign with it, and is held
  const posting = take(taking(fileOf(`${numbers[0]},SF1`, `${numbers[1]},SF2`)));
  await expect
    .poll(() => ask("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .toHaveLength(1);
  await client.query("delete from fraud_signs where order_id = $1", [id]);
  await client.query("delete from fraud_marks where order_id = $1", [id]);
  await client.query("commit");
  client.release();
  expect(told(await posting)).toEqual(numbers.map((number) => [number, "sent"]));
});

test("an order that was cancelled since it was looked through is named, and the others go", async () => {
  const [goes, stays] = [await listed(), await listed()];
  const file = fileOf(`${goes.number},SF1`, `${stays.number},SF2`);
  expect(told(await check(file)).map(([, state]) => state)).toEqual(["ready", "ready"]);
  // the refund holds the order at this moment
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("update orders set state = 'refunding' where id = $1", [goes.id]);
  const late = take(taking(file));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query("commit");
  client.release();
  expect(told(await late)).toEqual([
    [goes.number, "money_back"],
    [stays.number, "sent"],
  ]);
});

test("a database connection that is lost half way leaves nothing done, and the same request does it", async () => {
  const [one, two] = [await listed(), await listed()].toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const wish = taking(fileOf(`${one!.number},SF1`, `${two!.number},SF2`));
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("select from orders where id = $1 for update", [two!.id]);
  const lost = mei.ask("/staff/takeTrackingFile", wish).catch(() => undefined);
  await expect
    .poll(() => ask("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .toHaveLength(1);
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  await lost;
  await client.query("rollback");
  client.release();
  expect(await sentNow()).toBe(0);
  expect(told(await take(wish)).map(([, state]) => state)).toEqual(["sent", "sent"]);
  expect(await entries()).toHaveLength(2);
});

test("last week's file does not post again what came back; a new number does", async () => {
  const { number } = await listed();
  await take(taking(fileOf(`${number},SF1`)));
  await mei.get("/staff/returnParcel", { requestKey: randomUUID(), orderNumber: number });
  expect(told(await take(taking(fileOf(`${number},SF1`))))).toEqual([[number, "already"]]);
  expect(told(await take(taking(fileOf(`${number},SF2`))))).toEqual([[number, "sent"]]);
});

test("the file whose posting was taken back does not post it again, until the parcel is posted by hand", async () => {
  const { number: orderNumber } = await listed();
  const same = () => take(taking(fileOf(`${orderNumber},SF1`)));
  const back = () => mei.code("/staff/takeParcelBack", { requestKey: randomUUID(), orderNumber });
  await same();
  expect(await back()).toBe("SUCCESS");
  expect(told(await same())).toEqual([[orderNumber, "taken_back"]]);
  expect(await sentNow()).toBe(0);
  expect(told(await take(taking(fileOf(`${orderNumber},SF2`))))).toEqual([[orderNumber, "sent"]]);
  expect(await ask("select tracking_number, undone_number from dispatches")).toEqual([
    { tracking_number: "SF2", undone_number: null },
  ]);
});

test("whoever loses the right while the file waits posts nothing, nor does support; what is no text is refused", async () => {
  const { number } = await listed();
  const file = fileOf(`${number},SF1`);
  const { browser: sue } = await joined(world, { email: "sue@example.com", name: "Sue", role: "support" });
  for (const path of ["/staff/checkTrackingFile", "/staff/takeTrackingFile"])
    expect(await sue.code(path, taking(file))).toBe("RIGHT_MISSING");
  for (const wrong of ["", " \n ", "a\0b", "x".repeat(40_001)])
    expect(await mei.code("/staff/takeTrackingFile", taking(wrong))).toBe("INVALID_INPUT");
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("update staff set role = 'support' where email = 'mei@example.com'");
  const late = mei.code("/staff/takeTrackingFile", taking(file));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query("commit");
  client.release();
  expect(await late).toBe("RIGHT_MISSING");
  expect(await sentNow()).toBe(0);
});

test("the courier's file has what a courier needs, a cell that would be a formula is none, and the trail says for whom", async () => {
  const order = await aCardOrder(world, { to: { contact_person: '=HYPERLINK("x")' } });
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  const { columns, rows } = await mei.get<{ columns: string[]; rows: string[][] }>("/staff/makeCourierFile", {
    orders: [],
  });
  expect(Object.fromEntries(columns.map((name, place) => [name, rows[0]![place]]))).toMatchObject({
    order: order.number,
    phone: "(+852) 51234567",
    country: "HK",
    contact_person: '=HYPERLINK("x")',
  });
  expect(await ask("select order_id from actions where action = 'courier_file_made'")).toEqual([
    { order_id: order.id },
  ]);
});
