import { promoFacets, promoValues } from "../../../features/operator/promo-list/promo-filter.ts";
import { lists } from "../../../features/operator/saved-views/lists.ts";
import { useWords } from "../../ground/asking.ts";
import type { Faceted } from "../../parts/facet-bar.tsx";
import { listAddress, type Asks } from "../../parts/list-address.ts";

/** What promo codes are filtered by, as the parts of facets take it. */
export function useFaceted(asks: Readonly<Record<string, string>>): Faceted {
  const { promos: words } = useWords();
  const label = {
    kind: words.columns.discount,
    limit: words.columns.uses,
    buyers: words.buyers,
    plans: words.columns.plans,
  };
  const said: Readonly<Record<string, string>> = {
    ...words.kinds,
    ...words.limits,
    ...words.buyersOf,
    first_order: words.firstOrder,
    every: words.everyPlan,
    some: words.somePlans,
  };
  return {
    choices: promoFacets.map((facet) => ({
      facet,
      label: label[facet],
      options: promoValues[facet].map((one) => [one, said[one]!] as const),
      isCounted: true,
    })),
    asks,
    at: (page, more) => promosAt(more, page),
  };
}

export const promosAt = (asks: Asks, page: "" | "/counts" = ""): string =>
  listAddress(`/console/promos${page}`, asks, { view: lists.promos.views[0] });
