import { useLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { FinanceTabs } from "../../parts/finance-tabs.tsx";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { payouts, type Payouts } from "./load.ts";

export const loader = payouts;

/** Row B1: what gateways have sent to the bank, matched to what our books have of it. */
export function Component() {
  const { payouts: found, gateway, gateways, newer, older, dropped } = useLoaderData() as Payouts;
  const { words } = usePage();
  const said = words.payouts;
  const at = (place: Record<string, string>) =>
    `/console/finance/payouts?${new URLSearchParams({ ...(gateway && { gateway }), ...place })}`;
  return (
    <>
      <title>{words.titled(said.title)}</title>
      <header className="bar">
        <h1>{said.title}</h1>
        <Gateways gateways={gateways} gateway={gateway} />
      </header>
      <FinanceTabs here="payouts" />
      <Dropped names={dropped} />
      {found.length > 0 ? (
        <PayoutTable payouts={found} />
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

function Gateways({ gateways, gateway: chosen }: Pick<Payouts, "gateways" | "gateway">) {
  const said = usePage().words.payouts.gateways;
  return (
    <nav className="pages payout-gateways" aria-label={said.label}>
      {[undefined, ...gateways].map((gateway) => (
        <a
          key={gateway ?? "all"}
          className="button button-quiet"
          href={`/console/finance/payouts${gateway ? `?gateway=${gateway}` : ""}`}
          aria-current={gateway === chosen ? "page" : undefined}
        >
          {gateway ?? said.all}
        </a>
      ))}
    </nav>
  );
}

function PayoutTable({ payouts: found }: Pick<Payouts, "payouts">) {
  const { words, language } = usePage();
  const { list, ...said } = words.payouts;
  const day = (instant: string) => dateText(instant.slice(0, 10), language);
  return (
    <table className="list payouts">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            {list.date}
          </th>
          <th scope="col">{list.gateway}</th>
          <th scope="col" className="end">
            {list.amount}
          </th>
          <th scope="col">{list.state}</th>
          <th scope="col">{list.arrives}</th>
          <th scope="col">{list.open}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ id, gateway, state, amount, createdAt, arrivesAt, differences }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/console/finance/payouts/${id}`}>{day(createdAt)}</a>
            </th>
            <td data-column={list.gateway}>{gateway}</td>
            <td className="end" data-column={list.amount}>
              <b>{`${amount.currency} ${amountText(amount)}`}</b>
            </td>
            <td data-column={list.state}>
              <span className={state === "failed" ? "pill hue-gilt payout-state" : "pill payout-state"}>
                {said.states[state]}
              </span>
            </td>
            <td className="soft" data-column={list.arrives}>
              {day(arrivesAt)}
            </td>
            <td data-column={list.open}>
              {differences > 0 ? <b>{said.open(differences)}</b> : <span className="soft">{said.allRight}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
