import { speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords, type Words } from "../../ground/asking.ts";
import { dataText } from "../../parts/plan-line.tsx";
import { cellName, shownName, versionName, type PriceRow } from "../../parts/price-cells.ts";
import { amountText } from "../../parts/typed-values.ts";
import { isChanged } from "./cell-check.ts";
import { gridColumns } from "./price-entries.ts";

/** A plan with what is published of it and what its cells say. */
export type ShownRow = {
  plan: PriceRow;
  kept: ReadonlyMap<string, string>;
  cells: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  /** What was published when a cell was typed into that a colleague has published otherwise since. */
  since: ReadonlyMap<string, string>;
};

export function PriceGridRow({
  row: { plan, kept, cells, errors, since },
  mayEdit,
}: {
  row: ShownRow;
  mayEdit: boolean;
}) {
  const { plans: all } = useWords();
  const words = all.prices;
  return (
    <tr>
      <th scope="row">
        <a href={`/console/catalogue/plans/${encodeURIComponent(plan.code)}`}>
          {nameOf(plan, all)} <span className="soft">{plan.code}</span>
        </a>
        {[versionName(plan.code), shownName(plan.code)].map((name) => (
          <input key={name} type="hidden" name={name} value={cells.get(name)} />
        ))}
      </th>
      {gridColumns.map(({ side, currency }) => {
        const name = cellName(plan.code, currency, side);
        const error = errors.get(name);
        const changed = isChanged(cells.get(name)!, kept.get(name)!);
        return (
          <td key={name} data-changed={changed ? "" : undefined}>
            <s hidden={!changed}>{kept.get(name)}</s>
            <input
              id={fieldId(name)}
              name={name}
              defaultValue={cells.get(name)}
              readOnly={!mayEdit}
              inputMode="decimal"
              autoComplete="off"
              aria-label={(side === "was" ? words.wasCell : words.cell)(currency, plan.code)}
              {...spokenBy({ name, error })}
            />
            {since.has(name) && (
              <p className="price-since">{words.since(kept.get(name)! || "—", since.get(name)! || "—")}</p>
            )}
            <FieldError name={name}>{error}</FieldError>
          </td>
        );
      })}
      <Facts plan={plan} />
    </tr>
  );
}

/** What tells it from the others of its place and kind: `1 GB · 1 Mbps`, `10 GB, 30 days`. */
function nameOf({ kind, allowanceMb, days, speedAfterKbps, dayRule }: PriceRow, words: Words["plans"]): string {
  const data = dataText(allowanceMb);
  const what =
    kind === "fixed" ? words.within(data, days ?? 1) : dayRule === "24_hours" ? words.prices.in24(data) : data;
  return speedAfterKbps > 0 ? `${what} · ${speedAmount(speedAfterKbps)}` : what;
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
