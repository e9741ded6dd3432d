import { FieldError } from "../../../ui/field-parts.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { EnterKeeps } from "../../parts/form.tsx";
import { cellName, cellsOf, versionName, type PriceRow } from "../../parts/price-cells.ts";
import type { PricesAnswered } from "./act.ts";
import { isChanged } from "./cell-check.ts";
import type { PriceList } from "./load.ts";
import { PriceDock } from "./price-dock.tsx";
import { cellsAgain, entriesOfDraft, gridColumns, overtaken } from "./price-entries.ts";
import { PriceGridRow, type ShownRow } from "./price-grid-row.tsx";

type PriceGridProps = {
  plans: readonly PriceRow[];
  rates: PriceList["rates"];
  answered: PricesAnswered | undefined;
  mayEdit: boolean;
};

const facts = ["cost", "margin", "sold"] as const;

/** A table of inputs, by place and kind; what is published stays crossed out in a cell that was typed into. */
export function PriceGrid({ plans, rates, answered, mayEdit }: PriceGridProps) {
  const { plans: all, sheet } = useWords();
  const words = all.prices;
  const errors = new Map(answered?.fields.map(({ field, message }) => [field, message]));
  const rows = plans.map((plan): ShownRow => {
    const kept = cellsOf(plan);
    const isSent = answered !== undefined && versionName(plan.code) in answered.entries;
    const typed = isSent ? answered.entries : plan.draft && entriesOfDraft(plan.code, plan.draft);
    if (!typed) return { plan, kept, cells: kept, errors, since: new Map() };
    const isChanged = isSent ? answered.changed === true : plan.draft?.version !== plan.version;
    return { plan, kept, cells: cellsAgain(plan, typed, isChanged), errors, since: overtaken(plan, typed) };
  });
  const groups = Map.groupBy(rows, ({ plan: { scope, area, kind } }) => `${scope} ${area} ${kind}`);
  return (
    <form
      method="post"
      noValidate
      className="price-form"
      data-sheet={JSON.stringify({ texts: sheet, rates })}
      data-draft={mayEdit ? "" : undefined}
    >
      {mayEdit && <EnterKeeps />}
      <template>
        <FieldError name="cell">{sheet.problems.amount}</FieldError>
      </template>
      <div className="price-scroll">
        <table className="price-grid">
          <caption className="vh">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.plan}</th>
              {gridColumns.map(({ side, currency }) => (
                <th key={side + currency} scope="col">
                  {side === "was" ? words.was(currency) : currency}
                </th>
              ))}
              {facts.map((fact) => (
                <th key={fact} scope="col">
                  {words[fact]}
                </th>
              ))}
            </tr>
          </thead>
          {[...groups].map(([group, own]) => (
            <tbody key={group}>
              <tr className="price-group">
                <th scope="rowgroup" colSpan={1 + gridColumns.length + facts.length}>
                  <GroupName of={own[0]!.plan} />
                </th>
              </tr>
              {own.map((row) => (
                <PriceGridRow key={row.plan.code} row={row} mayEdit={mayEdit} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {mayEdit && <PriceDock count={countOf(rows)} />}
    </form>
  );
}

function GroupName({ of: { scope, area, areaName, kind } }: { of: PriceRow }) {
  const { groups } = useWords().plans.prices;
  return (
    <span className="listed">
      {scope === "country" ? <Flag iso2={area} size={16} /> : <Icon name="globe" />}
      <b>{areaName}</b> {groups[kind]}
    </span>
  );
}

function countOf(rows: readonly ShownRow[]) {
  const cells = rows.map(({ plan: { code }, kept, cells: typed, errors }) => {
    const names = gridColumns.map(({ side, currency }) => cellName(code, currency, side));
    return {
      changed: names.filter((name) => isChanged(typed.get(name)!, kept.get(name)!)).length,
      wrong: names.filter((name) => errors.has(name)).length,
    };
  });
  return {
    prices: cells.reduce((sum, { changed }) => sum + changed, 0),
    plans: cells.filter(({ changed }) => changed > 0).length,
    wrong: cells.reduce((sum, { wrong }) => sum + wrong, 0),
  };
}
