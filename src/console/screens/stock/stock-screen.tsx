import { useLoaderData, useRouteLoaderData } from "react-router";
import { lookBackDays } from "../../../features/operator/stock-page/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile } from "../../parts/list-file.tsx";
import { Dropped } from "../../parts/list.tsx";
import { stockPage, type StockPage } from "./load.ts";
import { StockTable } from "./stock-table.tsx";
import { SupplierTable } from "./supplier-table.tsx";

export const loader = withLayout("stock", stockPage);

/** Row B1: what lies in stock, how long it lasts, and when to order again. */
export function Component() {
  const { pools, suppliers, today, dropped, layout } = useLoaderData() as StockPage & { layout: Laid<"stock"> };
  const me = useRouteLoaderData("frame") as Me;
  const { titled, stock: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <ColumnsLink list="stock" />
        <ListFile list="stock" />
        {may(me, "edit_stock") && (
          <a className="button stock-add" href="/console/stock/add">
            <Icon name="upload" />
            {words.add}
          </a>
        )}
      </header>
      <Dropped names={dropped} />
      <StockTable pools={pools} today={today} layout={layout} />
      <SupplierTable suppliers={suppliers} />
      <footer className="foot">{words.foot(lookBackDays, pools[0]!.forecast.deliveryDays)}</footer>
    </>
  );
}
