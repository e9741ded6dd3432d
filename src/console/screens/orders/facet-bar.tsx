import { countedFacets, type Facet } from "../../../features/operator/order-list/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Key } from "../../parts/key.tsx";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import { useChoices, useChosen, type Choice } from "./choices.ts";
import { countedText } from "./counted-text.ts";
import type { OrderList } from "./load.ts";

/** Always in the bar; the rest once it is chosen, or behind "More filters". */
const first: readonly Facet[] = ["placed", "state", "area", "method"];

/** One form, which needs no script; what is chosen stands beside it, each with the way without it. */
export function FacetBar({ list }: { list: OrderList }) {
  const { orders: words } = useWords();
  const { facets, asks } = list;
  const choices = useChoices(list.areas);
  const isFirst = ({ facet }: Choice) => first.includes(facet) || facets[facet] !== undefined;
  const kept = Object.entries(asks).filter(([name]) => !choices.some(({ facet }) => facet === name));
  return (
    <div className="facets">
      <form
        aria-label={words.facets.label}
        data-counts={beneath("/counts", asks)}
        className="facets-form"
        action="/console/orders"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choices.filter(isFirst).map((choice) => (
          <FacetField key={choice.facet} choice={choice} chosen={facets[choice.facet]} />
        ))}
        <details className="facets-more">
          <summary className="button">
            <Icon name="plus" />
            {words.facets.further}
          </summary>
          <div>
            {choices
              .filter((choice) => !isFirst(choice))
              .map((choice) => (
                <FacetField key={choice.facet} choice={choice} chosen={undefined} />
              ))}
          </div>
        </details>
        <button className="button">{words.facets.show}</button>
        <a className="button button-quiet" href={beneath("/counts", { ...asks, facet: "state" })}>
          {words.facets.counts}
        </a>
      </form>
      <Dropping list={list} />
    </div>
  );
}

function FacetField({
  choice: { facet, label, options, pattern, isDay },
  chosen,
}: {
  choice: Choice;
  chosen: string | undefined;
}) {
  const { orders: words } = useWords();
  const isCounted = (countedFacets as readonly string[]).includes(facet);
  return (
    <label className={chosen ? "facet facet-on" : "facet"}>
      <span>{label}</span>
      {facet === "placed" && <Key>F</Key>}
      {options ? (
        <select
          name={facet}
          defaultValue={chosen ?? ""}
          aria-keyshortcuts={facet === "placed" ? "f" : undefined}
          data-facet={facet}
        >
          <option value="">{words.facets.any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : isDay ? (
        <input name={facet} type="date" defaultValue={chosen} />
      ) : (
        <>
          <input
            name={facet}
            defaultValue={chosen}
            placeholder={words.facets.typed}
            autoComplete="off"
            spellCheck={false}
            pattern={pattern}
            inputMode={isCounted ? undefined : "decimal"}
            list={isCounted ? `values-${facet}` : undefined}
            data-facet={isCounted ? facet : undefined}
          />
          {isCounted && <datalist id={`values-${facet}`} aria-label={label} />}
        </>
      )}
    </label>
  );
}

/** What is chosen, each a link to the list without it. */
function Dropping({ list }: { list: OrderList }) {
  const { orders: words } = useWords();
  const chosen = useChosen(list);
  if (chosen.length === 0) return null;
  return (
    <ul className="facets-chosen" aria-label={words.facets.chosen}>
      {chosen.map(({ facet, label, text }) => (
        <li key={facet}>
          <a href={addressOf({ ...list.asks, [facet]: null })} aria-label={words.facets.drop(`${label}: ${text}`)}>
            {label} <b>{text}</b>
            <Icon name="x" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Of an empty list: what each filter that is in the way would show if it were taken away. */
export function InTheWay({ list }: { list: OrderList }) {
  const { orders: words } = useWords();
  const { asks, without, view } = list;
  const chosen = useChosen(list);
  if (without.length === 0) return <p>{words.facets.emptyNone}</p>;
  return (
    <>
      <p>{words.facets.emptyLede}</p>
      <ul className="facets-chosen">
        {without.map(({ drop, ...count }) => {
          const { label, text } = chosen.find(({ facet }) => facet === drop) ?? {
            label: words.views.label,
            text: words.views[view],
          };
          return (
            <li key={drop}>
              <a href={addressOf({ ...asks, [drop]: null })}>
                {words.facets.emptyWould(`${label}: ${text}`, countedText(count))}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
