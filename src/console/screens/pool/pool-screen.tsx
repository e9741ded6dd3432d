import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { lookBackDays } from "../../../features/operator/stock-page/rules.ts";
import { countText } from "../../../kernel/count-text.ts";
import { may } from "../../../kernel/staff-right.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Dropped, Pages } from "../../parts/list.tsx";
import { DaysLeftText, StockBand } from "../../parts/stock-band.tsx";
import { actOnPool } from "./act.ts";
import { BatchTable } from "./batch-table.tsx";
import { poolPage, type PoolPage } from "./load.ts";
import { RetireForm } from "./retire-form.tsx";
import { SoldByDay } from "./sold-by-day.tsx";

export const loader = poolPage;
export const action = actOnPool;

/** Row B1: one pool: how long it lasts, its last four weeks, and what was added at once. */
export function Component() {
  const { today, facts, days, batches, older, after, open, done, dropped } = useLoaderData() as PoolPage;
  const me = useRouteLoaderData("frame") as Me;
  const answered = useActionData();
  const { words: all } = usePage();
  const { stock: words, plans } = all;
  const mayEdit = may(me, "edit_stock");
  const at = (asks: Record<string, string>) => addressOf(facts.pool, asks);
  const here: Record<string, string> = after === undefined ? {} : { after };
  return (
    <>
      <title>{all.titled(words.pools[facts.pool])}</title>
      <header className="bar">
        <h1>{words.pools[facts.pool]}</h1>
        <a className="button button-quiet" href="/console/stock">
          <Icon name="chevron-left" />
          {words.back}
        </a>
        {mayEdit && (
          <a className="button pool-add" href={`/console/stock/add?pool=${facts.pool}`}>
            <Icon name="upload" />
            {words.add}
          </a>
        )}
      </header>
      <Dropped names={dropped} />
      {done !== undefined && !answered && <output className="told">{words.done[done]}</output>}
      <div className="pool">
        <PoolFigures facts={facts} />
        <SoldByDay days={days} today={today} />
        <section className="pool-batches">
          <h2>{words.batches}</h2>
          {open?.state === "untouched" && mayEdit && <RetireForm batch={open} closed={at(here)} />}
          <BatchTable
            pool={facts.pool}
            batches={batches}
            retireAt={mayEdit ? (batch) => `${at({ ...here, batch })}#retire` : undefined}
          />
        </section>
      </div>
      <Pages
        note={words.foot(lookBackDays, facts.forecast.deliveryDays)}
        newer={after === undefined ? undefined : at({})}
        older={older === null ? undefined : at({ after: older })}
        named={{ newer: plans.first, older: plans.next }}
      />
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
      {seenDays > 0 && (
        <p className="soft">
          {words.sentence(countText(facts.free), String(perDay), seenDays)}
          {season !== null && ` ${words.season(String(season))}`}
        </p>
      )}
    </section>
  );
}

function addressOf(pool: string, asks: Record<string, string>): string {
  const query = new URLSearchParams(asks).toString();
  return query ? `/console/stock/${pool}?${query}` : `/console/stock/${pool}`;
}
