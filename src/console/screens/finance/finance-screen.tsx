import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { amountText, type Money } from "../../../kernel/money.ts";
import { may } from "../../../kernel/staff-right.ts";
import { monthText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Amount } from "../../parts/amount.tsx";
import { FinanceTabs } from "../../parts/finance-tabs.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { actOnBooks } from "./act.ts";
import { books, type Books } from "./load.ts";

export const loader = books;
export const action = actOnBooks;

type Book = Books["books"][number];

/** Row B1: the ledger by account and month; each account leads to its entries, and each entry to its order. */
export function Component() {
  const page = useLoaderData() as Books;
  const { month, earlier, later, books: found, left, done, dropped } = page;
  const answered = useActionData() as Answered | undefined;
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
      <FinanceTabs here="books" />
      <Dropped names={dropped} />
      {done && !answered && <output className="told">{finance.seal.done}</output>}
      {inCurrency.map(({ rest, accounts }) => (
        <Accounts key={rest.currency} month={month} rest={rest} accounts={accounts} />
      ))}
      {inCurrency.length === 0 && (
        <Empty title={finance.empty}>
          <p>{finance.emptyLede}</p>
        </Empty>
      )}
      {inCurrency.length > 0 && <Closing page={page} />}
      <footer className="foot">{finance.foot}</footer>
    </>
  );
}

/** The month as a file, and its end: sealed by whom, or the way to seal it when its turn has come. */
function Closing({ page: { month, sealed, canBeSealed, seen } }: { page: Books }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words, language } = usePage();
  const { seal, files, statement } = words.finance;
  const named = monthText(month, language);
  const query = `?${new URLSearchParams({ month })}`;
  return (
    <section className="books-closing">
      <nav aria-label={files}>
        <h2>{files}</h2>
        {["csv", "pdf"].map((kind) => (
          <a key={kind} className="button button-quiet" href={`/console/files/books.${kind}${query}`} download>
            <Icon name="download" />
            {kind.toUpperCase()}
          </a>
        ))}
      </nav>
      <nav aria-label={statement.files}>
        <h2>{statement.files}</h2>
        {["csv", "pdf"].map((kind) => (
          <a key={kind} className="button button-quiet" href={`/console/files/statement.${kind}${query}`} download>
            <Icon name="download" />
            {kind.toUpperCase()}
          </a>
        ))}
      </nav>
      {sealed && (
        <p className="books-sealed">
          <Icon name="lock" />
          {seal.sealed(sealed.who, shortMoment(sealed.at, language))}
        </p>
      )}
      {canBeSealed && may(me, "seal_books") && (
        <form method="post" action={`/console/finance${query}`}>
          <h2>{seal.title}</h2>
          <FormProblem />
          <p>{seal.lede(named)}</p>
          <RequestKey />
          <input type="hidden" name="month" value={month} />
          <input type="hidden" name="seen" value={seen} />
          <button className="button button-go">{seal.press(named)}</button>
        </form>
      )}
    </section>
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
