import { spellingsOf } from "../../kernel/iccid.ts";
import type { Money } from "../../kernel/money.ts";
import type { AccountCaller, Context } from "../../platform/context.server.ts";
import { packagesOfSim, type PackageRow } from "../packages/store.server.ts";
import type { PlanOnSale } from "../plans/store.server.ts";
import { renewablePlan } from "./renewable-plan.server.ts";

export type Renewable = { row: PackageRow; plan: PlanOnSale; price: Money };

/** Of the packages that the caller has bought for this SIM and our network carries: the plans that can be bought again, the newest first. */
export async function renewables(iccid: string, { db, caller }: Pick<Context, "db"> & { caller: AccountCaller }): Promise<Renewable[]> {
  const rows = await packagesOfSim(db, spellingsOf(iccid), caller.accountId);
  const own = rows.filter((row) => row.own && row.renewable && row.network_reference !== null && row.state !== "cancelled");
  const found: Renewable[] = [];
  for (const row of own) {
    if (found.some((one) => one.row.plan_code === row.plan_code && one.row.days === row.days)) continue;
    const { plan_code: planCode, days, currency } = row;
    const renewable = await renewablePlan(db, { planCode, days, currency });
    if (renewable) found.push({ row, ...renewable });
  }
  return found;
}
