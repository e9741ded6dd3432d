import { languageFacts, type Language } from "../../../kernel/language.ts";
import { oncePer } from "../../../kernel/once-per.ts";
import { operation } from "../../../platform/operation.server.ts";
import { everyIso3, iso2Of } from "../../catalogue/destinations/iso3.ts";
import { GetDocumentCountries } from "./contract.ts";

export const getDocumentCountries = operation(GetDocumentCountries, async ({ lang }, { visitor }) => ({
  countries: countriesIn(lang ?? visitor.language),
}));

/** Unicode's names, since a passport may be of a country that nothing is sold for. */
const countriesIn = oncePer((language: Language) => {
  const { html } = languageFacts[language];
  const names = new Intl.DisplayNames(html, { type: "region" });
  const { compare } = new Intl.Collator(html);
  return everyIso3
    .map((code) => ({ code, name: names.of(iso2Of(code)!) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
});
