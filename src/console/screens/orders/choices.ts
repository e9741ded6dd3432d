import {
  countedFacets,
  esimStates,
  orderWays,
  placedSpans,
  type Facet,
} from "../../../features/operator/order-list/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { languageFacts, languages } from "../../../kernel/language.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { chosenOf, type Choice, type Faceted } from "../../parts/facet-bar.tsx";
import { beneath } from "../../parts/orders-address.ts";
import type { OrderList } from "./load.ts";

const amount = String.raw`\d{1,7}(\.\d{1,2})?`;

function useChoices(areas: OrderList["areas"]): readonly Choice[] {
  const { orders: words, order } = useWords();
  const { facets, columns } = words;
  const named = <Value extends string>(all: readonly Value[], texts: Record<Value, string>) =>
    all.map((value) => [value, texts[value]] as const);
  const choices: readonly (Omit<Choice, "isCounted"> & { facet: Facet })[] = [
    { facet: "placed", label: columns.placed, options: named(placedSpans, facets.placed) },
    { facet: "fromDay", label: facets.fromDay, isDay: true },
    { facet: "toDay", label: facets.toDay, isDay: true },
    { facet: "state", label: columns.state, options: named(orderStates, words.states) },
    { facet: "way", label: columns.way, options: named(orderWays, words.ways) },
    { facet: "area", label: facets.area, options: areas.map(({ area, name }) => [area, name] as const) },
    { facet: "plan", label: facets.plan },
    { facet: "method", label: columns.method, options: named(paymentMethods, words.methods) },
    { facet: "currency", label: facets.currency, options: currencies.map((one) => [one, one] as const) },
    { facet: "esim", label: facets.esim, options: named(esimStates, order.profiles) },
    { facet: "source", label: facets.source },
    { facet: "promo", label: facets.promo },
    { facet: "lang", label: facets.lang, options: languages.map((one) => [one, languageFacts[one].label] as const) },
    { facet: "least", label: facets.least, pattern: amount },
    { facet: "most", label: facets.most, pattern: amount },
  ];
  return choices.map((one) => ({ ...one, isCounted: (countedFacets as readonly string[]).includes(one.facet) }));
}

/** What the list is filtered by, as the parts of facets take it. */
export function useFaceted({ areas, asks }: Pick<OrderList, "areas" | "asks">): Faceted {
  return { choices: useChoices(areas), asks, at: beneath };
}

/** What is chosen, in words. */
export const useChosen = (list: Pick<OrderList, "areas" | "asks">) => chosenOf(useFaceted(list), usePage().language);
