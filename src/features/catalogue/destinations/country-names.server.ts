import { languageFacts, type Language } from "../../../kernel/language.ts";
import type { Atlas } from "./atlas.server.ts";
import { nameIn } from "./names.ts";

/**
 * Countries and places as the operator labels them wherever one is named; Unicode would say 台湾 or 中国香港特别行政区. A
 * place that nothing is sold for has only Unicode's name.
 */
export function countryNames({ byIso2 }: Pick<Atlas, "byIso2">, language: Language): (iso2: string) => string {
  const unicode = new Intl.DisplayNames(languageFacts[language].html, { type: "region" });
  return (iso2) => nameIn(byIso2.get(iso2)?.names ?? {}, language) || (unicode.of(iso2) ?? iso2);
}
