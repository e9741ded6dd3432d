import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetPricedCard } from "./prices-contract.ts";
import { drawnBy } from "./shown-cards.server.ts";
import { planAt } from "./staff-store.server.ts";

export const getPricedCard = operation(GetPricedCard, async ({ code, language, currency, amount, was }, context) => {
  const { record, countries } = (await planAt(context.db, code)) ?? refuse("NOT_FOUND");
  const prices = { ...record.prices, [currency]: { amount, was } };
  return { card: (await drawnBy(context, { ...record, prices }, countries))({ language, currency }) };
});
