import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { useEnquiryFacets } from "../../parts/enquiry-facets.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { listCounts, type ListCounts } from "../../parts/list-counts.ts";
import { enquiryForms } from "./forms.ts";

export const loader = (asking: ScreenArguments) => listCounts(asking, "enquiries", enquiryForms);

/** How many enquiries of a filter are about what, from where and whose. */
export function Component() {
  const { asks, more, ...counts } = useLoaderData() as ListCounts;
  const { enquiries, facets } = useWords();
  const faceted = useEnquiryFacets({ asks, countries: [], colleagues: [] });
  return <FacetCounts {...faceted} {...counts} list={enquiries.title} partly={more ? facets.partly : null} />;
}
