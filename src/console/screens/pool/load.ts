import { data } from "react-router";
import { pools } from "../../../features/stock/pools/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type PoolPage = Answer<"/staff/getPool"> & { dropped: string[] };

/** `/console/stock/cards`. */
export async function poolPage({
  context,
  request,
  params,
}: ScreenArguments & { params: { pool?: string } }): Promise<PoolPage> {
  const pool = pools.find((one) => one === params.pool);
  if (!pool) throw data(null, { status: 404 });
  const { dropped } = knownAsks(request, {});
  return { ...(await asked(context).call("/staff/getPool", { pool })), dropped };
}
