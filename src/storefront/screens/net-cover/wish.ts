import { isMapArea, type MapArea } from "../../../features/catalogue/coverage/map-sheets.ts";
import type { Language } from "../../../kernel/language.ts";
import { links } from "../../ground/links.ts";

/** What the address of the page asks for: `?q=&country=&area=`. Empty texts ask for nothing. */
export type Wish = { query: string; country: string; area: MapArea };

/** As long as the operation takes them. */
export const longestQuery = 100;
const longestCountry = 60;

export function wishOf(search: URLSearchParams): Wish {
  const area = search.get("area");
  return {
    query: line(search.get("q"), longestQuery),
    country: line(search.get("country"), longestCountry),
    area: isMapArea(area) ? area : "world",
  };
}

/** One line of so many characters, without what no keyboard types (control characters, halves of characters). */
export function line(text: string | null, longest: number): string {
  return (text ?? "")
    .slice(0, longest)
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
}

/** Only a map of a part of the world is named. */
export function addressOf(language: Language, { query, country, area }: Wish, hash?: string): string {
  return links(language).netCover({ q: query, country, area: area === "world" ? "" : area }, hash);
}
