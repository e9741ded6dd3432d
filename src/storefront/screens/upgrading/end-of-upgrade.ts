import type { Language } from "../../../kernel/language.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";

/** Spec 2 gives the end in UTC+8, the shop's own time: `2026-01-20T22:00:00.000Z` is 06:00 of the 21st. */
export function inShopTime(iso: string): { day: string; time: string } {
  return shownIn("Asia/Hong_Kong", iso);
}

/** The same moment where the visitor is; nothing where clocks show the shop's own time. */
export function inOwnTime(iso: string, language: Language, zone: string): string | undefined {
  const [shop, own] = [inShopTime(iso), shownIn(zone, iso)];
  return shop.day === own.day && shop.time === own.time ? undefined : momentText(iso, { zone }, language);
}

function shownIn(zone: string, iso: string): { day: string; time: string } {
  const instant = Date.parse(iso);
  return { day: dateAt(instant, zone), time: timeAt(instant, zone) };
}
