import type { Language } from "../../kernel/language.ts";
import { dateText } from "../../kernel/written-date.ts";
import { dateAt, timeAt } from "../../kernel/zoned-time.ts";

/** `12 Nov, 08:28`, `11月12日 08:28`: UTC, as the foot of the list says once for all rows. */
export function shortMoment(at: string, language: Language): string {
  const instant = new Date(at).getTime();
  const date = dateText(dateAt(instant, "UTC"), language, { year: false });
  return `${date}${language === "en" ? "," : ""} ${timeAt(instant, "UTC")}`;
}
