import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type StockPage = Answer<"/staff/getStock"> & { dropped: string[] };

export async function stockPage({ context, request }: ScreenArguments): Promise<StockPage> {
  const { dropped } = knownAsks(request, {});
  return { ...(await asked(context).call("/staff/getStock", {})), dropped };
}
