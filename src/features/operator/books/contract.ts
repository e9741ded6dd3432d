import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey } from "../../../kernel/fields.ts";
import { isDate } from "../../../kernel/zoned-time.ts";
import { ledgerAccounts, occasions } from "./rules.ts";
import { statementLines } from "./statement-rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));
const Month = z.string("empty").check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "format"));

/** Amounts of the ledger: debit is positive, and over all accounts each currency adds up to zero. */
export const GetBooks = endpoint({
  path: "/staff/getBooks",
  summary: "The ledger's accounts in one month (UTC), by currency: before, debit, credit, after.",
  caller: "staff",
  right: "see_finance",
  input: z.object({
    /** The running month, unless said. */
    month: z.optional(Month),
  }),
  output: z.object({
    month: z.string(),
    /** The months beside it that have entries. */
    earlier: z.nullable(z.string()),
    later: z.nullable(z.string()),
    books: z.array(
      z.object({
        account: z.enum(ledgerAccounts),
        before: MoneyAmount,
        debit: MoneyAmount,
        credit: MoneyAmount,
        after: MoneyAmount,
        entries: z.int(),
      }),
    ),
    /** By currency: what is left over when all accounts are added up. Anything but zero is an error in the books. */
    left: z.array(MoneyAmount),
    /** Nothing can be booked in this month any more. */
    sealed: z.nullable(z.object({ at: z.string(), who: z.string() })),
    /** Whether it is this month's turn: it is over, and all months before it are sealed. */
    canBeSealed: z.boolean(),
    /** Of all figures: what is sealed is what was seen. */
    seen: z.string(),
  }),
});

const Tax = z.object({ sales: MoneyAmount, refunds: MoneyAmount, net: MoneyAmount });

/** What comes in is positive. */
export const GetStatement = endpoint({
  path: "/staff/getStatement",
  summary:
    "What one month (UTC) brought and cost by currency: sales, refunds, chargebacks and fees, with the tax contained.",
  caller: "staff",
  right: "see_finance",
  limit: "compute",
  input: z.object({
    /** The running month, unless said. */
    month: z.optional(Month),
  }),
  output: z.object({
    month: z.string(),
    /** Of the tax that every price contains, in hundredths of a percent; 0: none. */
    taxHundredths: z.int(),
    statements: z.array(
      z.object({
        lines: z.array(z.object({ line: z.enum(statementLines), amount: MoneyAmount })),
        /** All lines together: what gateways, the bank and money paid in advance came to in the month. */
        result: MoneyAmount,
        /** By how much they came to something else. Anything but zero is an error in the books. */
        left: MoneyAmount,
        tax: z.nullable(Tax),
      }),
    ),
  }),
});

export const SealMonth = endpoint({
  path: "/staff/sealMonth",
  summary: "Closes the books of a month for good; later corrections are booked in the month in which they are made.",
  caller: "staff",
  right: "seal_books",
  limit: "write",
  /** `seen`: as `getBooks` answered it. */
  input: z.object({ requestKey: RequestKey, month: Month, seen: z.string().check(z.maxLength(100, "format")) }),
  output: z.object({ month: z.string() }),
  refusals: ["MONTH_NOT_DUE", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

const Day = z.string().check(z.refine(isDate, "format"));
const Days = z.object({ from: Day, to: Day });

export const GetEntries = endpoint({
  path: "/staff/getEntries",
  summary:
    "The entries of one account and currency in one month (UTC) or on some days of the operator, newest first, 50 at a time.",
  caller: "staff",
  right: "see_finance",
  input: z.object({
    account: z.enum(ledgerAccounts, "choose"),
    currency: z.enum(currencies, "choose"),
    month: z.optional(Month),
    /** Instead of a month: from the first to the last of these days, by the operator's clocks. */
    days: z.optional(Days),
    after: z.optional(Cursor),
    before: z.optional(Cursor),
  }),
  output: z.object({
    /** Of days the month in which the first begins. */
    month: z.string(),
    days: z.nullable(Days),
    entries: z.array(
      z.object({
        at: z.string(),
        occasion: z.enum(occasions),
        /** Null for money that is no order's. */
        order: z.nullable(z.string()),
        amount: MoneyAmount,
      }),
    ),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
  }),
});
