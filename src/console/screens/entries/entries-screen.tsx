import { useLoaderData } from "react-router";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { monthText, spanText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Amount } from "../../parts/amount.tsx";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { entries, type Entries } from "./load.ts";

export const loader = entries;

/** The entries of one account, each with the order that it belongs to. */
export function Component() {
  const { account, currency, month, days, entries: found, newer, older, dropped } = useLoaderData() as Entries;
  const { words, language } = usePage();
  const { entries: said, accounts } = words.finance;
  const title = accounts[account];
  const asks = { account, currency, ...(days ?? { month }) };
  const at = (place: Record<string, string>) =>
    `/console/finance/entries?${new URLSearchParams({ ...asks, ...place })}`;
  return (
    <>
      <title>{words.titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href={`/console/finance?month=${month}`}>
          <Icon name="arrow-left" />
          <span className="vh">{said.back}</span>
        </a>
        <h1>{title}</h1>
        <p className="soft">{said.lede(days ? spanText(days, language) : monthText(month, language), currency)}</p>
        {found.length > 0 && (
          <a
            className="button button-quiet entries-csv"
            href={`/console/files/ledger.csv?${new URLSearchParams(asks)}`}
            download
          >
            <Icon name="download" />
            {words.orders.csv.open}
          </a>
        )}
      </header>
      <Dropped names={dropped} />
      {found.length > 0 ? <EntryTable entries={found} days={days} /> : <Empty title={said.empty}>{null}</Empty>}
      <Pages
        note={days ? said.footOfDays : said.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

function EntryTable({ entries: found, days }: Pick<Entries, "entries" | "days">) {
  const { words, language } = usePage();
  const { columns, ...said } = words.finance.entries;
  return (
    <table className="list">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            {columns.at}
          </th>
          <th scope="col">{columns.occasion}</th>
          <th scope="col">{columns.order}</th>
          <th scope="col" className="end">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ at, occasion, order, amount }, position) => (
          <tr key={`${at}${position}`}>
            <td className="soft line-2">
              <time dateTime={at}>{shortMoment(at, language, days ? operatorZone : "UTC")}</time>
            </td>
            <td className="line-3">{said.occasions[occasion]}</td>
            <th scope="row" className="number">
              {order === null ? (
                <span className="soft">{said.noOrder}</span>
              ) : (
                <a href={`/console/orders/${order}`}>{order}</a>
              )}
            </th>
            <td className="end">
              <Amount of={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
