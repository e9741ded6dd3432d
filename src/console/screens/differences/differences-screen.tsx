import { useLoaderData } from "react-router";
import { differenceFacets } from "../../../features/operator/differences/difference-filter.ts";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { cutText } from "../../parts/cut-text.ts";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import { FinanceList } from "../../parts/finance-list.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { useFaceted } from "./choices.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { differences, type Differences } from "./load.ts";

export const loader = withLayout("differences", differences);

/** Row B1: what the books and a gateway, or the books and themselves, do not say the same: work, with what can be done. */
export function Component() {
  const list = useLoaderData() as Differences & { layout: Laid<"differences"> };
  const { differences: found, asks } = list;
  const { facets } = useWords();
  const faceted = useFaceted(asks);
  const cut = cutText(list, facets);
  const isFiltered = Object.keys(asks).length > 0;
  return (
    <FinanceList
      here="differences"
      list={list}
      keeps={asks}
      columns={<ColumnsLink list="differences" />}
      file={<ListFile list="differences" asks={asks} />}
      bar={<FacetBar {...faceted} first={differenceFacets} />}
      note={cut}
      emptied={
        isFiltered ? (
          <FilteredAway {...faceted} without={list.without} cut={cut} isBeginning={list.isBeginning} />
        ) : undefined
      }
    >
      {found.length > 0 ? <DifferenceTable differences={found} layout={list.layout} /> : undefined}
    </FinanceList>
  );
}
