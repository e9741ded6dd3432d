import type { Money } from "../../../kernel/money.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import type { PlanOnSale } from "../../catalogue/plans/store.server.ts";
import { renewablePlan } from "./renewable-plan.server.ts";
import { plansBoughtFor } from "./store.server.ts";

type Asking = Pick<Context, "db"> & { caller: AccountCaller };

/**
 * The plan of the newest package that the caller has bought for this SIM, that is on our network and can be bought
 * again.
 */
export async function offerFor(
  iccid: string,
  { db, caller }: Asking,
): Promise<{ plan: PlanOnSale; days: number; price: Money } | undefined> {
  for (const bought of await plansBoughtFor(db, iccid, caller.accountId)) {
    const renewable = await renewablePlan(db, bought);
    if (renewable) return { ...renewable, days: bought.days };
  }
  return undefined;
}

/**
 * Whether the caller has bought this plan for this SIM and these days before: only what is familiar is bought
 * automatically.
 */
export async function hasBought(
  { planCode, days }: { planCode: string; days: number },
  iccid: string,
  { db, caller }: Asking,
): Promise<boolean> {
  return (await plansBoughtFor(db, iccid, caller.accountId)).some(
    (bought) => bought.planCode === planCode && bought.days === days,
  );
}
