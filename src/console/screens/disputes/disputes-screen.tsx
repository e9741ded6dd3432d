import { useLoaderData } from "react-router";
import { disputeFacets } from "../../../features/sales/disputes/dispute-filter.ts";
import { disputeViews } from "../../../features/sales/disputes/rules.ts";
import { usePage } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { cutText } from "../../parts/cut-text.ts";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import { Choices, FinanceList } from "../../parts/finance-list.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { useFaceted } from "./choices.ts";
import { DisputeTable } from "./dispute-table.tsx";
import { disputes, type Disputes } from "./load.ts";

export const loader = withLayout("disputes", disputes);

/** What banks take back, with the day by which to answer. */
export function Component() {
  const list = useLoaderData() as Disputes & { layout: Laid<"disputes"> };
  const { disputes: found, view, asks } = list;
  const { facets, disputes: said } = usePage().words;
  const { views } = said;
  const faceted = useFaceted(asks);
  const cut = cutText(list, facets);
  const isFiltered = disputeFacets.some((facet) => asks[facet] !== undefined);
  const choices = disputeViews.map((one) => ({
    href: `/console/finance/disputes?view=${one}`,
    label: views[one],
    isHere: one === view,
  }));
  return (
    <FinanceList
      here="disputes"
      list={list}
      keeps={asks}
      choices={<Choices label={views.label} choices={choices} />}
      columns={<ColumnsLink list="disputes" />}
      file={<ListFile list="disputes" asks={asks} />}
      bar={<FacetBar {...faceted} first={disputeFacets} />}
      note={cut}
      emptied={
        isFiltered ? (
          <FilteredAway
            {...faceted}
            without={list.without}
            view={{ label: views.label, text: views[view], widest: "all" }}
            cut={cut}
            isBeginning={list.isBeginning}
          />
        ) : undefined
      }
    >
      {found.length > 0 ? <DisputeTable disputes={found} layout={list.layout} /> : undefined}
    </FinanceList>
  );
}
