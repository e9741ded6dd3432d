import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { parcelForms } from "../../parts/parcels-asked.ts";
import { useFaceted } from "./choices.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "dispatch", parcelForms);

/** How many parcels of a filter go where, with whom and until when. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { dispatch, facets } = useWords();
  const faceted = useFaceted({ asks, countries: [], carriers: [] });
  return <FacetCounts {...faceted} {...counts} list={dispatch.title} partly={more ? facets.partly : null} />;
}
