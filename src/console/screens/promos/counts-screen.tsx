import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { useFaceted } from "./choices.ts";
import { promoForms } from "./forms.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "promos", promoForms);

/** How many promo codes of a filter are of which kind. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { promos, facets } = useWords();
  return <FacetCounts {...useFaceted(asks)} {...counts} list={promos.title} partly={more ? facets.partly : null} />;
}
