import { firstCurrency } from "../../../kernel/currency.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import type { Context } from "../../../platform/context.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { planCard } from "./plan-card.server.ts";
import { planRow } from "./plan-rows.server.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { networksOf } from "./store.server.ts";

/** A plan as the shop draws it to a first visitor in each language, in the money of that language. */
export async function cardsOf(
  context: Pick<Context, "db" | "catalogueVersion">,
  record: PlanRecord,
  countries: string[],
) {
  const atlas = await atlasOf(context);
  const networks = await networksOf(context.db, [record.network_set], countries.slice(0, 1));
  const row = planRow(record, countries);
  return fullyOffered.map((language) => {
    const currency = firstCurrency(language);
    const { amount, was } = record.prices[currency];
    const plan = { ...row, supplier: row.supplier!, on_sale: true, amount, was_amount: was } as Parameters<
      typeof planCard
    >[0];
    return { language, card: planCard(plan, networks, { atlas, language, currency }) };
  });
}
