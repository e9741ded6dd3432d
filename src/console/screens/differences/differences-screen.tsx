import { useLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { FinanceTabs } from "../../parts/finance-tabs.tsx";
import { foreignAmount } from "../../parts/foreign-amount.ts";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { differences, type Differences } from "./load.ts";

export const loader = differences;

/** Row B1: what the books and a gateway, or the books and themselves, do not say the same: work, with what can be done. */
export function Component() {
  const { differences: found, newer, older, dropped } = useLoaderData() as Differences;
  const { words } = usePage();
  const said = words.differences;
  const at = (place: Record<string, string>) => `/console/finance/differences?${new URLSearchParams(place)}`;
  return (
    <>
      <title>{words.titled(said.title)}</title>
      <header className="bar">
        <h1>{said.title}</h1>
      </header>
      <FinanceTabs here="differences" />
      <Dropped names={dropped} />
      {found.length > 0 ? (
        <DifferenceTable differences={found} />
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

function DifferenceTable({ differences: found }: Pick<Differences, "differences">) {
  const { words, language } = usePage();
  const { columns, ...said } = words.differences;
  return (
    <table className="list gap-list">
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
              {snoozedUntil !== null && (
                <span className="pill">{said.snoozed(dateText(snoozedUntil.slice(0, 10), language))}</span>
              )}
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
