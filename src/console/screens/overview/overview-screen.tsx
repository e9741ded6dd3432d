import { useLoaderData } from "react-router";
import { overviewRanges } from "../../../features/operator/overview/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { timeAt } from "../../../kernel/zoned-time.ts";
import { useWords } from "../../ground/asking.ts";
import { Dropped } from "../../parts/list.tsx";
import { Figures } from "./figures.tsx";
import { overview, type Overview } from "./load.ts";
import { NeedsAPerson } from "./needs-a-person.tsx";
import { SalesSoFar } from "./sales-so-far.tsx";
import { StockLeft } from "./stock-left.tsx";

export const loader = overview;

/** Row B1, pictures 01, 02 and 12. What somebody's role does not open is left out. */
export function Component() {
  const { sold, inbox, stock, as, dropped } = useLoaderData() as Overview;
  const { titled, overview: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        {sold && <p className="soft">{words.clock(timeAt(new Date(sold.now).getTime(), sold.zone))}</p>}
        {sold && (
          <nav className="segments overview-ranges" aria-label={words.ranges.label}>
            {overviewRanges.map((range) => (
              <a
                key={range}
                href={addressOf({ ...sold, as, range })}
                aria-current={range === sold.range ? "page" : undefined}
              >
                {words.ranges[range]}
              </a>
            ))}
          </nav>
        )}
        {sold && (
          <nav className="segments" aria-label={words.currencies}>
            {currencies.map((currency) => (
              <a
                key={currency}
                href={addressOf({ ...sold, as, currency })}
                aria-current={currency === sold.currency ? "page" : undefined}
              >
                {currency}
              </a>
            ))}
          </nav>
        )}
      </header>
      <Dropped names={dropped} />
      <div className="overview">
        {(sold || stock) && (
          <div className="overview-sold">
            {sold && <Figures sold={sold} />}
            {sold && (
              <SalesSoFar
                sold={sold}
                as={as}
                hrefs={{ chart: addressOf({ ...sold, as: "chart" }), table: addressOf({ ...sold, as: "table" }) }}
              />
            )}
            {stock && <StockLeft stock={stock} />}
          </div>
        )}
        {inbox && <NeedsAPerson inbox={inbox} />}
      </div>
    </>
  );
}

function addressOf({ range, currency, as }: { range: string; currency: string; as: string }): string {
  return `/console/overview?${new URLSearchParams({ range, currency, ...(as === "table" && { as }) })}`;
}
