import { useLoaderData } from "react-router";
import { overviewRanges } from "../../../features/operator/overview/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { weekdayText } from "../../../kernel/written-date.ts";
import { clocksAt } from "../../../kernel/zoned-time.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { Dropped } from "../../parts/list.tsx";
import { Figures } from "./figures.tsx";
import { HealthLine } from "./health-line.tsx";
import { HowFar } from "./how-far.tsx";
import { overview, type Overview } from "./load.ts";
import { NeedsAPerson } from "./needs-a-person.tsx";
import { Parcels } from "./parcels.tsx";
import { SalesSoFar } from "./sales-so-far.tsx";
import { StockLeft } from "./stock-left.tsx";
import { WhyBack } from "./why-back.tsx";

export const loader = overview;

/** Row B1, pictures 01, 02 and 12. What somebody's role does not open is left out. */
export function Component() {
  const { sold, reached, health, parcels, inbox, stock, as, dropped } = useLoaderData() as Overview;
  const { titled, overview: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        {sold && <Today sold={sold} />}
        {(sold ?? reached) && (
          <nav className="segments overview-ranges" aria-label={words.ranges.label}>
            {overviewRanges.map((range) => (
              <a
                key={range}
                href={addressOf({ currency: sold?.currency, as, range })}
                aria-current={range === (sold ?? reached)?.range ? "page" : undefined}
              >
                {words.ranges[range]}
              </a>
            ))}
          </nav>
        )}
        {sold && (
          <nav className="segments overview-currencies" aria-label={words.currencies}>
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
        {sold && (
          <a className="button button-quiet overview-csv" href={`/console/files/overview.csv?${asked(sold)}`} download>
            <Icon name="download" />
            <span>{words.csv.button}</span>
          </a>
        )}
      </header>
      {health && <HealthLine health={health} />}
      <Dropped names={dropped} />
      <div className="overview">
        {(sold || reached || parcels || stock) && (
          <div className="overview-sold">
            {sold && <Figures sold={sold} firstDays={reached?.firstDays ?? null} />}
            {sold && (
              <SalesSoFar
                sold={sold}
                as={as}
                hrefs={{ chart: addressOf({ ...sold, as: "chart" }), table: addressOf({ ...sold, as: "table" }) }}
              />
            )}
            {parcels && <Parcels views={parcels} />}
            {(reached || sold) && (
              <div className="overview-pairs">
                {reached && <HowFar reached={reached} as={as} />}
                {sold && <WhyBack sold={sold} as={as} />}
              </div>
            )}
            {stock && <StockLeft stock={stock} />}
          </div>
        )}
        {inbox && <NeedsAPerson inbox={inbox} />}
      </div>
    </>
  );
}

function Today({ sold: { now, zone } }: { sold: NonNullable<Overview["sold"]> }) {
  const { words, language } = usePage();
  const { date, time } = clocksAt(new Date(now).getTime(), zone);
  return (
    <p className="soft">
      {weekdayText(date, language, date)} · {words.overview.clock(time)}
    </p>
  );
}

type Asks = { range: string; currency: string | undefined };

const asked = ({ range, currency }: Asks) => new URLSearchParams({ range, ...(currency && { currency }) });

function addressOf({ as, ...asks }: Asks & { as: string }): string {
  return `/console/overview?${asked(asks)}${as === "table" ? "&as=table" : ""}`;
}
