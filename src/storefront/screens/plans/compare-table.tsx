import { amountText, breakoutText, carriersText, speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { serve, type Served } from "../../../features/catalogue/plans/served-need.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Money } from "../../../kernel/money.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords, type Areas } from "../../ground/visit/words.ts";
import { bought } from "./plan-row.tsx";
import { misfitTexts } from "./served-words.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** Up to four plans side by side: every fact in its own row, the names of the rows always in sight. */
export function CompareTable({ shown }: { shown: ShownShelf }) {
  const { language } = useVisit();
  const moneyText = useMoneyText();
  const plans = { ...useWords("plans"), detail: useWords("plan-detail") };
  const words = useWords("shelf");
  const {
    all,
    choices,
    destination,
    shelf: { journey },
    to,
  } = shown;
  const chosen = choices.compare
    .flatMap((code) => all.find((plan) => plan.code === code) ?? [])
    .map((plan) => serve(plan, choices.need, journey));
  if (chosen.length === 0) return null;
  const without = (code: string) => to({ compare: choices.compare.filter((one) => one !== code) });
  return (
    <section id="compare" className="compare" aria-labelledby="compare-title">
      <div className="between">
        <h2 id="compare-title">{words.compare.heading}</h2>
        <Link className="link" to={to({ compare: [] })} preventScrollReset>
          {words.compare.close}
        </Link>
      </div>
      {chosen.length > 1 && (
        <label className="check-line compare-only">
          <input type="checkbox" />
          <Icon name="check" />
          <span>{words.compare.onlyDifferences}</span>
        </label>
      )}
      <div className="compare-room">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.compare.plan}</th>
              {chosen.map(({ plan }) => (
                <th key={plan.code} scope="col">
                  <span className="compare-name">{nameOf(plan, plans)}</span>
                  <span className="kick">{plan.areaName}</span>
                  <Link
                    className="icon-button"
                    to={without(plan.code)}
                    preventScrollReset
                    aria-label={words.compare.removeThis(inOneLine([nameOf(plan, plans), plan.areaName], language))}
                  >
                    <Icon name="x" />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(plans, words, choices.need, { language, moneyText }).map(({ name, values, isSum }) => {
              const told = chosen.map(values);
              const differs = told.some((texts) => texts.join() !== told[0]?.join());
              return (
                <tr key={name} className={differs ? "compare-differs" : "compare-same"}>
                  <th scope="row">
                    {name}
                    {differs && <span className="vh"> ({words.compare.differs})</span>}
                  </th>
                  {told.map((texts, at) => (
                    <td key={chosen[at]!.plan.code}>
                      {texts.map((text) => (
                        <p key={text} className={isSum ? "num strong" : undefined}>
                          {text}
                        </p>
                      ))}
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">
                <span className="vh">{plans.card.choose}</span>
              </th>
              {chosen.map((served) => (
                <td key={served.plan.code}>
                  <Link
                    className={buttonClass({ size: "small" })}
                    to={links(language).planDetail({
                      code: served.plan.code,
                      ...bought(served, choices.need),
                      country: served.plan.scope === "country" ? undefined : destination.iso2,
                    })}
                  >
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

type Row = { name: string; values: (served: Served) => string[]; isSum?: true };

function rowsOf(
  plans: PlanPageWords,
  words: Areas["shelf"],
  need: ShownShelf["choices"]["need"],
  { language, moneyText }: { language: Language; moneyText: (amount: Money) => string },
): Row[] {
  const { detail, truth, card } = plans;
  const { compare } = words;
  const lasts = ({ kind, days, minDays, maxDays }: Served["plan"]) =>
    kind === "fixed" ? detail.length.fixed(days ?? 1) : detail.length.day_pass(minDays ?? 1, maxDays ?? 1);
  const oneDay = ({ dayRule, dayCity }: Served["plan"]) =>
    dayRule === "calendar_day" && dayCity
      ? detail.day.calendar_day(dayCity)
      : dayRule
        ? detail.day["24_hours"]
        : compare.packageDay;
  return [
    { name: compare.total, isSum: true, values: ({ total }) => [moneyText(total)] },
    {
      name: compare.fits,
      values: (served) => (served.misfits.length === 0 ? [compare.yes] : misfitTexts(served, need, words)),
    },
    { name: compare.perDay, values: ({ perDay }) => [moneyText(perDay)] },
    { name: compare.perGb, values: ({ perGb }) => [moneyText(perGb)] },
    {
      name: detail.amount.name,
      values: ({ plan }) => [
        plan.kind === "day_pass"
          ? detail.amount.day_pass(amountText(plan))
          : detail.amount.fixed(amountText(plan), plan.days ?? 1),
      ],
    },
    {
      name: detail.after.name,
      values: ({ plan }) => [
        plan.speedAfterKbps > 0 ? detail.after[plan.kind](speedAmount(plan.speedAfterKbps)) : detail.after.stops,
      ],
    },
    { name: detail.length.name, values: ({ plan }) => [lasts(plan)] },
    { name: detail.day.name, values: ({ plan }) => [oneDay(plan)] },
    { name: detail.start.name, values: ({ plan }) => [detail.start[plan.startRule]] },
    { name: detail.useBy.name, values: ({ plan }) => [detail.useBy.value(plan.useByDays)] },
    { name: detail.networks.name, values: ({ plan }) => [carriersText(plan.networks) || detail.networks.none] },
    {
      name: detail.covers.name,
      values: ({ plan }) => [
        plan.scope === "country"
          ? plan.areaName
          : inOneLine([plan.areaName, card.several(plan.countryCount)], language),
      ],
    },
    { name: detail.hotspot.name, values: ({ plan }) => [truth.hotspot[plan.hotspot]] },
    { name: detail.breakout.name, values: ({ plan }) => [breakoutText(plan, plans)] },
    { name: detail.topUp.name, values: ({ plan }) => [plan.topUp ? detail.topUp.yes : detail.topUp.no] },
    { name: detail.identity.name, values: ({ plan }) => [detail.identity[plan.identity]] },
    { name: detail.way.name, values: ({ plan }) => plan.ways.map((way) => words.filters.ways[way]) },
  ];
}
