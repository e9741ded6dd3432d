import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "./atlas.server.ts";
import { GetCountryList } from "./contract.ts";
import { countryEntry } from "./country-entry.ts";
import type { Destination } from "./destination.ts";
import { letterTabs } from "./letters.server.ts";

export const getCountryList = operation(GetCountryList, async ({ lang, currency }, context) => {
  const language = lang ?? context.visitor.language;
  const { underLetters, popular } = await atlasOf(context);
  const entries = (destinations: readonly Destination[]) =>
    destinations.map((one) => countryEntry(one, language, currency));
  const letters = underLetters(language).flatMap((letter) => {
    const shown = letter.entries.filter((one) => one.shown);
    return shown.length > 0 ? [{ ...letter, entries: shown }] : [];
  });
  return {
    letters: letters.map((one) => ({ letter: one.letter, countryList: entries(one.entries) })),
    tabs: letterTabs(
      letters.map(({ letter }) => letter),
      language,
    ),
    hot: entries(popular),
    navigation: [...Map.groupBy(entries(popular), ({ continent }) => continent)].map(([continent, countryList]) => ({
      continent,
      countryList,
    })),
  };
});
