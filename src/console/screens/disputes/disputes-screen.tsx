import { useLoaderData } from "react-router";
import { disputeFacets } from "../../../features/sales/disputes/dispute-filter.ts";
import { amountText } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import { FacetBar, InTheWay } from "../../parts/facet-bar.tsx";
import { Choices, FinanceList } from "../../parts/finance-list.tsx";
import { ListFile } from "../../parts/list-file.tsx";
import { Empty } from "../../parts/list.tsx";
import { useFaceted } from "./choices.ts";
import { disputes, type Disputes } from "./load.ts";

export const loader = disputes;

/** What banks take back, with the day by which to answer. */
export function Component() {
  const list = useLoaderData() as Disputes;
  const { disputes: found, view, asks, isCut } = list;
  const { facets, disputes: said } = usePage().words;
  const { views } = said;
  const faceted = useFaceted(asks);
  const isFiltered = disputeFacets.some((facet) => asks[facet] !== undefined);
  const choices = (["open", "all"] as const).map((one) => ({
    href: `/console/finance/disputes?view=${one}`,
    label: views[one],
    isHere: one === view,
  }));
  return (
    <FinanceList
      here="disputes"
      list={list}
      keeps={asks}
      choices={<Choices label={views.label} choices={choices} />}
      file={<ListFile list="disputes" asks={asks} />}
      bar={<FacetBar {...faceted} first={disputeFacets} />}
      emptied={
        isFiltered ? (
          <Empty title={isCut ? facets.looked : facets.empty}>
            {!isCut && (
              <InTheWay
                {...faceted}
                without={list.without}
                view={{ label: views.label, text: views[view], widest: "all" }}
              />
            )}
          </Empty>
        ) : undefined
      }
    >
      {found.length > 0 ? <DisputeTable disputes={found} /> : undefined}
    </FinanceList>
  );
}

function DisputeTable({ disputes: found }: Pick<Disputes, "disputes">) {
  const { words, language } = usePage();
  const { columns, ...said } = words.disputes;
  return (
    <table className="list finance-list">
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
        {found.map(({ id, order, topUp, state, amount, reason, begunAt, answerBy, answeredAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/console/finance/disputes/${id}`}>{dayText(begunAt, language)}</a>
            </th>
            <td data-column={columns.order}>
              {order ? <a href={`/console/orders/${order}`}>{order}</a> : (topUp ?? "–")}
            </td>
            <td className="end" data-column={columns.amount}>
              <b>{`${amount.currency} ${amountText(amount)}`}</b>
            </td>
            <td data-column={columns.reason}>{said.reasons[reason]}</td>
            <td data-column={columns.state}>
              <span className={state === "lost" ? "pill hue-gilt finance-state" : "pill finance-state"}>
                {state === "needs_answer" && answeredAt !== null ? said.answered : said.states[state]}
              </span>
            </td>
            <td data-column={columns.due}>
              {state === "needs_answer" && answerBy !== null ? dayText(answerBy, language) : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
