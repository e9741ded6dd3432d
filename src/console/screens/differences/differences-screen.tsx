import { useLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import { FinanceList } from "../../parts/finance-list.tsx";
import { foreignAmount } from "../../parts/foreign-amount.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { Moment } from "../../parts/moment.tsx";
import { differences, type Differences } from "./load.ts";

export const loader = differences;

/** Row B1: what the books and a gateway, or the books and themselves, do not say the same: work, with what can be done. */
export function Component() {
  const list = useLoaderData() as Differences;
  const { differences: found } = list;
  return (
    <FinanceList here="differences" list={list} file={<ListFile list="differences" />}>
      {found.length > 0 ? <DifferenceTable differences={found} /> : undefined}
    </FinanceList>
  );
}

function DifferenceTable({ differences: found }: Pick<Differences, "differences">) {
  const { words, language } = usePage();
  const { columns, ...said } = words.differences;
  return (
    <table className="list finance-list gap-list">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="end">
            {columns.ours}
          </th>
          <th scope="col" className="end">
            {columns.theirs}
          </th>
          <th scope="col" className="end">
            {columns.gap}
          </th>
          <th scope="col">{columns.order}</th>
          <th scope="col" aria-sort="descending">
            {columns.since}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ id, kind, cause, ours, theirs, gap, order, openedAt, snoozedUntil, isProposed }) => (
          <tr key={id}>
            <th scope="row" className="gap-what">
              <a href={`/console/finance/differences/${id}`}>{said.kinds[kind]}</a>
              <span className="soft small">{said.causes[cause]}</span>
              {isProposed && <span className="pill hue-gilt">{said.waits}</span>}
              {snoozedUntil !== null && <span className="pill">{said.snoozed(dayText(snoozedUntil, language))}</span>}
            </th>
            <td className="end" data-column={columns.ours}>
              {foreignAmount(ours) ?? <span className="soft">{said.nothing}</span>}
            </td>
            <td className="end" data-column={columns.theirs}>
              {foreignAmount(theirs) ?? <span className="soft">{said.nothing}</span>}
            </td>
            <td className="end" data-column={columns.gap}>
              {gap === null ? <span className="soft">–</span> : <b>{`${gap.currency} ${amountText(gap)}`}</b>}
            </td>
            <td className="number" data-column={columns.order}>
              {order === null ? (
                <span className="soft">{said.noOrder}</span>
              ) : (
                <a href={`/console/orders/${order}`}>{order}</a>
              )}
            </td>
            <td className="soft" data-column={columns.since}>
              <Moment at={openedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
