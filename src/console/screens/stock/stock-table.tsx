import { countText } from "../../../kernel/count-text.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { StateShape } from "../../parts/state-shape.tsx";
import { DaysLeftText, StockBand, type PoolFacts } from "../../parts/stock-band.tsx";

const shapeOf = {
  out: "cancelled",
  order_now: "paying",
  order_soon: "paid",
  enough: "delivered",
  unknown: "placed",
} as const;

/** On a phone a row stands on four lines: its pool and what is free, state, the band, the other counts. */
export function StockTable({ pools, today }: { pools: readonly PoolFacts[]; today: string }) {
  const { words: all, language } = usePage();
  const { columns, ...words } = all.stock;
  return (
    <table className="list stock-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.pool}</th>
          {(["free", "held", "sold", "retired", "perDay"] as const).map((column) => (
            <th key={column} scope="col" className="end">
              {columns[column]}
            </th>
          ))}
          <th scope="col">{columns.daysLeft}</th>
          <th scope="col">{columns.orderBy}</th>
        </tr>
      </thead>
      <tbody>
        {pools.map(({ pool, free, held, sold, retired, forecast }) => (
          <tr key={pool}>
            <th scope="row">
              <a href={`/console/stock/${pool}`}>{words.pools[pool]}</a>
              <StateShape state={shapeOf[forecast.state]}>{words.states[forecast.state]}</StateShape>
            </th>
            <td className="end" data-column={columns.free}>
              <b>{countText(free)}</b>
            </td>
            {[[columns.held, held] as const, [columns.sold, sold] as const, [columns.retired, retired] as const].map(
              ([name, pieces]) => (
                <td key={name} className="end" data-column={name}>
                  {countText(pieces)}
                </td>
              ),
            )}
            <td className="end" data-column={columns.perDay}>
              {forecast.perDay}
            </td>
            <td className="stock-left">
              <StockBand forecast={forecast} />
              {forecast.daysLeft ? (
                <DaysLeftText daysLeft={forecast.daysLeft} />
              ) : (
                <span className="soft">{words.noForecast}</span>
              )}
            </td>
            <td data-column={columns.orderBy}>
              {forecast.orderBy === today ? (
                <b className="due-late">{words.today}</b>
              ) : (
                forecast.orderBy && dateText(forecast.orderBy, language)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
