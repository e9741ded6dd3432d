import { useLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { usePage } from "../../ground/asking.ts";
import { FinanceTabs } from "../../parts/finance-tabs.tsx";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { disputes, type Disputes } from "./load.ts";

export const loader = disputes;

/** What banks take back, with the day by which to answer. */
export function Component() {
  const { disputes: found, view, newer, older, dropped } = useLoaderData() as Disputes;
  const { words } = usePage();
  const said = words.disputes;
  const at = (place: Record<string, string>) => `/console/finance/disputes?${new URLSearchParams({ view, ...place })}`;
  return (
    <>
      <title>{words.titled(said.title)}</title>
      <header className="bar">
        <h1>{said.title}</h1>
        <nav className="pages payout-gateways" aria-label={said.views.label}>
          {(["open", "all"] as const).map((one) => (
            <a
              key={one}
              className="button button-quiet"
              href={`/console/finance/disputes?view=${one}`}
              aria-current={one === view ? "page" : undefined}
            >
              {said.views[one]}
            </a>
          ))}
        </nav>
      </header>
      <FinanceTabs here="disputes" />
      <Dropped names={dropped} />
      {found.length > 0 ? (
        <DisputeTable disputes={found} />
      ) : (
        <Empty title={said.empty}>
          <p>{said.emptyLede}</p>
        </Empty>
      )}
      <Pages
        note={said.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

function DisputeTable({ disputes: found }: Pick<Disputes, "disputes">) {
  const { words, language } = usePage();
  const { columns, ...said } = words.disputes;
  const day = (instant: string) => dateText(dateAt(Date.parse(instant), operatorZone), language);
  return (
    <table className="list payouts">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            {columns.begun}
          </th>
          <th scope="col">{columns.order}</th>
          <th scope="col" className="end">
            {columns.amount}
          </th>
          <th scope="col">{columns.reason}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.due}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ id, order, state, amount, reason, begunAt, answerBy, answeredAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/console/finance/disputes/${id}`}>{day(begunAt)}</a>
            </th>
            <td data-column={columns.order}>{order ? <a href={`/console/orders/${order}`}>{order}</a> : "–"}</td>
            <td className="end" data-column={columns.amount}>
              <b>{`${amount.currency} ${amountText(amount)}`}</b>
            </td>
            <td data-column={columns.reason}>{said.reasons[reason]}</td>
            <td data-column={columns.state}>
              <span className={state === "lost" ? "pill hue-gilt payout-state" : "pill payout-state"}>
                {state === "needs_answer" && answeredAt !== null ? said.answered : said.states[state]}
              </span>
            </td>
            <td data-column={columns.due}>{state === "needs_answer" && answerBy !== null ? day(answerBy) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
