import type { ReactNode } from "react";
import type { Money } from "../../kernel/money.ts";
import { amountText, breakoutText, carriersText, speedAmount } from "../../features/plans/plan-truth.ts";
import type { PlanPageWords } from "../../features/plans/plan-words.ts";
import { serve, type Served } from "../../features/plans/served-need.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useMoneyText } from "../visit/use-money-text.ts";
import { useWords, type Areas } from "../visit/words.ts";
import { misfitTexts } from "./served-words.ts";
import { bought } from "./shelf-ticket.tsx";
import type { ShownShelf } from "./use-shelf.ts";

/** Up to four plans side by side: every fact in its own row, the names of the rows always in sight. */
export function CompareTable({ shown }: { shown: ShownShelf }) {
  const { language } = useVisit();
  const moneyText = useMoneyText();
  const plans = { ...useWords("plans"), detail: useWords("plan-detail") };
  const words = useWords("shelf");
  const { all, choices, destination, shelf: { journey }, to } = shown;
  const chosen = choices.compare.flatMap((code) => all.find((plan) => plan.code === code) ?? []).map((plan) => serve(plan, choices.need, journey));
  if (chosen.length === 0) return null;
  const without = (code: string) => to({ compare: choices.compare.filter((one) => one !== code) });
  return (
    <section id="compare" className="compare" aria-labelledby="compare-title">
      <div className="between">
        <h2 id="compare-title">{words.compare.heading}</h2>
        <Link className="link" to={to({ compare: [] })} preventScrollReset>{words.compare.close}</Link>
      </div>
      <div className="compare-room">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.compare.plan}</th>
              {chosen.map(({ plan }) => (
                <th key={plan.code} scope="col">
                  <span className="compare-name">{nameOf(plan, plans)}</span>
                  <span className="kick">{plan.areaName}</span>
                  <Link className="icon-button" to={without(plan.code)} preventScrollReset aria-label={words.compare.removeThis(`${nameOf(plan, plans)}, ${plan.areaName}`)}><Icon name="x" /></Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(plans, words, choices.need, moneyText).map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {chosen.map((served) => <td key={served.plan.code}>{value(served)}</td>)}
              </tr>
            ))}
            <tr>
              <th scope="row"><span className="vh">{plans.card.choose}</span></th>
              {chosen.map((served) => (
                <td key={served.plan.code}>
                  <Link className={buttonClass({ size: "small" })} to={links(language).planDetail({ code: served.plan.code, ...bought(served, choices.need), country: served.plan.scope === "country" ? undefined : destination.iso2 })}>
                    {words.card.look}
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** `1 GB a day`, `10 GB for 30 days` */
function nameOf(plan: Served["plan"], { card, detail }: PlanPageWords): string {
  return plan.kind === "day_pass" ? card.aDay(amountText(plan)) : detail.amount.fixed(amountText(plan), plan.days ?? 1);
}

type Row = { name: string; value: (served: Served) => ReactNode };

function rowsOf(plans: PlanPageWords, words: Areas["shelf"], need: ShownShelf["choices"]["need"], moneyText: (amount: Money) => string): Row[] {
  const { detail, truth, card } = plans;
  const { compare } = words;
  const lasts = ({ kind, days, minDays, maxDays }: Served["plan"]) => (kind === "fixed" ? detail.length.fixed(days ?? 1) : detail.length.day_pass(minDays ?? 1, maxDays ?? 1));
  const oneDay = ({ dayRule, dayCity }: Served["plan"]) => (dayRule === "calendar_day" && dayCity ? detail.day.calendar_day(dayCity) : dayRule ? detail.day["24_hours"] : compare.packageDay);
  return [
    { name: compare.total, value: ({ total }) => <strong className="num">{moneyText(total)}</strong> },
    { name: compare.fits, value: (served) => (served.misfits.length === 0 ? compare.yes : misfitTexts(served, need, words).map((text) => <p key={text}>{text}</p>)) },
    { name: compare.perDay, value: ({ perDay }) => moneyText(perDay) },
    { name: compare.perGb, value: ({ perGb }) => moneyText(perGb) },
    { name: detail.amount.name, value: ({ plan }) => (plan.kind === "day_pass" ? detail.amount.day_pass(amountText(plan)) : detail.amount.fixed(amountText(plan), plan.days ?? 1)) },
    { name: detail.after.name, value: ({ plan }) => (plan.speedAfterKbps > 0 ? detail.after[plan.kind](speedAmount(plan.speedAfterKbps)) : detail.after.stops) },
    { name: detail.length.name, value: ({ plan }) => lasts(plan) },
    { name: detail.day.name, value: ({ plan }) => oneDay(plan) },
    { name: detail.start.name, value: ({ plan }) => detail.start[plan.startRule] },
    { name: detail.useBy.name, value: ({ plan }) => detail.useBy.value(plan.useByDays) },
    { name: detail.networks.name, value: ({ plan }) => carriersText(plan.networks) || detail.networks.none },
    { name: detail.covers.name, value: ({ plan }) => (plan.scope === "country" ? plan.areaName : `${plan.areaName}, ${card.several(plan.countryCount)}`) },
    { name: detail.hotspot.name, value: ({ plan }) => truth.hotspot[plan.hotspot] },
    { name: detail.breakout.name, value: ({ plan }) => breakoutText(plan, plans) },
    { name: detail.topUp.name, value: ({ plan }) => (plan.topUp ? detail.topUp.yes : detail.topUp.no) },
    { name: detail.identity.name, value: ({ plan }) => detail.identity[plan.identity] },
    { name: detail.way.name, value: ({ plan }) => plan.ways.map((way) => <p key={way}>{words.filters.ways[way]}</p>) },
  ];
}
