import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Answer } from "../../ground/asking.ts";

type Row = Answer<"/staff/getPlans">["plans"][number];

export function PlanTable({ plans }: { plans: readonly Row[] }) {
  const { plans: words } = useWords();
  return (
    <table className="list plan-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.plan}</th>
          <th scope="col">{words.columns.area}</th>
          <th scope="col">{words.columns.ways}</th>
          {currencies.map((currency) => (
            <th key={currency} scope="col" className="end">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.code}>
            <th scope="row" className="plan-list-name">
              <a href={`/console/catalogue/plans/${encodeURIComponent(plan.code)}`}>
                {nameOf(plan)} <span className="soft">{plan.code}</span>
              </a>
            </th>
            <td className="plan-list-area">
              <span className="listed">
                {plan.scope === "country" ? <Flag iso2={plan.area} size={16} /> : <Icon name="globe" />}
                <span className="cut">{plan.areaName}</span>
              </span>
            </td>
            <td className="soft wide-only">{plan.ways.map((way) => words.ways[way]).join(" · ")}</td>
            {plan.prices.map(({ currency, amount }) => (
              <td key={currency} className="end plan-list-price" data-currency={currency}>
                {amount === null ? (
                  <>
                    <span aria-hidden="true">—</span>
                    <span className="vh">{words.none}</span>
                  </>
                ) : (
                  (amount / 100).toFixed(2)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function nameOf({ kind, allowanceMb, days, minDays, maxDays }: Row): string {
    const { figure, unit } = dataAmount(allowanceMb);
    const data = `${figure} ${unit}`;
    return kind === "day_pass" ? words.aDay(data, minDays ?? 1, maxDays ?? 1) : words.within(data, days ?? 1);
  }
}
