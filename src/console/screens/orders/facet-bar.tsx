import { orderWays, placedSpans } from "../../../features/operator/order-list/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { addressOf } from "./address-of.ts";
import type { Facets, OrderList } from "./load.ts";

type Choice = { facet: keyof Facets; label: string; options: readonly (readonly [value: string, text: string])[] };

/** One form, which needs no script; what is chosen stands beside it, each with the way without it. */
export function FacetBar({ list }: { list: OrderList }) {
  const { orders: words } = useWords();
  const { view, q, facets } = list;
  const choices = useChoices(list.areas);
  return (
    <div className="facets">
      <form aria-label={words.facets.label}>
        {view !== "all" && <input type="hidden" name="view" value={view} />}
        {q !== "" && <input type="hidden" name="q" value={q} />}
        {choices.map(({ facet, label, options }) => (
          <label key={facet} className={facets[facet] ? "facet facet-on" : "facet"}>
            <span>{label}</span>
            <select
              name={facet}
              defaultValue={facets[facet] ?? ""}
              aria-keyshortcuts={facet === "placed" ? "f" : undefined}
            >
              <option value="">{words.facets.any}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="button">{words.facets.show}</button>
      </form>
      {list.orders.length > 0 && <Dropping list={list} />}
    </div>
  );
}

/** What is chosen, each a link to the list without it. */
export function Dropping({ list }: { list: OrderList }) {
  const { orders: words } = useWords();
  const { view, q, facets } = list;
  const chosen = useChosen(list);
  if (chosen.length === 0) return null;
  return (
    <ul className="facets-chosen" aria-label={words.facets.chosen}>
      {chosen.map(({ facet, label, text }) => (
        <li key={facet}>
          <a
            href={addressOf({ view, q, ...facets, [facet]: null })}
            aria-label={words.facets.drop(`${label}: ${text}`)}
          >
            {label} <b>{text}</b>
            <Icon name="x" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What is chosen, in words. */
export function useChosen({ facets, areas }: Pick<OrderList, "facets" | "areas">) {
  return useChoices(areas).flatMap(({ facet, label, options }) => {
    const chosen = facets[facet];
    if (chosen === undefined) return [];
    return [{ facet, label, text: options.find(([value]) => value === chosen)?.[1] ?? chosen }];
  });
}

function useChoices(areas: OrderList["areas"]): readonly Choice[] {
  const { orders: words } = useWords();
  const named = <Value extends string>(all: readonly Value[], texts: Record<Value, string>) =>
    all.map((value) => [value, texts[value]] as const);
  return [
    { facet: "placed", label: words.columns.placed, options: named(placedSpans, words.facets.placed) },
    { facet: "state", label: words.columns.state, options: named(orderStates, words.states) },
    { facet: "way", label: words.columns.way, options: named(orderWays, words.ways) },
    { facet: "area", label: words.facets.area, options: areas.map(({ area, name }) => [area, name] as const) },
    { facet: "method", label: words.columns.method, options: named(paymentMethods, words.methods) },
    { facet: "currency", label: words.facets.currency, options: currencies.map((one) => [one, one] as const) },
  ];
}
