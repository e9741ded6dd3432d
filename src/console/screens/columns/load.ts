import { data } from "react-router";
import type { ScreenArguments } from "../../ground/asking.ts";
import { isLaidList, laidOut, listWith, type Laid, type LaidList } from "../../parts/layout.ts";

export type ColumnsPage = { laid: Laid<LaidList>; back: string };

/** `/console/columns/inbox?view=mine`: what else the address says belongs to the list, and goes back there. */
export async function columnsPage(asking: ScreenArguments): Promise<ColumnsPage> {
  const { pathname, search } = new URL(asking.request.url);
  const list = pathname.split("/")[3] ?? "";
  if (!isLaidList(list)) throw data(null, { status: 404 });
  return { laid: await laidOut(asking, list), back: listWith(list, search) };
}
