import { data } from "react-router";
import { pools, type Pool } from "../../../features/stock/pools/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { ScreenArguments } from "../../ground/asking.ts";
import { signedIn } from "../../ground/signed-in.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type StockFilePage = { pool: Pool | undefined; dropped: string[] };

/** `/console/stock/add?pool=cards`. */
export async function stockFilePage(asking: ScreenArguments): Promise<StockFilePage> {
  if (!may(await signedIn(asking), "edit_stock")) throw data({ right: "edit_stock" }, { status: 403 });
  const { asks, dropped } = knownAsks(asking.request, { pool: new RegExp(`^(${pools.join("|")})$`) });
  return { pool: pools.find((one) => one === asks.pool), dropped };
}
