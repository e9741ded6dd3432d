import { useLoaderData } from "react-router";
import { usePage, type ScreenArguments } from "../../ground/asking.ts";
import { bulkOfEnquiriesTitle } from "../../parts/bulk-title.ts";
import { useEnquiryFacets } from "../../parts/enquiry-facets.ts";
import { chosenOf } from "../../parts/facet-bar.tsx";
import { stopWith } from "./act.ts";
import { enquiriesPage, type EnquiriesPage } from "./load.ts";
import { Refused, SoFar } from "./so-far.tsx";

export const loader = enquiriesPage;
export const action = (asking: ScreenArguments) => stopWith(asking, "/staff/stopBulkEnquiryAction");

/** How far something is that is done with many enquiries. */
export function Component() {
  const page = useLoaderData() as EnquiriesPage;
  const { words: all, language } = usePage();
  const { enquiries: words } = all;
  const { view = "open", ...asks } = page.filter;
  const { choices } = useEnquiryFacets({ asks, ...namesIn(page) });
  const chosen = chosenOf({ choices, asks }, language).map(({ label, text }) => [label, text] as const);
  return (
    <SoFar
      page={page}
      title={bulkOfEnquiriesTitle(page, all)}
      here={`/console/bulk/enquiries/${page.id}`}
      counted={words.many.count}
      which={[[words.views.label, words.views[view]], ...chosen]}
    >
      <Refused
        what={words.columns.company}
        rows={page.enquiries.map(({ number, company, why }) => ({
          key: number,
          href: `/console/enquiries/${number}`,
          name: company ?? words.forgotten,
          why,
        }))}
      />
    </SoFar>
  );
}

const namesIn = ({ filter, country, owner }: EnquiriesPage) => ({
  countries: country === null ? [] : [{ iso2: filter.country!, name: country }],
  colleagues: owner === null ? [] : [{ id: filter.owner!, name: owner }],
});
