import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { WithdrawPlan } from "./staff-contract.ts";
import { planAt, takeOffSale } from "./staff-store.server.ts";
import { standsStill } from "./weigh-plan.server.ts";

export const withdrawPlan = operation(WithdrawPlan, async ({ code, version }, { db, now, caller }) => {
  const by = { who: caller.email, staffId: caller.staffId, now };
  await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const former = (await planAt(tx, code)) ?? refuse("NOT_FOUND");
    if (!former.onSale) return;
    standsStill(former, version ?? "");
    await takeOffSale(tx, [code]);
    await recordAction(tx, by, "plan_withdrawn", { plan: code });
  });
  return {};
});
