import { countText } from "../../../kernel/count-text.ts";
import { useWords, type Answer } from "../../ground/asking.ts";
import { StateShape } from "../../parts/state-shape.tsx";

type Supplier = Answer<"/staff/getStock">["suppliers"][number];

const shapeOf = {
  well: "delivered",
  slow: "paid",
  failing: "paying",
  stands: "cancelled",
  quiet: "placed",
} as const;

/** Who makes eSIMs for us after payment: how fast, what failed and why, and what we wait for. */
export function SupplierTable({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { suppliers: words } = useWords().stock;
  const { columns, names, states } = words;
  if (suppliers.length === 0) return null;
  return (
    <section className="stock-suppliers">
      <h2>{words.title}</h2>
      <table className="list supplier-list">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.supplier}</th>
            <th scope="col" className="end">
              {columns.made}
            </th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.failed}</th>
            <th scope="col">{columns.waiting}</th>
            <th scope="col">{columns.credit}</th>
          </tr>
        </thead>
        <tbody>
          {suppliers.map((one) => (
            <tr key={one.supplier}>
              <th scope="row">
                <b>{names[one.supplier]}</b>
                <StateShape state={shapeOf[one.state]}>{states[one.state]}</StateShape>
              </th>
              <td className="end" data-column={columns.made}>
                {countText(one.made)}
              </td>
              <td data-column={columns.time}>
                {one.p50 === null || one.p95 === null
                  ? "–"
                  : words.within(timeText(one.p50, words), timeText(one.p95, words))}
              </td>
              <td data-column={columns.failed}>
                <Failures supplier={one} />
              </td>
              <td data-column={columns.waiting}>
                {one.waiting === 0
                  ? words.none
                  : words.waits(countText(one.waiting), timeText(one.oldestSeconds, words))}
              </td>
              <td data-column={columns.credit}>{one.credit ? words.credits[one.credit] : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Failures({ supplier: { failed, reasons } }: { supplier: Supplier }) {
  const { suppliers: words } = useWords().stock;
  if (failed === 0) return words.none;
  return (
    <details>
      <summary>{countText(failed)}</summary>
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            {countText(count)} × {words.reasons[reason] ?? reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Words = ReturnType<typeof useWords>["stock"]["suppliers"];

/** `8 s`, `12 min`, `5 h`. */
function timeText(seconds: number, { units }: Words): string {
  if (seconds < 100) return units.seconds(seconds);
  return seconds < 6000 ? units.minutes(Math.round(seconds / 60)) : units.hours(Math.round(seconds / 3600));
}
