import type { Language } from "../../kernel/language.ts";
import { operatorZone } from "../../kernel/operator-zone.ts";
import { dateText } from "../../kernel/written-date.ts";
import { clocksAt, timeAt } from "../../kernel/zoned-time.ts";

/** `12 Nov, 08:28`, `11月12日 08:28`: by the operator's clocks, as the foot of a list says once for all rows. */
export function shortMoment(at: string, language: Language, zone: string = operatorZone): string {
  const { date, time } = clocksAt(Date.parse(at), zone);
  return `${dateText(date, language, { year: false })}${language === "en" ? "," : ""} ${time}`;
}

/** `08:28`, `08:28:09`. */
export function clockTime(at: string, { seconds = false } = {}): string {
  const time = timeAt(Date.parse(at), operatorZone);
  return seconds ? `${time}:${at.slice(17, 19)}` : time;
}
