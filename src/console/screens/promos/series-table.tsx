import { usePage } from "../../ground/asking.ts";
import { StateShape } from "../../parts/state-shape.tsx";
import { Dated } from "./dated.tsx";
import type { PromosPage } from "./load.ts";
import { shapeOf } from "./promo-table.tsx";

type Props = Pick<PromosPage, "series"> & { open: string | undefined; addressOf: (prefix: string) => string };

/** A row for all codes of one beginning: a thousand of them would hide the others. */
export function SeriesTable({ series, open, addressOf }: Props) {
  const { promos: words } = usePage().words;
  const { heads, ...said } = words.series;
  return (
    <section aria-labelledby="series">
      <h2 id="series" className="promo-series">
        {said.title}
      </h2>
      <table className="list promo-list">
        <caption className="vh">{said.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.prefix}</th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">{heads.made}</th>
            <th scope="col" className="end">
              {heads.used}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ prefix, isStopped, madeAt, who, used, codes }) => (
            <tr key={prefix} className={prefix === open ? "promo-open" : undefined}>
              <th scope="row" className="number">
                <a href={addressOf(prefix)}>{prefix}-…</a>
              </th>
              <td className="line-3">
                {isStopped ? <StateShape state={shapeOf.stopped}>{words.states.stopped}</StateShape> : said.made(who)}
              </td>
              <td className="soft wide-only">
                <Dated at={madeAt} />
              </td>
              <td className="end">
                <b>{used}</b> <span className="soft">/ {codes}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
