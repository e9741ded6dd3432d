import { counted, musts, usualWay } from "../../../features/catalogue/plans/plan-filters.ts";
import { sortings } from "../../../features/catalogue/plans/shelf-order.ts";
import { SelectField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { mustField } from "./shelf-address.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** What a plan must have, each with the number of plans that would be left; folded away where there is no room. */
export function FilterRow({ choices: { filters, sorting }, shelf: { cards }, to }: ShownShelf) {
  const words = useWords("shelf").filters;
  const { breakouts } = useWords("plans");
  const counts = counted(cards, filters);
  const set = musts.filter((must) => filters[must]).length + (filters.ip ? 1 : 0) + (filters.way === usualWay ? 0 : 1);
  return (
    <div className="filter-row">
      <details className="filters">
        <summary>
          <Icon name="sliders-horizontal" size="small" />
          {set > 0 ? words.set(set) : words.label}
        </summary>
        <fieldset className="filter-choices">
          <legend className="vh">{words.label}</legend>
          {musts.map((must) => (
            <label key={must} className="chip filter-chip">
              <input
                type="checkbox"
                {...mustField(must)}
                defaultChecked={filters[must] ?? false}
                disabled={counts.must[must] === 0 && !filters[must]}
              />
              <Icon name="check" size="small" />
              {words.with(words[must], counts.must[must])}
            </label>
          ))}
          <SelectField
            label={words.ip}
            name="ip"
            empty={words.anyIp}
            defaultValue={filters.ip ?? ""}
            data-value={filters.ip ?? ""}
            options={Object.entries(counts.ip).map(([iso2, amount]) => ({
              value: iso2,
              label: words.with(breakouts[iso2] ?? iso2, amount),
              disabled: amount === 0 && filters.ip !== iso2,
            }))}
          />
          <SelectField
            label={words.way}
            name="way"
            defaultValue={filters.way}
            data-value={filters.way}
            options={(["esim", "physical", "renewal"] as const).map((way) => ({
              value: way,
              label: words.with(words.ways[way], counts.way[way]),
            }))}
          />
          {set > 0 && (
            <Link className="link filters-clear" to={to({ filters: { way: usualWay } })} preventScrollReset>
              {words.clear}
            </Link>
          )}
        </fieldset>
      </details>
      <SelectField
        label={words.sort}
        name="sort"
        defaultValue={sorting}
        data-value={sorting}
        options={sortings.map((one) => ({ value: one, label: words.sorts[one] }))}
      />
    </div>
  );
}
