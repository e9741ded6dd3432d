import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { sumLedger } from "../../sales/payments/sum-ledger.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
/** The world's clock stands at 2026-11-21. */
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await sold("october", 1000, "2026-10-31T23:59:59.999Z");
  await sold("november", 500, "2026-11-01T00:00:00Z");
  await sold("back", -200, "2026-11-20T10:00:00Z");
  await sold("dollars", 2500, "2026-11-21T07:10:00Z", "USD");
  await sold("just now", 70, "2026-11-21T07:59:00Z");
});
afterAll(() => world.close());

async function sold(what: string, amount: number, at: string, currency = "HKD"): Promise<void> {
  await world.pool.query(
    `insert into ledger_entries (occasion, account, currency, amount, at) values
     ('payment:' || $1, 'gateway', $2, $3, $4), ('payment:' || $1, 'sales', $2, -$3::int, $4)`,
    [what, currency, amount, at],
  );
}

type Amount = { amount: number; currency: string };
type Books = {
  month: string;
  earlier: string | null;
  later: string | null;
  books: { account: string; before: Amount; debit: Amount; credit: Amount; after: Amount; entries: number }[];
  left: Amount[];
};
const books = (wish: object = {}) => browser.get<Books>("/staff/getBooks", wish);
const lines = ({ books: found }: Books) =>
  found.map(({ account, before, debit, credit, after, entries }) =>
    [account, before.currency, before.amount, debit.amount, credit.amount, after.amount, entries].join(" "),
  );

const november = [
  "gateway HKD 1000 570 200 1370 3",
  "gateway USD 0 2500 0 2500 1",
  "sales HKD -1000 200 570 -1370 3",
  "sales USD 0 0 2500 -2500 1",
];

test("a month's books are the same whether its hours are summed yet or not, and add up to zero", async () => {
  const before = await books();
  expect(lines(before)).toEqual(november);
  expect(before).toMatchObject({ month: "2026-11", earlier: "2026-10", later: null });
  await sumLedger.run({}, world.shop);
  const { rows } = await world.pool.query("select until from ledger_summed");
  expect(rows).toEqual([{ until: new Date("2026-11-21T07:00:00Z") }]);
  const after = await books({ month: "2026-11" });
  expect(lines(after)).toEqual(november);
  expect(after.left.map(({ amount }) => amount)).toEqual([0, 0, 0]);
});

test("a month is whole: its first moment is in it, the next month's is not; later months carry the balance", async () => {
  expect(await books({ month: "2026-10" })).toMatchObject({ earlier: null, later: "2026-11" });
  expect(lines(await books({ month: "2026-10" }))).toEqual([
    "gateway HKD 0 1000 0 1000 1",
    "sales HKD 0 0 1000 -1000 1",
  ]);
  expect(lines(await books({ month: "2026-12" }))).toEqual([
    "gateway HKD 1370 0 0 1370 0",
    "gateway USD 2500 0 0 2500 0",
    "sales HKD -1370 0 0 -1370 0",
    "sales USD -2500 0 0 -2500 0",
  ]);
  expect(lines(await books({ month: "2026-09" }))).toEqual([]);
});

test("books that do not add up say by how much", async () => {
  await world.pool.query(
    "insert into ledger_entries (occasion, account, currency, amount, at) values ('odd', 'fees', 'CNY', 3, '2026-11-21T07:50Z')",
  );
  expect((await books()).left).toContainEqual({ amount: 3, currency: "CNY" });
  await world.pool.query("delete from ledger_entries where occasion = 'odd'");
});

type Entries = {
  entries: { at: string; occasion: string; order: string | null; amount: Amount }[];
  newer: string | null;
  older: string | null;
};
const entries = (wish: object) => browser.get<Entries>("/staff/getEntries", { currency: "HKD", ...wish });

test("an account's entries are the month's, newest first, each with what it was booked for", async () => {
  const { entries: found, newer, older } = await entries({ account: "gateway" });
  expect(found.map(({ at, occasion, amount }) => [at.slice(0, 16), occasion, amount.amount])).toEqual([
    ["2026-11-21T07:59", "payment", 70],
    ["2026-11-20T10:00", "payment", -200],
    ["2026-11-01T00:00", "payment", 500],
  ]);
  expect([newer, older]).toEqual([null, null]);
  expect((await entries({ account: "sales", month: "2026-10" })).entries.length).toBe(1);
  expect((await entries({ account: "fees" })).entries).toEqual([]);
});

test("of some days they are those of the operator's days, whatever month they are in", async () => {
  const found = async (from: string, to: string) =>
    (await entries({ account: "gateway", days: { from, to } })).entries.map(({ amount }) => amount.amount);
  // at midnight UTC it is eight in the morning
  expect(await found("2026-10-31", "2026-11-01")).toContain(500);
  expect(await found("2026-11-20", "2026-11-21")).toEqual([70, -200]);
  expect(await found("2026-11-21", "2026-11-21")).toEqual([70]);
  expect(await found("2026-11-21", "2026-11-20")).toEqual([]);
  expect(
    await browser.code("/staff/getEntries", {
      currency: "HKD",
      account: "fees",
      days: { from: "2026-02-30", to: "2026-03-01" },
    }),
  ).toBe("INVALID_INPUT");
});

test("pages of 50 lead through many entries of one moment and back, with none twice or left out", async () => {
  for (let count = 0; count < 120; count++) await sold(`many ${count}`, 1 + count, "2026-09-15T12:00:00Z");
  const page = (place: object = {}) => entries({ account: "gateway", month: "2026-09", ...place });
  const amounts = ({ entries: found }: Entries) => found.map(({ amount }) => amount.amount);
  const first = await page();
  const second = await page({ after: first.older });
  const third = await page({ after: second.older });
  expect([first, second, third].flatMap(amounts)).toEqual(Array.from({ length: 120 }, (_, count) => 120 - count));
  expect([first.newer, third.older]).toEqual([null, null]);
  expect(amounts(await page({ before: third.newer }))).toEqual(amounts(second));
});

test.each([
  [{ account: "secret" }],
  [{ account: "sales", currency: "EUR" }],
  [{ account: "sales", month: "2026-13" }],
  [{ account: "sales", month: "November" }],
  [{ account: "sales", after: "nonsense" }],
  // an order's cursor
  [{ account: "sales", after: Buffer.from("1.88888888-0000-4000-8000-000000000000").toString("base64url") }],
  [{ account: "sales", after: "MS4x", before: "MS4x" }],
])("%j is refused, and nothing is guessed", async (wish) => {
  expect(await browser.code("/staff/getEntries", { currency: "HKD", ...wish })).toBe("INVALID_INPUT");
});
