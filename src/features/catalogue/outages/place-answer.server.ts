import type { Language } from "../../../kernel/language.ts";
import type { Atlas } from "../destinations/atlas.server.ts";
import { findDestination } from "../destinations/find-destination.ts";
import { touches } from "./outage-notices.server.ts";
import { shownCount, type PlaceReports } from "./reports.ts";
import { shownPlace } from "./shown-outage.server.ts";
import type { StoredOutage } from "./store.server.ts";

const mostAlike = 5;

type Asked = {
  atlas: Atlas;
  open: readonly StoredOutage[];
  reports: ReadonlyMap<string, PlaceReports>;
  language: Language;
};

/** "Is there trouble where I am?": an answer for every destination, also where there is none. */
export function placeAnswer(typed: string, { atlas, open, reports, language }: Asked) {
  const meant = findDestination(atlas, { country: typed });
  const shown = meant?.shown ? shownPlace(meant.iso2, atlas.byIso2, language)[0] : undefined;
  if (shown) {
    const trouble = open.filter((one) => touches(one, { countries: [shown.iso2], functions: ["network"] }));
    const found = { ...shown, outages: trouble.map(({ id }) => id), ...shownReports(reports.get(shown.iso2)) };
    return { typed, found, alike: [] };
  }
  const alike = atlas
    .search()
    .find(typed, language)
    .entries.map(({ destination }) => destination.iso2);
  const places = [...new Set(alike)].slice(0, mostAlike).flatMap((iso2) => shownPlace(iso2, atlas.byIso2, language));
  return { typed, found: null, alike: places };
}

export const shownReports = (of: PlaceReports | undefined) => ({
  works: of ? shownCount(of.works) : null,
  fails: of ? shownCount(of.fails) : null,
});
