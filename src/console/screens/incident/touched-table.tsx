import { languageFacts } from "../../../kernel/language.ts";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import type { IncidentPage } from "./load.ts";

/** On a phone a row stands on three lines: number and time, state, whether it was written to. */
export function TouchedTable({ orders }: Pick<IncidentPage, "orders">) {
  const { incident: words, orders: orderWords } = useWords();
  const { columns } = words;
  return (
    <table className="list touched-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.letter}</th>
          <th scope="col" className="end" aria-sort="descending">
            {columns.at}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, state, at, language, isWritten }) => (
          <tr key={number}>
            <th scope="row" className="number">
              <a href={`/console/orders/${number}`}>{number}</a>
            </th>
            <td className="line-2">
              <StateShape state={state}>{orderWords.states[state]}</StateShape>
            </td>
            <td className="line-3 soft">
              {isWritten ? words.written : words.notWritten(languageFacts[language].label)}
            </td>
            <td className="end soft">
              <Moment at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
