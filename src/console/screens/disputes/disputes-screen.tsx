import { useLoaderData } from "react-router";
import { usePage } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { Choices, FinanceList } from "../../parts/finance-list.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { DisputeTable } from "./dispute-table.tsx";
import { disputes, type Disputes } from "./load.ts";

export const loader = withLayout("disputes", disputes);

/** What banks take back, with the day by which to answer. */
export function Component() {
  const list = useLoaderData() as Disputes & { layout: Laid<"disputes"> };
  const { disputes: found, view } = list;
  const { views } = usePage().words.disputes;
  const choices = (["open", "all"] as const).map((one) => ({
    href: `/console/finance/disputes?view=${one}`,
    label: views[one],
    isHere: one === view,
  }));
  return (
    <FinanceList
      here="disputes"
      list={list}
      keeps={{ view }}
      choices={<Choices label={views.label} choices={choices} />}
      columns={<ColumnsLink list="disputes" />}
      file={<ListFile list="disputes" view={view} />}
    >
      {found.length > 0 ? <DisputeTable disputes={found} layout={list.layout} /> : undefined}
    </FinanceList>
  );
}
