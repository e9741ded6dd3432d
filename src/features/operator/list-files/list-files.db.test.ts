import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { StaffRole } from "../../../kernel/staff-right.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";
import { sent as anEnquiry } from "../../people/enquiries/enquiries.world.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { listCsv } from "./list-csv.server.ts";
import type { ListAsFile } from "./rules.ts";
import { openSnapshots, type Steps } from "./snapshots.server.ts";

type Browser = ReturnType<typeof staffBrowser>;
let world: World;
let mei: Browser;
let parcel: string;
beforeAll(async () => {
  world = await freshWorld({ profiles: 3, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 3);
  ({ browser: mei } = await joined(world));
  const order = await aCardOrder(world);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  parcel = order.number;
  await anEnquiry(world, { company: "=HYPERLINK(1)" });
});
afterAll(() => world.close());

const colleague = async (role: StaffRole) =>
  (await joined(world, { email: `${role}@example.com`, name: role, role })).browser;
const rows = async (sql: string) => (await world.pool.query(sql)).rows;

async function begun(
  list: ListAsFile,
  { view = "", browser = mei, language = "en" as "en" | "zh-hk", within = 60_000, facets = {} },
) {
  const { ask } = browser;
  const made = await listCsv(
    world.shop,
    within,
  )({
    query: { list, ...(view && { view }), ...facets },
    language,
    ask: (path, wish) => ask(path, wish as object),
    now: world.shop.clock(),
  });
  return { ...made, file: made.file as Readable };
}
async function file(list: ListAsFile, view?: string, browser = mei, language: "en" | "zh-hk" = "en") {
  const { file: body, name } = await begun(list, { ...(view && { view }), browser, language });
  return { name, lines: (await text(body)).trimEnd().split("\r\n") };
}
const refusedWith = (asked: Promise<unknown>) =>
  asked.then(
    () => "SUCCESS",
    (error: unknown) => (error instanceof CallRefused ? error.code : String(error)),
  );

async function manyCases() {
  await world.pool.query("delete from cases");
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      select 'refund_failed', lpad(n::text, 4, '0'), '{}', $1, $1::timestamptz + n * interval '1 minute'
      from generate_series(0, 2300) as n`,
    [world.shop.clock()],
  );
}
const allCases = Array.from({ length: 2301 }, (_, n) => `"${String(n).padStart(4, "0")}"`);

test("the inbox is a file of all its pages, in its order and with its columns, by the view", async () => {
  await manyCases();
  const { lines, name } = await file("inbox");
  expect(name).toBe(`farwave-inbox-${dateAt(world.shop.clock().getTime(), operatorZone)}.csv`);
  expect(lines[0]).toBe('\u{feff}"What","Whom it touches","Leaves","Due","With"');
  expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(allCases);
  expect((await file("inbox", "closed")).lines).toEqual(['\u{feff}"What","Whom it touches","Leaves","Closed","With"']);
  expect((await file("inbox", "mine", mei, "zh-hk")).lines).toHaveLength(1);
});

test("the file of a filtered inbox has what the filter leaves, and the trail says which it was", async () => {
  await manyCases();
  await world.pool.query("update cases set kind = 'order_held' where subject in ('0007', '1999')");
  const facets = { kind: "order_held", owner: "nobody" };
  const { file: body } = await begun("inbox", { facets });
  const lines = (await text(body)).trimEnd().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[1]?.slice(-5))).toEqual(['0007"', '1999"']);
  const [{ details }] = await rows("select details from actions where action = 'list_exported' and details ? 'filter'");
  expect(details).toEqual({ list: "inbox", filter: "kind=order_held&owner=nobody" });
  expect(await refusedWith(begun("inbox", { facets: { kind: "no such" } }))).toBe("INVALID_INPUT");
});

describe("while it is read", () => {
  const connections = () => world.shop.pool.totalCount - world.shop.pool.idleCount;
  const step = async (reading: AsyncIterator<unknown>) => String((await reading.next()).value);
  beforeEach(manyCases);

  test("its transaction may rest as long as its reader may", async () => {
    const read = openSnapshots(world.db)(async function* (db) {
      yield (await sql`show idle_in_transaction_session_timeout`.execute(db)).rows[0];
    });
    expect((await read.next()).value).toEqual({ idle_in_transaction_session_timeout: "4min" });
    await read.return(undefined);
  });

  test("rows that move stand in it once, where they stood when it was begun", async () => {
    const { file: body } = await begun("inbox", {});
    const reading = body[Symbol.asyncIterator]();
    let read = (await step(reading)) + (await step(reading));
    await world.pool.query("update cases set due_at = due_at - interval '9 days' where subject = '1500'");
    await world.pool.query("update cases set due_at = due_at + interval '9 days' where subject = '0005'");
    await world.pool.query("update cases set closed_at = now() where subject = '2000'");
    for await (const more of { [Symbol.asyncIterator]: () => reading }) read += String(more);
    const lines = read.trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[1])).toEqual(allCases);
  });

  test.each([
    ["whoever breaks off", 60_000, (body: Readable) => void body.destroy()],
    ["whoever is too slow", 300, () => {}],
  ])("%s gives its connection back", async (_, within, leave) => {
    const { file: body } = await begun("inbox", { within });
    const over = once(body, "close");
    const reading = body[Symbol.asyncIterator]();
    await step(reading);
    await step(reading);
    expect(connections()).toBeGreaterThan(0);
    leave(body);
    await over;
    expect(connections()).toBe(0);
  });

  test("two at once have a connection each, and a third waits for its turn", async () => {
    const atOneMoment = openSnapshots(world.db);
    const steps: Steps<unknown> = async function* (db) {
      for (;;) yield (await sql`select 1`.execute(db)).rows;
    };
    const [one, other, third] = [atOneMoment(steps), atOneMoment(steps), atOneMoment(steps)];
    await one.next();
    await other.next();
    const order: string[] = [];
    const begun = third.next().then(() => void order.push("the third begins"));
    await one.next();
    expect(connections()).toBe(2);
    order.push("the first ends");
    await one.return(undefined);
    await begun;
    expect(order).toEqual(["the first ends", "the third begins"]);
    await Promise.all([other.return(undefined), third.return(undefined)]);
    expect(connections()).toBe(0);
  });
});

test("a cell that a spreadsheet would calculate gets an apostrophe", async () => {
  const { lines } = await file("enquiries", "all");
  expect(lines[0]).toBe('\u{feff}"Company","Country or region","Wants to","Received","Answer by","With","State"');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(1\)","SE","buy","[\d-]{10} [\d:]{5}","[\d-]{10} 18:00","","Received"$/);
});

test("differences and chargebacks have their sums as a spreadsheet reads them", async () => {
  await world.pool.query("delete from cases");
  const details = { currency: "CNY", expected: 1234, found: -56 };
  await openCase(world.db, { kind: "ledger_order", subject: "x", details }, world.shop.clock());
  expect((await file("disputes")).lines).toEqual([
    '\u{feff}"Begun","Order","Currency","Amount","Reason","State","Answer by"',
  ]);
  const [head, line] = (await file("differences")).lines;
  expect(head).toBe('\u{feff}"What","Ours","Theirs","Difference","Order","Since"');
  expect(line).toMatch(/^"Order whose money is not its price: [^"]+","CNY -0\.56","CNY 12\.34","","","[\d :-]+"$/);
});

test("stock is a line for each pool", async () => {
  const { lines } = await file("stock");
  expect(lines[0]).toBe('\u{feff}"Pool","Free","Held","Sold","Retired","Sold a day","Days left","Order by"');
  expect(lines.slice(1).map((line) => line.split(",").slice(0, 2))).toEqual([
    ['"eSIM profiles"', '"3"'],
    ['"SIM cards"', '"2"'],
  ]);
});

test("parcels, where places and tracking numbers stand, ask for a fresh proof; each file is in the trail, and twenty an hour are enough", async () => {
  const { lines } = await file("parcels", "to_post");
  expect(lines[0]).toBe('\u{feff}"Order","To","With","Cards","Promised for","State"');
  expect(lines[1]).toMatch(new RegExp(`^"${parcel}",`));
  const taken = await rows(
    "select who, details from actions where action = 'list_exported' and details ->> 'list' = 'parcels'",
  );
  expect(taken).toEqual([
    { who: "mei@example.com", details: expect.objectContaining({ list: "parcels", view: "to_post" }) },
  ]);
  world.at(new Date(world.shop.clock().getTime() + 11 * 60_000).toISOString());
  expect(await refusedWith(file("parcels"))).toBe("CONFIRM_FIRST");
  expect(await refusedWith(file("stock"))).toBe("SUCCESS");
  for (let n = 0; n < 20; n++) await refusedWith(file("stock"));
  expect(await refusedWith(file("stock"))).toBe("EXPORTED_OFTEN");
});

test("a list is a file for whoever sees it, and for nobody else; a view of another list is refused", async () => {
  const editor = await colleague("editor");
  for (const list of ["enquiries", "disputes", "differences", "parcels"] as const)
    expect([list, await refusedWith(file(list, undefined, editor))]).toEqual([list, "RIGHT_MISSING"]);
  const kit = await colleague("support");
  expect(await refusedWith(file("inbox", "to_post", kit))).toBe("INVALID_INPUT");
  expect(await kit.code("/staff/takeListFile", { list: "parcels", view: "open" })).toBe("INVALID_INPUT");
  expect(await refusedWith(file("stick" as never, undefined, kit))).toBe("INVALID_INPUT");
});

test("whoever has lost the right before the first row leaves reads the head alone", async () => {
  const kit = await colleague("finance");
  await world.pool.query("delete from cases");
  await world.pool.query(
    "insert into cases (kind, subject, details, opened_at) values ('refund_failed', '1', '{}', now())",
  );
  const { file: body } = await begun("inbox", { browser: kit });
  await world.pool.query("delete from staff_sessions where staff_id = (select id from staff where name = 'finance')");
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of body) pieces.push(String(piece));
  })();
  expect(await refusedWith(reading)).toBe("TOKEN_VALID_FAIL");
  expect(pieces).toHaveLength(1);
});

test("whoever loses the right while the file is written reads no further", async () => {
  const kit = await colleague("finance");
  await world.pool.query("delete from cases");
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at) select 'refund_failed', n::text, '{}', now() from generate_series(1, 3500) n`,
  );
  const { file: body } = await begun("inbox", { browser: kit });
  const reading = body[Symbol.asyncIterator]();
  await reading.next();
  // one of the pieces behind this one is read ahead
  await reading.next();
  await world.pool.query("delete from staff_sessions where staff_id = (select id from staff where name = 'finance')");
  expect(
    await refusedWith(
      (async () => {
        while (!(await reading.next()).done);
      })(),
    ),
  ).toBe("TOKEN_VALID_FAIL");
});
