import { useLoaderData } from "react-router";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { FinanceList } from "../../parts/finance-list.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import { differences, type Differences } from "./load.ts";

export const loader = withLayout("differences", differences);

/** Row B1: what the books and a gateway, or the books and themselves, do not say the same: work, with what can be done. */
export function Component() {
  const list = useLoaderData() as Differences & { layout: Laid<"differences"> };
  const { differences: found } = list;
  return (
    <FinanceList
      here="differences"
      list={list}
      columns={<ColumnsLink list="differences" />}
      file={<ListFile list="differences" />}
    >
      {found.length > 0 ? <DifferenceTable differences={found} layout={list.layout} /> : undefined}
    </FinanceList>
  );
}
