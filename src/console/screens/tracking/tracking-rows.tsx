import { useWords } from "../../ground/asking.ts";
import { StateShape } from "../../parts/state-shape.tsx";
import type { Row } from "./act.ts";

const shapeOf = { ready: "placed", sent: "delivered", already: "dispatching", wrong: "cancelled" } as const;

/** What is wrong stands first: the rest needs nobody. */
export function TrackingRows({ rows }: { rows: readonly Row[] }) {
  const { dispatch } = useWords();
  const { columns, ...words } = dispatch.tracking;
  const sorted = rows.toSorted((one, other) => Number(other.state === "wrong") - Number(one.state === "wrong"));
  return (
    <table className="list tracking-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col" className="end">
            {columns.line}
          </th>
          <th scope="col">{columns.carrier}</th>
          <th scope="col">{columns.tracking}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={`${row.line} ${row.problem ?? ""}`}>
            <th scope="row" className="number">
              {row.orderNumber || "—"}
            </th>
            <td className="end">{row.line}</td>
            <td className="soft wide-only">{row.carrier ?? "—"}</td>
            <td className="line-2">{row.trackingNumber || "—"}</td>
            <td className="line-3">
              <StateShape state={shapeOf[row.state]}>{outcomeOf(row, words)}</StateShape>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TrackingWords = Omit<ReturnType<typeof useWords>["dispatch"]["tracking"], "columns">;

function outcomeOf({ state, column, problem }: Row, words: TrackingWords): string {
  if (state !== "wrong" || problem === null) return words.states[state === "wrong" ? "already" : state];
  const text = words.problems[problem];
  return column === null ? text : words.inColumn(column, text);
}
