import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/zones.ts";
import { words as zhCn } from "./zh-cn/zones.ts";
import { words as zhHk } from "./zh-hk/zones.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** A zone that nobody has named yet is called by its own name: `America/New_York` → `New York`. */
export function cityOf(zone: string, language: Language): string {
  const words = byLanguage[shownLanguage(language)] ?? en;
  return words[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
