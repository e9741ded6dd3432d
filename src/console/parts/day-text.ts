import type { Language } from "../../kernel/language.ts";
import { operatorZone } from "../../kernel/operator-zone.ts";
import { dateText } from "../../kernel/written-date.ts";
import { dateAt } from "../../kernel/zoned-time.ts";

/** The day of an instant by the operator's clocks, as `shortMoment` has its time. */
export function dayText(at: string, language: Language, options?: Parameters<typeof dateText>[2]): string {
  return dateText(dateAt(Date.parse(at), operatorZone), language, options);
}
