import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { shownBy, type Shown } from "./load.ts";
import type { OrderList } from "./load.ts";

export type ViewsPage = Shown & { areas: OrderList["areas"]; done: string | undefined };

/** What was done is said on the page that comes back. */
export async function viewsPage(asking: ScreenArguments): Promise<ViewsPage> {
  const shown = await shownBy(asking);
  const { areas } = shown.facets.area ? await asked(asking.context).call("/staff/getOrderList", {}) : { areas: [] };
  const done = new URL(asking.request.url).searchParams.get("do") ?? "";
  return { ...shown, areas, done: /^(saved|changed|deleted|moved)$/.test(done) ? done : undefined };
}
