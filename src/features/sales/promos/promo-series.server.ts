import { wrong } from "../../../kernel/record-problem.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { randomLetters } from "../../../platform/random-letters.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { promoCodeReferences } from "./promo-code-rules.ts";
import { withMoments, wrongIn } from "./promo-rows.server.ts";
import { lettersInSeries, longestPrefix } from "./rules.ts";
import { codesOfSeries, isSeries, putCodesOfSeries, putSeries, stopSeries } from "./series-store.server.ts";
import { GetSeriesCodes, MakePromoSeries, StopPromoSeries } from "./staff-contract.ts";
import { plansAmong } from "./staff-store.server.ts";

export const makePromoSeries = operation(MakePromoSeries, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: MakePromoSeries.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "edit_promos");
    const { code: prefix, ...facts } = withMoments(wish.promo);
    const promo = { ...facts, code: prefix, total_limit: 1 };
    if (prefix.length > longestPrefix) throw wrongIn([wrong("code", "long", longestPrefix)]);
    const plans = await plansAmong(tx, promo.plan_codes ?? []);
    const problems = promoCodeReferences(promo, { plans, uses: new Map() });
    if (problems.length > 0) throw wrongIn(problems);
    if (!(await putSeries(tx, prefix, caller.staffId, now))) throw wrongIn([wrong("code", "promo_code_taken")]);
    const codes = new Set<string>();
    while (codes.size < wish.count) codes.add(`${prefix}-${randomLetters(lettersInSeries)}`);
    await putCodesOfSeries(tx, promo, [...codes]);
    const on = { kind: "promo_code", id: prefix } as const;
    await recordAction(tx, byCaller(context), "promo_series_made", { on, after: { ...promo, codes: wish.count } });
    return { prefix };
  });
});

export const stopPromoSeries = operation(StopPromoSeries, async ({ prefix }, context) => {
  const { db, now, caller } = context;
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "edit_promos");
    if (!(await isSeries(tx, prefix))) return refuse("NOT_FOUND");
    const stopped = await stopSeries(tx, prefix, now);
    const on = { kind: "promo_code", id: prefix } as const;
    if (stopped > 0) await recordAction(tx, byCaller(context), "promo_series_stopped", { on, codes: stopped });
    return { stopped };
  });
});

export const getSeriesCodes = operation(GetSeriesCodes, async ({ prefix }, context) =>
  context.db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_promos");
    if (!(await isSeries(tx, prefix))) return refuse("NOT_FOUND");
    const codes = await codesOfSeries(tx, prefix);
    const on = { kind: "promo_code", id: prefix } as const;
    await recordAction(tx, byCaller(context), "promo_series_read", { on, codes: codes.length });
    return { codes };
  }),
);
