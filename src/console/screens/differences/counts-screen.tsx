import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { useFaceted } from "./choices.ts";
import { differenceForms } from "./forms.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "differences", differenceForms);

/** How many differences of a filter are of which kind, and at which gateway. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { differences, facets } = useWords();
  const partly = more ? facets.partly : null;
  return <FacetCounts {...useFaceted(asks)} {...counts} list={differences.title} partly={partly} />;
}
