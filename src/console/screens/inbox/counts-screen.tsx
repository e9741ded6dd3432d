import { useLoaderData } from "react-router";
import { inboxFacets, type InboxFacet } from "../../../features/operator/inbox/rules.ts";
import { asked, useWords, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { filterIn, type Filter } from "./address.ts";
import { useFaceted } from "./choices.ts";

type Counts = Answer<"/staff/countInboxFacet"> & { facet: InboxFacet; filter: Filter; dropped: string[] };

/** Asked when somebody opens a facet: the inbox waits for no count of it. */
export async function loader({ context, request }: ScreenArguments): Promise<Counts> {
  const address = new URL(request.url).searchParams;
  const { filter, dropped } = filterIn(address, new Set(["facet"]));
  const facet = inboxFacets.find((one) => one === address.get("facet"));
  const counted = await asked(context).call("/staff/countInboxFacet", { ...filter, facet: facet ?? inboxFacets[0] });
  return { ...counted, facet: facet ?? inboxFacets[0], filter, dropped: facet ? dropped : [...dropped, "facet"] };
}

/** Row B1: how many cases of a filter have which value. */
export function Component() {
  const { facet, filter, values, more, dropped } = useLoaderData() as Counts;
  const { inbox, facets } = useWords();
  const named = values.map(({ name, ...one }) => ({ ...one, name: name ?? one.value }));
  return (
    <FacetCounts
      {...useFaceted(filter, [])}
      list={inbox.title}
      facet={facet}
      values={named}
      partly={more ? facets.partly : null}
      dropped={dropped}
    />
  );
}
