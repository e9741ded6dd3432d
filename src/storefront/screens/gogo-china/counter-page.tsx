import type { CounterSheet } from "./counter-sheet.ts";
import { counterRows } from "./phrases.ts";

/** One sheet for the airline's counter: the trip, and the rule that it stands on, for whoever reads only one of both. */
export function CounterPage({ sheet: { rows, sources } }: { sheet: CounterSheet }) {
  return (
    <section className="china-counter">
      <h3>
        <InBoth of={counterRows.title} />
      </h3>
      <table>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label[0]}>
              <th scope="row">
                <InBoth of={label} />
              </th>
              <td>
                <InBoth of={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {sources.map(({ code, english, chinese, address }) => (
          <li key={code}>
            <InBoth of={[english, chinese]} /> {address}
          </li>
        ))}
      </ul>
      <p>
        <InBoth of={counterRows.caution} />
      </p>
    </section>
  );
}

function InBoth({ of: [english, chinese] }: { of: readonly [english: string, chinese: string] }) {
  return (
    <>
      <span lang="en">{english}</span> {chinese !== english && <span lang="zh-CN">{chinese}</span>}
    </>
  );
}
