import { errorWords } from "../../../i18n/errors.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { planOnSale } from "../../catalogue/plans/store.server.ts";
import { askAsStranger } from "./ask-as-stranger.server.ts";
import { CheckICCID } from "./contract.ts";
import { typedSims } from "./rules.ts";

export const checkICCID = operation(CheckICCID, async ({ iccids, planCode }, context) => {
  if (planCode !== undefined) {
    const plan = await planOnSale(context.db, planCode, defaultCurrency);
    if (!plan) return refuse("PLAN_NOT_ON_SALE");
    if (!plan.ways.includes("renewal")) return refuse("WAY_NOT_OFFERED", { field: "planCode", problem: "not_offered" });
  }
  const words = errorWords(context.visitor.language);
  const sims = await askAsStranger(typedSims(iccids), context);
  return { sims: sims.map(({ iccid, problem }) => ({ iccid, problem, message: problem && words.problem(problem) })) };
});
