import { isDeepStrictEqual } from "node:util";
import { wrong } from "../../../kernel/record-problem.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { promoCodeReferences } from "./promo-code-rules.ts";
import { withMoments, wrongIn } from "./promo-rows.server.ts";
import { MakePromoCode } from "./staff-contract.ts";
import { insertPromo, plansAmong, promoRecordAt } from "./staff-store.server.ts";

export const makePromoCode = operation(MakePromoCode, async ({ promo: typed }, context) => {
  const promo = withMoments(typed);
  await context.db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_promos");
    const plans = await plansAmong(tx, promo.plan_codes ?? []);
    const problems = promoCodeReferences(promo, { plans, uses: new Map() });
    if (problems.length > 0) throw wrongIn(problems);
    if (await insertPromo(tx, promo)) {
      const on = { kind: "promo_code", id: promo.code } as const;
      return recordAction(tx, byCaller(context), "promo_code_made", { on, after: { ...promo } });
    }
    // the repeat of a lost answer
    if (isDeepStrictEqual(await promoRecordAt(tx, promo.code), promo)) return undefined;
    throw wrongIn([wrong("code", "promo_code_taken")]);
  });
  return { code: promo.code };
});
