import { countText } from "../../../kernel/count-text.ts";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import type { PoolPage } from "./load.ts";

const shapeOf = { untouched: "placed", in_use: "paid", used_up: "delivered", retired: "cancelled" } as const;

type Props = Pick<PoolPage, "batches"> & {
  pool: string;
  /** Undefined for whoever may not retire. */
  retireAt: ((batch: string) => string) | undefined;
};

export function BatchTable({ pool, batches, retireAt }: Props) {
  const { stock: words } = useWords();
  const { batchColumns: columns } = words;
  return (
    <>
      {batches.length === 0 ? (
        <p className="soft">
          {words.noBatches}. {words.noBatchesLede}
        </p>
      ) : (
        <table className="list">
          <caption className="vh">{words.batchesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.batch}</th>
              <th scope="col">{columns.file}</th>
              <th scope="col" className="end">
                {columns.pieces}
              </th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.added}</th>
              {retireAt && (
                <th scope="col">
                  <span className="vh">{words.retire}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {batches.map(({ id, file, pieces, state, addedAt, addedBy }) => (
              <tr key={id}>
                <th scope="row" className="number">
                  {id} <TrailLink kind="stock" id={`${pool}/${id}`} called={id} />
                </th>
                <td className="line-2 cut">{file}</td>
                <td className="end">{countText(pieces)}</td>
                <td className="line-3">
                  <StateShape state={shapeOf[state]}>{words.batchStates[state]}</StateShape>
                </td>
                <td className="soft wide-only">
                  <Moment at={addedAt} /> · {addedBy}
                </td>
                {retireAt && (
                  <td className="end">
                    {state === "untouched" && (
                      <a className="button button-quiet" href={retireAt(id)}>
                        {words.retire} <span className="vh">{id}</span>
                      </a>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
