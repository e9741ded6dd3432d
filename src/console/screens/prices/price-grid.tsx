import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import { amountText } from "../../parts/typed.ts";
import type { PricesAnswered } from "./act.ts";
import { isChanged } from "./cell-check.ts";
import type { PriceList } from "./load.ts";
import { PriceDock } from "./price-dock.tsx";
import { cellName, cellsAgain, cellsOf, shownName, sides, versionName, type PriceRow } from "./price-entries.ts";

type PriceGridProps = {
  plans: readonly PriceRow[];
  rates: PriceList["rates"];
  answered: PricesAnswered | undefined;
  mayEdit: boolean;
};

/** A table of inputs; what is published stays crossed out in a cell that was typed into. */
export function PriceGrid({ plans, rates, answered, mayEdit }: PriceGridProps) {
  const { plans: all, sheet } = useWords();
  const words = all.prices;
  const errors = new Map(answered?.fields.map(({ field, message }) => [field, message]));
  const columns = sides.flatMap((side) => currencies.map((currency) => ({ side, currency })));
  const shown = new Map(
    plans.map((plan) => {
      const kept = cellsOf(plan);
      const cells = answered ? cellsAgain(plan, answered.entries, answered.changed === true) : kept;
      const changed = (name: string) => isChanged(cells.get(name)!, kept.get(name)!);
      return [plan.code, { kept, cells, changed }];
    }),
  );
  return (
    <form method="post" noValidate className="price-form" data-sheet={JSON.stringify({ texts: sheet, rates })}>
      <template>
        <FieldError name="cell">{sheet.problems.amount}</FieldError>
      </template>
      <div className="price-scroll">
        <table className="price-grid">
          <caption className="vh">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.plan}</th>
              {columns.map(({ side, currency }) => (
                <th key={side + currency} scope="col">
                  {side === "was" ? words.was(currency) : currency}
                </th>
              ))}
              {(["cost", "margin", "sold"] as const).map((fact) => (
                <th key={fact} scope="col">
                  {words[fact]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => {
              const { kept, cells, changed } = shown.get(plan.code)!;
              return (
                <tr key={plan.code}>
                  <th scope="row">
                    <a href={`/console/catalogue/plans/${encodeURIComponent(plan.code)}`}>
                      {nameOf(plan)} <span className="soft">{plan.code}</span>
                    </a>
                    {[versionName(plan.code), shownName(plan.code)].map((name) => (
                      <input key={name} type="hidden" name={name} value={cells.get(name)} />
                    ))}
                  </th>
                  {columns.map(({ side, currency }) => {
                    const name = cellName(plan.code, currency, side);
                    const typed = cells.get(name)!;
                    const error = errors.get(name);
                    return (
                      <td key={name} data-changed={changed(name) ? "" : undefined}>
                        <s hidden={!changed(name)}>{kept.get(name)}</s>
                        <input
                          id={fieldId(name)}
                          name={name}
                          defaultValue={typed}
                          readOnly={!mayEdit}
                          inputMode="decimal"
                          autoComplete="off"
                          aria-label={(side === "was" ? words.wasCell : words.cell)(currency, plan.code)}
                          {...spokenBy({ name, error })}
                        />
                        <FieldError name={name}>{error}</FieldError>
                      </td>
                    );
                  })}
                  <Facts plan={plan} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {mayEdit && <PriceDock count={count()} />}
    </form>
  );

  function count() {
    const changed = plans.map(({ code }) => {
      const names = columns.map(({ side, currency }) => cellName(code, currency, side));
      return names.filter(shown.get(code)!.changed).length;
    });
    return {
      prices: changed.reduce((sum, one) => sum + one, 0),
      plans: changed.filter((one) => one > 0).length,
      wrong: plans.flatMap(({ code }) =>
        columns.filter(({ side, currency }) => errors.has(cellName(code, currency, side))),
      ).length,
    };
  }

  function nameOf({ areaName, kind, allowanceMb, days }: PriceRow): string {
    const { figure, unit } = dataAmount(allowanceMb);
    const data = `${figure} ${unit}`;
    return `${areaName} · ${kind === "day_pass" ? `${data} · ${all.kinds.day_pass}` : all.within(data, days ?? 1)}`;
  }
}

/** For a person to weigh, typed elsewhere. */
function Facts({ plan: { cost, margin, sold } }: { plan: PriceRow }) {
  const words = useWords().plans;
  const none = (
    <>
      <span aria-hidden="true">—</span>
      <span className="vh">{words.none}</span>
    </>
  );
  return (
    <>
      <td className="price-fact">{cost ? `${cost.currency} ${amountText(cost.amount)}` : none}</td>
      <td className="price-fact" data-loss={margin && margin.percent < 0 ? "" : undefined}>
        {margin ? `${margin.percent}% ${margin.currency}` : none}
      </td>
      <td className="price-fact">{sold}</td>
    </>
  );
}
