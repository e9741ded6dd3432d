import { esimStates, orderWays, placedSpans, type Facet } from "../../../features/operator/order-list/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { languageFacts, languages } from "../../../kernel/language.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import type { OrderList } from "./load.ts";

/** Without options it is typed, as a whole, or it is a day. */
export type Choice = {
  facet: Facet;
  label: string;
  options?: readonly (readonly [value: string, text: string])[];
  pattern?: string;
  isDay?: true;
};

const amount = String.raw`\d{1,7}(\.\d{1,2})?`;

export function useChoices(areas: OrderList["areas"]): readonly Choice[] {
  const { orders: words, order } = useWords();
  const { facets, columns } = words;
  const named = <Value extends string>(all: readonly Value[], texts: Record<Value, string>) =>
    all.map((value) => [value, texts[value]] as const);
  return [
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
}

/** What is chosen, in words. */
export function useChosen({ facets, areas }: Pick<OrderList, "facets" | "areas">) {
  const { language } = usePage();
  return useChoices(areas).flatMap(({ facet, label, options, isDay }) => {
    const chosen = facets[facet];
    if (chosen === undefined) return [];
    const text = isDay ? dateText(chosen, language) : options?.find(([value]) => value === chosen)?.[1];
    return [{ facet, label, text: text ?? chosen }];
  });
}
