import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { useFaceted } from "./choices.ts";
import { disputeForms } from "./forms.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "disputes", disputeForms);

/** How many chargebacks of a filter stand where, and at which gateway. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { disputes, facets } = useWords();
  return <FacetCounts {...useFaceted(asks)} {...counts} list={disputes.title} partly={more ? facets.partly : null} />;
}
