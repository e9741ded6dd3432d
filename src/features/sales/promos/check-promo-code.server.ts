import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CheckPromoCode } from "./contract.ts";
import { discountFor } from "./discount-for.server.ts";
import { isGuesser, promoRefusal } from "./promo-guesses.server.ts";

/** Returns what the order would save, and reserves nothing: a use is counted when the order is placed. */
export const checkPromoCode = operation(CheckPromoCode, async ({ promoCode, ...wish }, context) => {
  if (await isGuesser(context)) return refuse("TOO_MANY_REQUESTS");
  const { code, discount, problem } = await discountFor(context.db, { ...wish, code: promoCode }, context.now);
  if (problem) throw await promoRefusal(problem, context);
  return { promoCode: code, discount };
});
