import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { entriesCsv } from "./entries-csv.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let fin: Browser;
let kit: Browser;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: fin } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" }));
  ({ browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  await world.pool.query(
    `insert into ledger_entries (occasion, account, currency, amount, at)
     select 'payment:' || n, account, 'HKD', case account when 'sales' then -n else n end, $1
     from generate_series(1, 2300) as n, unnest(array['gateway', 'sales']) as account`,
    ["2026-11-15T12:00:00Z"],
  );
});
afterAll(() => world.close());

const made = (query: object, browser = mei) =>
  entriesCsv(world.db)({
    query: { account: "gateway", currency: "HKD", ...query },
    language: "en",
    ask: (path, wish) => browser.ask(path, wish as object),
    now: world.shop.clock(),
  });
const linesOf = async (query: object) => parse(await text((await made(query)).file as Readable), { bom: true });

test("all pages of an account stand in one file, each entry once, the newest first, as a spreadsheet calculates", async () => {
  const [head, ...lines] = await linesOf({ month: "2026-11" });
  expect(head).toHaveLength(6);
  expect(lines.map(([, , , , , amount]) => Math.round(Number(amount) * 100))).toEqual(
    Array.from({ length: 2300 }, (_, n) => 2300 - n),
  );
  expect(lines[0]).toEqual(["2026-11-15T12:00:00.000Z", "Owed by payment gateways", "Payment", "", "HKD", "23.00"]);
  const sales = await linesOf({ account: "sales", from: "2026-11-15", to: "2026-11-15" });
  expect([sales.length, sales[1]![5]]).toEqual([2301, "-23.00"]);
  expect(await linesOf({ month: "2026-10" })).toHaveLength(1);
  expect((await made({ from: "2026-11-15", to: "2026-11-16" })).name).toBe(
    "farwave-ledger-gateway-HKD-2026-11-15-2026-11-16.csv",
  );
});

test("a file that asks anew while it is read is one look at the books", async () => {
  const ask = fin.oneRequest();
  const { file } = await entriesCsv(world.db)({
    query: { account: "gateway", currency: "HKD", month: "2026-11" },
    language: "en",
    ask: (path, wish) => ask(path, wish as object),
    now: world.shop.clock(),
  });
  await text(file as Readable);
  await world.shop.rightUses.flush();
  const { rows } = await world.pool.query("select times::int as times from right_uses where \"right\" = 'see_finance'");
  expect(rows).toEqual([{ times: 1 }]);
});

test("whoever has lost the right before the first row leaves reads the head alone", async () => {
  const { browser: sue } = await joined(world, { email: "sue@example.com", name: "Sue", role: "finance" });
  const { file } = await made({ month: "2026-11" }, sue);
  await world.pool.query("update staff set role = 'support' where email = 'sue@example.com'");
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of file as Readable) pieces.push(String(piece));
  })();
  await expect(reading).rejects.toThrow(CallRefused);
  expect(pieces).toHaveLength(1);
});

test("whoever may not see the books gets none, and who loses that while it is read reads no further", async () => {
  await expect(made({ month: "2026-11" }, kit)).rejects.toThrow(CallRefused);
  await expect(made({ account: "everything" })).rejects.toThrow(CallRefused);
  const { file } = await made({ month: "2026-11" }, fin);
  await world.pool.query("update staff set role = 'support' where email = 'fin@example.com'");
  await expect(text(file as Readable)).rejects.toThrow(CallRefused);
});
