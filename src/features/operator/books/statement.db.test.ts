import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { taxIn } from "../../../kernel/tax.ts";
import { writeLedger } from "../../sales/payments/ledger-store.server.ts";
import {
  ledgerOfDispute,
  ledgerOfFee,
  ledgerOfPayment,
  ledgerOfPayout,
  ledgerOfRefund,
  ledgerOfWaived,
  splitAt,
  totalOf,
  turnedRound,
  type LedgerLine,
  type Sold,
} from "../../sales/payments/ledger.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
/** The world's clock stands at 2026-11-21. */
beforeAll(async () => {
  world = await freshWorld({
    profiles: 0,
    environment: { COMPANY_TAX_PERCENT: "2026-10=8.1,2026-12=20", WRITE_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world));
});
afterAll(() => world.close());

type Amount = { amount: number; currency: Currency };
type Statement = {
  month: string;
  taxHundredths: number;
  statements: {
    lines: { line: string; amount: Amount }[];
    result: Amount;
    left: Amount;
    tax: { sales: Amount; refunds: Amount; net: Amount } | null;
  }[];
};
type Books = { books: { account: string; debit: Amount; credit: Amount }[] };
const statement = (wish: object = {}) => browser.get<Statement>("/staff/getStatement", wish);

let events = 0;
const book = (what: string, lines: readonly LedgerLine[], at = "2026-11-10T10:00:00Z") =>
  writeLedger(world.db, null, `${what}:${++events}`, lines, new Date(at));

/** In parts that no split divides evenly; the last one is sent back by the bank. */
const paid: Sold = { goods: 10_007, postage: 1003, promo: 333 };
const parts = [1, 3333, 2999];

/** Sold, given back in parts, one of them failed, disputed and won, disputed and lost; with fees and a payout. */
async function aMonthOf(currency: Currency, charged: Currency): Promise<void> {
  const rate = currency === charged ? 1 : 0.9137;
  const there = (amount: number) => money(Math.round(amount * rate), charged);
  await book("payment", ledgerOfPayment(paid, currency, there(totalOf(paid))));
  await book("payment", ledgerOfPayment({ goods: 777, postage: 0, promo: 0 }, currency, there(777)));
  await book("payment", ledgerOfWaived(money(191, currency)));
  let back = 0;
  for (const part of parts) {
    const lines = ledgerOfRefund({ paid, back: splitAt(paid, back) }, money(part, currency), there(part));
    await book("refund", lines);
    if (part === parts.at(-1)) await book("refund-failed", turnedRound(lines));
    back += part;
  }
  await book("fee", ledgerOfFee(money(29, charged)));
  await book("dispute", ledgerOfDispute("taken", there(777)));
  await book("dispute-fee", ledgerOfFee(money(1501, charged)));
  await book("dispute", ledgerOfDispute("returned", there(776)));
  await book("payout", ledgerOfPayout(money(4001, charged)));
}

test("a month's statement comes in every currency to what the books moved, to the minor unit, refunds and tax on lines of their own", async () => {
  await aMonthOf("HKD", "HKD");
  await aMonthOf("USD", "USD");
  await aMonthOf("CNY", "CNY");
  await aMonthOf("CNY", "USD");
  await book("payment", ledgerOfPayment(paid, "HKD", money(totalOf(paid), "HKD")), "2026-10-31T23:59:59.999Z");
  const { statements, taxHundredths } = await statement();
  expect([taxHundredths, statements.map(({ result }) => result.currency)]).toEqual([810, [...currencies]]);
  const { books } = await browser.get<Books>("/staff/getBooks", { month: "2026-11" });
  for (const { lines, result, left, tax } of statements) {
    const { currency } = result;
    const moved = books
      .filter(({ account, debit }) => debit.currency === currency && ["gateway", "bank", "deposits"].includes(account))
      .reduce((sum, { debit, credit }) => sum + debit.amount - credit.amount, 0);
    expect([currency, result.amount, left.amount]).toEqual([currency, moved, 0]);
    expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(moved);
    const of = (start: string) =>
      lines.filter(({ line }) => line.startsWith(start)).reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(tax).toEqual({
      sales: money(taxIn(of("sold"), 810), currency),
      refunds: money(taxIn(of("refund"), 810), currency),
      net: money(taxIn(of("sold"), 810) + taxIn(of("refund"), 810), currency),
    });
  }
  const hongKong = Object.fromEntries(
    statements.find(({ result }) => result.currency === "HKD")!.lines.map(({ line, amount }) => [line, amount.amount]),
  );
  expect(hongKong).toMatchObject({
    sold_goods: 10_007 + 777 + 191,
    sold_postage: 1003,
    sold_promo: -333,
    sold_waived: -191,
    refunds_failed: 2999,
    chargebacks: -1,
    chargeback_fees: -1501,
    fees: -29,
  });
  const refunded = ["refunded_goods", "refunded_postage", "refunded_promo"].map((line) => hongKong[line]!);
  expect(refunded.reduce((sum, amount) => sum + amount, 0)).toBe(-(1 + 3333 + 2999));
});

test("a rate holds from its month on; before the first no tax is contained", async () => {
  await book(
    "payment",
    ledgerOfPayment({ goods: 1200, postage: 0, promo: 0 }, "HKD", money(1200, "HKD")),
    "2026-09-02T08:00:00Z",
  );
  expect(await statement({ month: "2026-09" })).toMatchObject({ taxHundredths: 0, statements: [{ tax: null }] });
  expect((await statement({ month: "2026-10" })).statements[0]!.tax!.sales).toEqual(
    money(taxIn(totalOf(paid), 810), "HKD"),
  );
  expect(await statement({ month: "2026-12" })).toMatchObject({ taxHundredths: 2000, statements: [] });
  expect(await browser.code("/staff/getStatement", { month: "2026-13" })).toBe("INVALID_INPUT");
});

test("a booking that does not balance is said, not hidden in a line", async () => {
  await book("fee", [{ account: "fees", amount: money(3, "CNY") }], "2026-08-05T08:00:00Z");
  const [only] = (await statement({ month: "2026-08" })).statements;
  expect(only).toMatchObject({ result: money(-3, "CNY"), left: money(3, "CNY") });
});
