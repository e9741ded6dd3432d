import { everyIso3, iso2Of } from "../../../kernel/iso3.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { GetDocumentCountries } from "./contract.ts";

/** All there are: a passport may be of a country that nothing is sold for. */
export const getDocumentCountries = operation(GetDocumentCountries, async ({ lang }, context) => {
  const language = lang ?? context.visitor.language;
  const nameOf = countryNames(await atlasOf(context), language);
  const { compare } = new Intl.Collator(languageFacts[language].html);
  const countries = everyIso3.map((code) => ({ code, name: nameOf(iso2Of(code)!) }));
  return { countries: countries.toSorted((one, other) => compare(one.name, other.name)) };
});
