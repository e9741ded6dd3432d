import { currencies } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { taxIn, taxRateOf } from "../../../kernel/tax.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetStatement } from "./contract.ts";
import { monthOf, spanOf } from "./rules.ts";
import { isBalance, lineOf, statementLines, taxedLines, type StatementLine } from "./statement-rules.ts";
import { movedIn, type Moved } from "./statement-store.server.ts";

export const getStatement = operation(GetStatement, async ({ month: wanted }, { db, now, config }) => {
  const month = wanted ?? monthOf(now);
  const moved = await movedIn(db, spanOf(month));
  const hundredths = taxRateOf(config.COMPANY_TAX_PERCENT, month);
  const statements = currencies.map((currency) => {
    const own = moved.filter((one) => one.currency === currency);
    const sums = sumsByLine(own);
    const sum = (lines: readonly StatementLine[]) => lines.reduce((total, line) => total + (sums.get(line) ?? 0), 0);
    const [sales, refunds] = [sum(taxedLines.sales), sum(taxedLines.refunds)].map((all) => taxIn(all, hundredths));
    const result = sum(statementLines);
    // each event balances: what is left over is an error of the books, and said as in them
    const balance = own.reduce((total, { account, amount }) => total + (isBalance(account) ? amount : 0), 0);
    return {
      lines: statementLines.flatMap((line) => {
        const amount = sums.get(line);
        return amount === undefined ? [] : [{ line, amount: money(amount, currency) }];
      }),
      result: money(result, currency),
      left: money(balance - result, currency),
      tax:
        hundredths === 0
          ? null
          : {
              sales: money(sales!, currency),
              refunds: money(refunds!, currency),
              net: money(sales! + refunds!, currency),
            },
    };
  });
  return { month, taxHundredths: hundredths, statements: statements.filter(({ lines }) => lines.length > 0) };
});

/** What comes in is positive; the ledger credits it. */
function sumsByLine(moved: readonly Moved[]): ReadonlyMap<StatementLine, number> {
  const sums = new Map<StatementLine, number>();
  for (const { account, occasion, amount } of moved) {
    if (isBalance(account)) continue;
    const line = lineOf(account, occasion);
    sums.set(line, (sums.get(line) ?? 0) - amount);
  }
  return sums;
}
