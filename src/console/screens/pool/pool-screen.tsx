import { useLoaderData } from "react-router";
import { deliveryDays, lookBackDays } from "../../../features/operator/stock-page/rules.ts";
import { countText } from "../../../kernel/count-text.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Dropped } from "../../parts/list.tsx";
import { DaysLeftText, StockBand } from "../../parts/stock-band.tsx";
import { poolPage, type PoolPage } from "./load.ts";
import { SoldByDay } from "./sold-by-day.tsx";

export const loader = poolPage;

/** Row B1: one pool: how long it lasts, and its last four weeks. */
export function Component() {
  const { today, facts, days, dropped } = useLoaderData() as PoolPage;
  const { words: all } = usePage();
  const { stock: words } = all;
  return (
    <>
      <title>{all.titled(words.pools[facts.pool])}</title>
      <header className="bar">
        <h1>{words.pools[facts.pool]}</h1>
        <a className="button button-quiet" href="/console/stock">
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <Dropped names={dropped} />
      <div className="pool">
        <PoolFigures facts={facts} />
        <SoldByDay days={days} today={today} />
      </div>
      <footer className="foot">{words.foot(lookBackDays, deliveryDays)}</footer>
    </>
  );
}

function PoolFigures({ facts }: Pick<PoolPage, "facts">) {
  const { words: all, language } = usePage();
  const { stock: words } = all;
  const { forecast } = facts;
  const { daysLeft, orderBy, season, seenDays, perDay } = forecast;
  return (
    <section className="pool-facts" aria-label={words.caption}>
      <dl className="pool-figures">
        {(["free", "held", "sold", "retired"] as const).map((name) => (
          <div key={name}>
            <dt>{words.columns[name]}</dt>
            <dd>{countText(facts[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{words.columns.orderBy}</dt>
          <dd>{orderBy === null ? "–" : dateText(orderBy, language, { year: false })}</dd>
        </div>
      </dl>
      <p className="pool-left">
        <StockBand forecast={forecast} />
        <span>{daysLeft ? <DaysLeftText daysLeft={daysLeft} /> : words.noForecast}</span>
      </p>
      <p className="soft">
        {words.sentence(countText(facts.free), String(perDay), seenDays)}
        {season !== null && ` ${words.season(String(season))}`}
      </p>
    </section>
  );
}
