import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import { Kysely, PostgresDialect } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { success } from "../../../kernel/envelope.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { Ask } from "../../../platform/rendering.ts";
import { someOrders } from "../order-list/order-list.world.ts";
import { ordersCsv } from "./orders-csv.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let code: Awaited<ReturnType<typeof joined>>["code"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser, code } = await joined(world));
});
afterEach(() => world.close());

const rows = async (sql: string) => (await world.pool.query(sql)).rows;
const trail = () => rows("select details, reason from actions where action = 'orders_exported' order by at");
const start = async (filter: object = {}, who = browser): Promise<string> =>
  (await who.get<{ id: string }>("/staff/startOrderExport", { requestKey: randomUUID(), ...filter })).id;
const startInFull = (more: object = {}, who = browser) =>
  who.code("/staff/startFullOrderExport", { requestKey: randomUUID(), reason: "Audit 2026", ...more });
const file = (id: string, { who = browser, language = "en" as const, between = async () => {} } = {}) => {
  const ask: Ask = async (path, input) => {
    await between();
    return success(await who.get<object>(path, input as object));
  };
  return ordersCsv(world.shop.db)({ query: { export: id }, language, ask, now: world.shop.clock() });
};
const linesOf = async (stream: unknown): Promise<string[][]> =>
  parse((await (stream as Readable).toArray()).join(""), { bom: true });

test("all orders of the filter, newest first, over many pieces, with none twice or left out", async () => {
  await world.pool.query(someOrders(2500));
  const whole = await linesOf((await file(await start())).file);
  const numbers = await rows("select number from orders order by placed_at desc, id desc");
  expect(whole.slice(1).map(([number]) => number)).toEqual(numbers.map(({ number }) => number));
  const posted = await linesOf((await file(await start({ state: "dispatching", currency: "HKD" }))).file);
  expect(posted.slice(1).map(([number]) => number)).toEqual(
    (await rows("select number from orders where state = 'dispatching' order by placed_at desc, id desc")).map(
      ({ number }) => number,
    ),
  );
  expect(posted.length).toBe(63);
});

test("a line has what a spreadsheet calculates with, and the mailbox masked", async () => {
  await world.pool.query(someOrders(1));
  await world.pool.query("update orders set promo_code = null, order_source = '=HYPERLINK(\"http://evil.test\")'");
  const { name, type, file: stream } = await file(await start());
  expect([name, type]).toEqual(["farwave-orders-2026-11-21.csv", "text/csv; charset=utf-8"]);
  const [columns, line] = await linesOf(stream);
  expect(Object.fromEntries(columns!.map((column, place) => [column, line![place]]))).toEqual({
    Order: "FWT000000001",
    "Placed (Hong Kong)": "2026-11-21 15:59",
    State: "Going back",
    Way: "eSIM",
    Destination: "Japan",
    Plan: "jp-10gb-30d",
    Days: "30",
    Pieces: "1",
    Currency: "HKD",
    Postage: "0.00",
    Discount: "0.00",
    Total: "1.00",
    "Paid with": "Card",
    "Promo code": "",
    Source: `'=HYPERLINK("http://evil.test")`,
    Language: "en",
    Departs: "",
    Buyer: "m•••@example.com",
  });
});

test("the columns of the file are those that are shown, in their order, behind the order's number", async () => {
  await world.pool.query(someOrders(1));
  const [{ id: orderId }] = await rows("select id from orders");
  const shown = async (...columns: string[]) => {
    const [head, line] = await linesOf((await file(await start({ columns }))).file);
    return [head, line];
  };
  expect(await shown("tracking", "state", "total")).toEqual([
    ["Order", "Tracking number", "State", "Currency", "Postage", "Discount", "Total"],
    ["FWT000000001", "", "Going back", "HKD", "0.00", "0.00", "1.00"],
  ]);
  await world.pool.query(`insert into sim_cards (iccid, state, order_id, position) values
    ('89852340000000000017', 'allotted', '${orderId}', 1), ('89852340000000000025', 'allotted', '${orderId}', 2)`);
  const [head, line] = await shown("iccid", "net", "esim", "departs", "work", "buyer", "iccid");
  expect(head).toEqual(["Order", "ICCID", "Currency", "Net", "eSIM", "Departs", "To do", "Buyer"]);
  expect(line).toEqual([
    "FWT000000001",
    "89852340000000000017 89852340000000000025",
    "HKD",
    "1.00",
    "",
    "",
    "",
    "m•••@example.com",
  ]);
  expect(await browser.code("/staff/startOrderExport", { requestKey: randomUUID(), columns: ["secret"] })).toBe(
    "INVALID_INPUT",
  );
});

test("what is placed while it is written stays out, and moves nothing", async () => {
  await world.pool.query(someOrders(4200));
  const stream = (await file(await start())).file as Readable;
  const reading = stream[Symbol.asyncIterator]();
  await reading.next();
  await reading.next();
  await world.pool.query(
    "update orders set placed_at = '2026-11-21T09:00Z' where number in ('FWT000000005', 'FWT000004100')",
  );
  const rest: string[] = [];
  for (let piece = await reading.next(); !piece.done; piece = await reading.next()) rest.push(String(piece.value));
  expect(parse(rest.join("")).map(([number]: string[]) => number)).not.toContain("FWT000000005");
  expect(parse(rest.join(""))).toHaveLength(3199);
});

