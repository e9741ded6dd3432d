import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Answer } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { PlanLine } from "../../parts/plan-line.tsx";
import { StateShape } from "../../parts/state-shape.tsx";

type Row = Answer<"/staff/getOrderList">["orders"][number];
const icons: Record<Row["way"], IconName> = { esim: "smartphone", physical: "card-sim", renewal: "refresh-cw" };

/** On a phone a row stands on three lines: number and total, what was bought, state. */
export function OrderTable({ orders }: { orders: readonly Row[] }) {
  const words = useWords();
  const { columns, ...said } = words.orders;
  const { bulk } = words;
  return (
    <table className="list order-list">
      <caption className="vh">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{bulk.chosenColumn}</span>
          </th>
          <th scope="col">{columns.number}</th>
          <th scope="col" aria-sort="descending">
            {columns.placed}
          </th>
          <th scope="col">{columns.buyer}</th>
          <th scope="col">{columns.bought}</th>
          <th scope="col">{columns.way}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="end">
            {columns.total}
          </th>
          <th scope="col">{columns.method}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, placedAt, buyer, state, way, area, iso2, plan, quantity, total, method }) => (
          <tr key={number}>
            <td className="choose">
              <input type="checkbox" name="order" value={number} aria-label={bulk.choose(number)} />
            </td>
            <th scope="row" className="number">
              <a href={`/console/orders/${number}`}>{number}</a>
            </th>
            <td className="soft wide-only">
              <Moment at={placedAt} />
            </td>
            <td className="soft wide-only" lang="en">
              {buyer}
            </td>
            <td className="line-2">
              <PlanLine plan={{ ...plan, area, iso2 }} pieces={quantity} />
            </td>
            <td className="soft wide-only">
              <span className="way">
                <Icon name={icons[way]} />
                {said.ways[way]}
              </span>
            </td>
            <td className="line-3">
              <StateShape state={state}>{said.states[state]}</StateShape>
            </td>
            <td className="end">
              <span className="currency">{total.currency}</span> <b>{(total.amount / 100).toFixed(2)}</b>
            </td>
            <td className="soft wide-only">
              {method ? (
                said.methods[method]
              ) : (
                <span>
                  <span aria-hidden="true">—</span>
                  <span className="vh">{said.none}</span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
