import { useLoaderData } from "react-router";
import type { Money } from "../../../kernel/money.ts";
import { monthText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { Amount, amountText } from "../../parts/amount.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { books, type Books } from "./load.ts";

export const loader = books;

type Book = Books["books"][number];

/** Row B1: the ledger by account and month; each account leads to its entries, and each entry to its order. */
export function Component() {
  const { month, earlier, later, books: found, left, dropped } = useLoaderData() as Books;
  const { words, language } = usePage();
  const { finance } = words;
  const title = finance.title(monthText(month, language));
  const inCurrency = left
    .map((rest) => ({ rest, accounts: found.filter(({ after }) => after.currency === rest.currency) }))
    .filter(({ accounts }) => accounts.length > 0);
  return (
    <>
      <title>{words.titled(title)}</title>
      <header className="bar">
        <h1>{title}</h1>
        <nav className="pages" aria-label={finance.months}>
          {earlier && (
            <a className="button button-quiet" href={`/console/finance?month=${earlier}`} rel="prev">
              <Icon name="chevron-left" />
              {finance.earlier}
            </a>
          )}
          {later && (
            <a className="button button-quiet" href={`/console/finance?month=${later}`} rel="next">
              {finance.later}
              <Icon name="chevron-right" />
            </a>
          )}
        </nav>
      </header>
      <Dropped names={dropped} />
      {inCurrency.map(({ rest, accounts }) => (
        <Accounts key={rest.currency} month={month} rest={rest} accounts={accounts} />
      ))}
      {inCurrency.length === 0 && (
        <Empty title={finance.empty}>
          <p>{finance.emptyLede}</p>
        </Empty>
      )}
      <footer className="foot">{finance.foot}</footer>
    </>
  );
}

function Accounts({ month, rest, accounts }: { month: string; rest: Money; accounts: readonly Book[] }) {
  const { finance: words } = useWords();
  const { columns } = words;
  const { currency } = rest;
  const sum = (column: "before" | "debit" | "credit"): Money => ({
    currency,
    amount: accounts.reduce((total, account) => total + account[column].amount, 0),
  });
  return (
    <table className="list books">
      <caption>{words.caption(currency)}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.account}</th>
          <th scope="col" className="end wide-only">
            {columns.before}
          </th>
          <th scope="col" className="end">
            {columns.debit}
          </th>
          <th scope="col" className="end">
            {columns.credit}
          </th>
          <th scope="col" className="end">
            {columns.after}
          </th>
          <th scope="col" className="end wide-only">
            {columns.entries}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ account, before, debit, credit, after, entries }) => (
          <tr key={account}>
            <th scope="row">
              <a href={`/console/finance/entries?${new URLSearchParams({ account, currency, month })}`}>
                {words.accounts[account]}
              </a>
            </th>
            <td className="end wide-only">
              <Amount of={before} />
            </td>
            <td className="end" data-column={columns.debit}>
              <Amount of={debit} />
            </td>
            <td className="end" data-column={columns.credit}>
              <Amount of={credit} />
            </td>
            <td className="end" data-column={columns.after}>
              <b>{amountText(after)}</b>
            </td>
            <td className="end soft wide-only">{entries}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.together}</th>
          <td className="end wide-only">
            <Amount of={sum("before")} />
          </td>
          <td className="end" data-column={columns.debit}>
            <Amount of={sum("debit")} />
          </td>
          <td className="end" data-column={columns.credit}>
            <Amount of={sum("credit")} />
          </td>
          <td className="end" data-column={columns.after}>
            <b>{amountText(rest)}</b>
          </td>
          <td className="end whole">
            {rest.amount === 0 ? (
              <span className="state tone-good">
                <Icon name="check" />
                {words.balanced}
              </span>
            ) : (
              <span className="field-error">
                <Icon name="triangle-alert" />
                {words.left(amountText(rest))}
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
