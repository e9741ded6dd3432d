import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { useFaceted } from "./choices.ts";
import { trailForms } from "./forms.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "trail", trailForms);

/** How much of what was done is of which kind, by whom, on what and from where. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { trail, facets } = useWords();
  const faceted = useFaceted({ asks, people: [] });
  return <FacetCounts {...faceted} {...counts} list={trail.title} partly={more ? facets.partly : null} />;
}
