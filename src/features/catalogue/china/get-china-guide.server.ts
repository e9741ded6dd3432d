import { languageFacts, type Language } from "../../../kernel/language.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, type Atlas } from "../destinations/atlas.server.ts";
import { countryNames } from "../destinations/country-names.server.ts";
import { nameIn } from "../destinations/names.ts";
import { ratesNow } from "../plans/staff-store.server.ts";
import { GetChinaGuide } from "./contract.ts";
import type { cardBrands, Passport } from "./facts.ts";
import { chinaFacts } from "./store.server.ts";

export const getChinaGuide = operation(GetChinaGuide, async ({ lang }, context) => {
  const language = lang ?? context.visitor.language;
  const [facts, atlas, { yuan, from }] = await Promise.all([
    chinaFacts(context),
    atlasOf(context),
    ratesNow(context.db, context.now),
  ]);
  const named = <Row extends { names: Partial<Record<Language, string>> }>(row: Row) => ({
    ...row,
    name: nameIn(row.names, language),
    english: nameIn(row.names, "en"),
    chinese: nameIn(row.names, "zh-cn"),
  });
  return {
    today: dateAt(context.now.getTime(), "Asia/Shanghai"),
    figures: facts.figures,
    rules: facts.rules,
    ports: facts.ports.map(named),
    areas: facts.areas.map(named),
    passports: facts.passports,
    apps: facts.apps.map((app) => ({ ...named(app), cards: app.cards as (typeof cardBrands)[number][] })),
    sources: facts.sources.map(named),
    places: placesOf(atlas, facts.passports, language),
    rates: { yuan: Object.fromEntries(Object.entries(yuan)), from: from?.toISOString() ?? null },
  };
});

/** The shop's destinations by their own names, and what else has a passport on a list; all but mainland China. */
function placesOf(atlas: Atlas, passports: readonly Passport[], language: Language) {
  const codes = new Set([...atlas.byIso2.keys(), ...passports.map(({ iso2 }) => iso2)]);
  codes.delete("CN");
  const [here, chinese, english] = ([language, "zh-cn", "en"] as const).map((one) => countryNames(atlas, one));
  const { compare } = new Intl.Collator(languageFacts[language].html);
  return [...codes]
    .map((iso2) => ({
      iso2,
      name: here!(iso2),
      chinese: chinese!(iso2),
      english: english!(iso2),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}
