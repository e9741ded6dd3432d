import type { PromoCodeRecord } from "../../../features/sales/promos/promo-code-rules.ts";
import { promoCodeFrom } from "../../../features/sales/promos/rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { addDays, instantOf, isDate } from "../../../kernel/zoned-time.ts";
import { asAmount, asList, asWhole } from "../../parts/typed-values.ts";

type Entries = Readonly<Record<string, string>>;

/** What was typed as a record; its rules judge it. The last day counts whole, by the operator's clocks. */
export function promoIn(entries: Entries): PromoCodeRecord {
  const read = (name: string, as: (typed: string) => unknown) => {
    const typed = entries[name]?.trim() ?? "";
    return typed === "" ? null : as(typed);
  };
  const midnight = (days: number) => (date: string) =>
    isDate(date) ? new Date(instantOf(addDays(date, days), "00:00", operatorZone)).toISOString() : date;
  const record = {
    code: read("code", promoCodeFrom),
    kind: read("kind", String),
    percent: read("percent", asWhole),
    amounts: Object.fromEntries(currencies.map((currency) => [currency, read(`amounts.${currency}`, asAmount)])),
    first_order: entries["first_order"] === "on",
    plan_codes: read("plan_codes", asList),
    valid_from: read("valid_from", midnight(0)),
    valid_until: read("valid_until", midnight(1)),
    total_limit: read("total_limit", asWhole),
    per_buyer_limit: read("per_buyer_limit", asWhole),
  };
  return record as PromoCodeRecord;
}
