import { data } from "react-router";
import { pools } from "../../../features/stock/pools/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Pool = Answer<"/staff/getPool">;
export type Batch = Pool["batches"][number];
export type PoolPage = Pool & {
  after: string | undefined;
  /** The batch that somebody thinks of retiring. */
  open: Batch | undefined;
  done: string | undefined;
  dropped: string[];
};

const id = /^[1-9]\d{0,14}$/;

/** `/console/stock/cards?after=17&batch=12`. */
export async function poolPage({
  context,
  request,
  params,
}: ScreenArguments & { params: { pool?: string } }): Promise<PoolPage> {
  const pool = pools.find((one) => one === params.pool);
  if (!pool) throw data(null, { status: 404 });
  const { asks, dropped } = knownAsks(request, { after: id, batch: id, done: /^(added|retired)$/ });
  const { after, batch, done } = asks;
  const page = await asked(context).call("/staff/getPool", { pool, ...(after !== undefined && { after }) });
  const open = page.batches.find((one) => one.id === batch);
  if (batch !== undefined && !open) dropped.push("batch");
  return { ...page, after, open, done, dropped };
}
