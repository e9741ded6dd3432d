import { countedFacets, type Facet } from "../../../features/operator/order-list/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { countedText } from "../../parts/counted-text.ts";
import { Dropping, FacetBox, FacetSelect, InTheWay } from "../../parts/facets.tsx";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import { useChoices, useChosen, type Choice } from "./choices.ts";
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
      <Dropping chosen={useChosen(list)} without={(facet) => addressOf({ ...asks, [facet]: null })} />
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
  const hasKey = facet === "placed";
  return (
    <FacetBox label={label} isOn={Boolean(chosen)} hasKey={hasKey}>
      {options ? (
        <FacetSelect facet={facet} options={options} chosen={chosen} hasKey={hasKey} />
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
    </FacetBox>
  );
}

/** Of an empty list: what each filter that is in the way would show if it were taken away. */
export function OrdersInTheWay({ list }: { list: OrderList }) {
  const { orders: words } = useWords();
  const { asks, without, view } = list;
  const chosen = useChosen(list);
  const drops = without.map(({ drop, ...count }) => {
    const { label, text } = chosen.find(({ facet }) => facet === drop) ?? {
      label: words.views.label,
      text: words.views[view],
    };
    const would = words.facets.emptyWould(`${label}: ${text}`, countedText(count));
    return { name: drop, href: addressOf({ ...asks, [drop]: null }), would };
  });
  return <InTheWay drops={drops} none={words.facets.emptyNone} />;
}
