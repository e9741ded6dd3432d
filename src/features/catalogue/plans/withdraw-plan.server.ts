import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { WithdrawPlan } from "./staff-contract.ts";
import { planAt, takeOffSale } from "./staff-store.server.ts";
import { standsStill } from "./weigh-plan.server.ts";

export const withdrawPlan = operation(WithdrawPlan, async ({ code, version }, context) => {
  const { db } = context;
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const former = (await planAt(tx, code)) ?? refuse("NOT_FOUND");
    if (!former.onSale) return;
    standsStill(former, version ?? "");
    await takeOffSale(tx, [code]);
    await recordAction(tx, byCaller(context), "plan_withdrawn", { on: { kind: "plan", id: code }, plan: code });
  });
  return {};
});
