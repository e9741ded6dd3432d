import { cityOf } from "../../../i18n/zones.server.ts";
import type { Language } from "../../../kernel/language.ts";

/**
 * The clock of what happens at a plan's destination: the one by which its days end, else that of the only country (of
 * of whose zones the catalogue keeps the main one). None where it works in many.
 */
export function clockThere(
  dayZone: string | null,
  countryZone: string | null | undefined,
  language: Language,
): { zone: string; city: string } | null {
  const zone = dayZone ?? countryZone;
  return zone ? { zone, city: cityOf(zone, language) } : null;
}
