import type { Language } from "../kernel/language.ts";
import { words } from "./en/zones.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const zonesIn = await inEveryLanguage("zones", words);

/** A zone that nobody has named yet is called by its own name: `America/New_York` → `New York`. */
export function cityOf(zone: string, language: Language): string {
  return zonesIn(language)[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
