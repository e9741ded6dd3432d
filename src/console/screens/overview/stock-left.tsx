import { dateText } from "../../../kernel/written-date.ts";
import { usePage, type Answer } from "../../ground/asking.ts";
import { DaysLeftText, StockBand } from "../../parts/stock-band.tsx";

/** How long each pool lasts, with the day to order again; a delivery is the mark across the band. */
export function StockLeft({ stock: { pools, today } }: { stock: Answer<"/staff/getStock"> }) {
  const { words, language } = usePage();
  const { stock: said, overview } = words;
  return (
    <section className="overview-stock">
      <h2>
        <a href="/console/stock">{overview.stock}</a>
      </h2>
      <ul>
        {pools.map(({ pool, forecast }) => (
          <li key={pool}>
            <a href={`/console/stock/${pool}`}>{said.pools[pool]}</a>
            <span>
              <StockBand forecast={forecast} />
            </span>
            <span>
              {forecast.daysLeft ? (
                <DaysLeftText daysLeft={forecast.daysLeft} />
              ) : (
                <span className="soft">{said.noForecast}</span>
              )}
            </span>
            {forecast.orderBy !== null && (
              <span className={forecast.orderBy === today ? "due-late" : "soft"}>
                {said.columns.orderBy} {forecast.orderBy === today ? said.today : dateText(forecast.orderBy, language)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
