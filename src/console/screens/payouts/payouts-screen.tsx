import { useLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import { Choices, FinanceList } from "../../parts/finance-list.tsx";
import { payouts, type Payouts } from "./load.ts";

export const loader = payouts;

/** Row B1: what gateways have sent to the bank, matched to what our books have of it. */
export function Component() {
  const list = useLoaderData() as Payouts;
  const { payouts: found, gateway: chosen, gateways } = list;
  const said = usePage().words.payouts.gateways;
  const choices = [undefined, ...gateways].map((gateway) => ({
    href: `/console/finance/payouts${gateway ? `?gateway=${gateway}` : ""}`,
    label: gateway ?? said.all,
    isHere: gateway === chosen,
  }));
  return (
    <FinanceList
      here="payouts"
      list={list}
      keeps={chosen ? { gateway: chosen } : {}}
      choices={<Choices label={said.label} choices={choices} />}
    >
      {found.length > 0 ? <PayoutTable payouts={found} /> : undefined}
    </FinanceList>
  );
}

function PayoutTable({ payouts: found }: Pick<Payouts, "payouts">) {
  const { words, language } = usePage();
  const { list, ...said } = words.payouts;
  return (
    <table className="list finance-list">
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
              <a href={`/console/finance/payouts/${id}`}>{dayText(createdAt, language)}</a>
            </th>
            <td data-column={list.gateway}>{gateway}</td>
            <td className="end" data-column={list.amount}>
              <b>{`${amount.currency} ${amountText(amount)}`}</b>
            </td>
            <td data-column={list.state}>
              <span className={state === "failed" ? "pill hue-gilt finance-state" : "pill finance-state"}>
                {said.states[state]}
              </span>
            </td>
            <td className="soft" data-column={list.arrives}>
              {dayText(arrivesAt, language)}
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
