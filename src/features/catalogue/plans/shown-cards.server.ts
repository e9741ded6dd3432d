import { firstCurrency, type Currency } from "../../../kernel/currency.ts";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import type { Context } from "../../../platform/context.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import type { PlanCard } from "./contract.ts";
import { planCard } from "./plan-card.server.ts";
import { planRow } from "./plan-rows.server.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { networksOf } from "./store.server.ts";

type Drawing = Pick<Context, "db" | "catalogueVersion">;
type Seen = { language: Language; currency: Currency };

/** A plan as the shop draws it to a first visitor in each language, in the money of that language. */
export async function cardsOf(context: Drawing, record: PlanRecord, countries: string[]) {
  const drawn = await drawnBy(context, record, countries);
  return fullyOffered.map((language) => ({ language, card: drawn({ language, currency: firstCurrency(language) }) }));
}

export async function drawnBy(
  context: Drawing,
  record: PlanRecord,
  countries: string[],
): Promise<(seen: Seen) => PlanCard> {
  const atlas = await atlasOf(context);
  const networks = await networksOf(context.db, [record.network_set], countries.slice(0, 1));
  const row = planRow(record, countries);
  return ({ language, currency }) => {
    const { amount, was } = record.prices[currency];
    const plan = { ...row, supplier: row.supplier!, on_sale: true, amount, was_amount: was } as Parameters<
      typeof planCard
    >[0];
    return planCard(plan, networks, { atlas, language, currency });
  };
}
