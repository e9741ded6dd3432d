import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { SetPlanCost } from "./costs-contract.ts";
import { costsOf, putCost } from "./pricing-store.server.ts";
import { planAt } from "./staff-store.server.ts";

export const setPlanCost = operation(SetPlanCost, (wish, context) =>
  once(context.db, { path: SetPlanCost.path, wish }, context, async (tx) => {
    const { code, version, amount, currency } = wish;
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    if (!(await planAt(tx, code))) return refuse("NOT_FOUND");
    const former = (await costsOf(tx, [code])).get(code);
    if (former?.amount === amount && former.currency === currency) return { version: former.version };
    if ((former?.version ?? 0) !== version) return refuse("RECORD_CHANGED");
    const { caller, now } = context;
    const next = version + 1;
    await putCost(tx, { plan_code: code, amount, currency, version: next, set_by: caller.staffId, set_at: now });
    await recordAction(tx, byCaller(context), "plan_cost_set", {
      on: { kind: "plan", id: code },
      before: { amount: former?.amount ?? null, currency: former?.currency ?? null },
      after: { amount, currency },
    });
    return { version: next };
  }),
);
