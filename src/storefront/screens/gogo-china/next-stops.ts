import { languageFacts, shownLanguage, type Language } from "../../../kernel/language.ts";
import type { Guide } from "./guide.ts";
import { placeNamed } from "./named-places.ts";

const near = ["HK", "KR", "JP"];

/** Two places to go on to instead of back to where one came from; empty where the shop has none of them. */
export function nextStops(guide: Pick<Guide, "places">, from: string, language: Language): string {
  const stops = near.flatMap((iso2) => (iso2 === from ? [] : (placeNamed(guide, iso2)?.name ?? [])));
  return new Intl.ListFormat(languageFacts[shownLanguage(language)].html, { type: "disjunction" }).format(
    stops.slice(0, 2),
  );
}