test("whole mailboxes need the right, a fresh proof and a reason, which stands in the trail", async () => {
  await world.pool.query(someOrders(1));
  const kit = (await joined(world, { email: "kit@example.com", name: "Kit", role: "support" })).browser;
  expect(await startInFull({}, kit)).toBe("RIGHT_MISSING");
  expect(await startInFull({ reason: " " })).toBe("INVALID_INPUT");
  world.at("2026-11-21T08:10:00Z");
  expect(await startInFull()).toBe("CONFIRM_FIRST");
  expect(await trail()).toEqual([]);
  await browser.code("/staff/proveByCode", { code: code() });
  expect(await startInFull({ state: "refunding" })).toBe("SUCCESS");
  expect(await trail()).toEqual([
    { details: expect.objectContaining({ mailboxes: "whole", state: "refunding" }), reason: "Audit 2026" },
  ]);
  const [{ id }] = (await rows("select id from order_exports where in_full")) as [{ id: string }];
  expect((await linesOf((await file(id)).file))[1]!.at(-1)).toBe("mei@example.com");
  expect(await browser.code("/staff/getOrderExport", { id })).toBe("SUCCESS");
  // a colleague who has the address of the file has nothing
  await expect(file(id, { who: kit })).rejects.toMatchObject({ code: "NOT_FOUND" });
  world.at("2026-11-21T08:21:00Z");
  await expect(file(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a right that is taken away before the first order leaves shows none", async () => {
  await world.pool.query(someOrders(3));
  const { file: stream } = await file(await start());
  await world.pool.query("delete from staff_sessions");
  let text = "";
  await expect(
    (async () => {
      for await (const piece of stream as Readable) text += String(piece);
    })(),
  ).rejects.toThrow();
  expect(text.trimEnd().split("\r\n")).toHaveLength(1);
});

test("a right that is taken away while it is written ends the file there", async () => {
  await world.pool.query(someOrders(12_000));
  const id = await start();
  let asked = 0;
  const between = async () => {
    asked += 1;
    if (asked === 3) await world.pool.query("delete from staff_sessions");
  };
  const { file: stream } = await file(id, { between });
  let text = "";
  await expect(
    (async () => {
      for await (const piece of stream as Readable) text += String(piece);
    })(),
  ).rejects.toThrow();
  expect(text.split("\r\n").length).toBe(10_002);
});

test("one that takes longer than it may wait is written to its end", async () => {
  await world.pool.query(someOrders(12_000));
  let asked = 0;
  const between = async () => {
    asked += 1;
    if (asked === 2) world.at("2026-11-21T08:30:00Z");
  };
  const { file: stream } = await file(await start(), { between });
  expect(await linesOf(stream)).toHaveLength(12_001);
  expect(asked).toBe(3);
});

test("a slow reader has the orders read no faster than they are taken: two pieces lie in memory, of however many", async () => {
  await world.pool.query(someOrders(12_000));
  let pages = 0;
  const counting: Db = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void (pages += Number(query.sql.includes("placed_at desc"))),
  });
  const ask: Ask = async (path, input) => success(await browser.get<object>(path, input as object));
  const asked = { query: { export: await start() }, language: "en", ask, now: world.shop.clock() } as const;
  const stream = (await ordersCsv(counting)(asked)).file as Readable;
  let [pieces, most] = [0, 0];
  for await (const _ of stream) {
    pieces += 1;
    if (pieces <= 3) await new Promise((resolve) => setTimeout(resolve, 200));
    most = Math.max(most, pages + 1 - pieces);
  }
  expect(pieces).toBe(13);
  expect(most).toBeLessThanOrEqual(3);
});

test("a reader who goes away leaves nothing that is read on", async () => {
  await world.pool.query(someOrders(3000));
  const stream = (await file(await start())).file as Readable;
  for await (const _ of stream) break;
  expect(stream.destroyed).toBe(true);
});

test("pressed twice it is one; more than twenty in an hour are refused, and signing out forgets nothing", async () => {
  const requestKey = randomUUID();
  const press = () => browser.get<{ id: string }>("/staff/startOrderExport", { requestKey });
  const [one, two] = await Promise.all([press(), press()]);
  expect(one).toEqual(two);
  const codes = await Promise.all(
    Array.from({ length: 24 }, () => browser.code("/staff/startOrderExport", { requestKey: randomUUID() })),
  );
  expect(codes.filter((each) => each === "SUCCESS")).toHaveLength(19);
  expect(codes.filter((each) => each === "EXPORTED_OFTEN")).toHaveLength(5);
  expect(await trail()).toHaveLength(20);
});

test.each([{ view: "secret" }, { area: "%" }, { state: "lost" }, { number: "x".repeat(41) }])(
  "%j begins nothing",
  async (filter) => {
    expect(await browser.code("/staff/startOrderExport", { requestKey: randomUUID(), ...filter })).toBe(
      "INVALID_INPUT",
    );
    expect(await trail()).toEqual([]);
  },
);
