import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { queueForms } from "../../parts/queue-asked.ts";
import { useFaceted } from "./choices.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "real-names", queueForms);

/** How many of those that wait are for where, by which document and for what. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { realNames, facets } = useWords();
  return <FacetCounts {...useFaceted(asks)} {...counts} list={realNames.title} partly={more ? facets.partly : null} />;
}
