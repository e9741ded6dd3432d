import * as z from "zod";
import type { Names } from "../../../platform/database/tables.ts";
import { allNames, choice, Country, listOf, namesIn, Slug, whole } from "./cells.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

const cells = z.object({
  slug: Slug,
  kind: choice("regional", "global"),
  countries: listOf(Country),
  popular: whole(1, 1000).nullable(),
  ...allNames,
});

export type Region = z.output<typeof cells>;

export const regionsCsv: CsvFile<Region> = {
  file: "regions.csv",
  cells: cells.shape,
  unique: { slug: (row) => row.slug },
  *rules({ countries }) {
    if (countries?.length === 1) {
      yield { field: "countries", text: `a region has at least two (was "${countries[0]}")` };
    }
  },
};

export function regionRow(region: Region) {
  const { slug, kind, countries, popular } = region;
  return { slug, kind, countries, popular, names: namesIn(region) as Names };
}
