import { useLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import { PagesOf } from "../../parts/finance-list.tsx";
import { Dropped } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { payout, type Payout } from "./load.ts";

export const loader = payout;

/** Row B1: one payout: what it is made of, and each line with its order and what our books have of it. */
export function Component() {
  const found = useLoaderData() as Payout;
  const { id, gateway, reference, state, createdAt, arrivesAt, lines, dropped } = found;
  const { words, language } = usePage();
  const said = words.payouts;
  const title = said.payout(dayText(createdAt, language));
  return (
    <>
      <title>{words.titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/finance/payouts">
          <Icon name="arrow-left" />
          <span className="vh">{said.title}</span>
        </a>
        <h1>{title}</h1>
        <span className={state === "failed" ? "pill hue-gilt finance-state" : "pill finance-state"}>
          {said.states[state]}
        </span>
        {lines.length > 0 && (
          <nav className="pages" aria-label={said.file}>
            <a className="button button-quiet" href={`/console/files/payout.csv?id=${id}`} download>
              <Icon name="download" />
              {said.download}
            </a>
          </nav>
        )}
      </header>
      <Dropped names={dropped} />
      <p className="finance-facts">
        {[gateway, reference, `${said.list.arrives} ${dayText(arrivesAt, language)}`].join(" · ")}
      </p>
      <Sums payout={found} />
      {lines.length > 0 ? <Lines payout={found} /> : <p className="finance-facts">{said.none}</p>}
      <PagesOf list={found} path={`/console/finance/payouts/${id}`} note={said.linesFoot} />
    </>
  );
}

function Sums({ payout: { sums, amount } }: { payout: Payout }) {
  const { columns, kinds, ...said } = usePage().words.payouts;
  return (
    <table className="list finance-list">
      <caption>{said.sums}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col" className="end">
            {columns.count}
          </th>
          <th scope="col" className="end">
            {columns.amount}
          </th>
          <th scope="col" className="end">
            {columns.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.kind}>
            <th scope="row">{kinds[sum.kind]}</th>
            <td className="end" data-column={columns.count}>
              {sum.lines}
            </td>
            <td className="end" data-column={columns.amount}>
              {amountText(sum)}
            </td>
            <td className="end" data-column={columns.fee}>
              {amountText({ amount: -sum.fee })}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {said.total}
          </th>
          <td className="end" colSpan={2}>
            <b>{`${amount.currency} ${amountText(amount)}`}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Lines({ payout: { lines } }: { payout: Payout }) {
  const { words, language } = usePage();
  const { columns, kinds, verdicts, ...said } = words.payouts;
  return (
    <table className="list finance-list">
      <caption>{said.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col" aria-sort="descending">
            {columns.at}
          </th>
          <th scope="col">{columns.kind}</th>
          <th scope="col" className="end">
            {columns.charged}
          </th>
          <th scope="col" className="end">
            {columns.amount}
          </th>
          <th scope="col" className="end">
            {columns.fee}
          </th>
          <th scope="col">{columns.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.reference}>
            <th scope="row" className="number">
              {line.order === null ? (
                <span className="soft">{said.noOrder}</span>
              ) : (
                <a href={`/console/orders/${line.order}`}>{line.order}</a>
              )}
            </th>
            <td className="soft" data-column={columns.at}>
              <time dateTime={line.at}>{shortMoment(line.at, language)}</time>
            </td>
            <td data-column={columns.kind}>{kinds[line.kind]}</td>
            <td className="end soft" data-column={columns.charged}>
              {line.booked ? `${line.booked.currency} ${amountText(line.booked)}` : "–"}
            </td>
            <td className="end" data-column={columns.amount}>
              {amountText(line)}
            </td>
            <td className="end" data-column={columns.fee}>
              {amountText({ amount: -line.fee })}
            </td>
            <td data-column={columns.verdict}>
              {line.verdict === "right" ? (
                <span className="soft">{verdicts.right}</span>
              ) : line.difference === null ? (
                <span className="soft">{said.settled}</span>
              ) : (
                <a href={`/console/finance/differences/${line.difference}`}>
                  <b>{verdicts[line.verdict]}</b> · {said.settle}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
