import * as z from "zod";
import { choice, Country, englishAtLeast, matching, namesIn } from "./cells.server.ts";
import { together, type CsvFile } from "./csv-sheet.server.ts";

const cells = z.object({
  iso2: Country,
  kind: choice("city", "airport", "alias"),
  code: matching(/^[A-Z]{3}$/, 3, "must be an IATA code of three capital letters").nullable(),
  ...englishAtLeast,
});

export type Place = z.output<typeof cells>;

export const placesCsv: CsvFile<Place> = {
  file: "places.csv",
  cells: cells.shape,
  unique: { en: ({ iso2, kind, code, en }) => together(iso2, kind, code, en) },
  *rules({ kind, code }) {
    if (kind === "airport" && code === null) yield { field: "code", text: "an airport needs its IATA code" };
    if (kind === "alias" && code) yield { field: "code", text: `must be empty for an alias (was "${code}")` };
  },
};

export function placeRow(place: Place) {
  const { iso2, kind, code } = place;
  return { iso2, kind, code, names: namesIn(place) };
}
