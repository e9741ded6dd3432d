import * as z from "zod";
import { Generations } from "./carriers-csv.server.ts";
import { choice, Country, matching, Slug, text } from "./cells.server.ts";
import { together, type CsvFile } from "./csv-sheet.server.ts";

const cells = z.object({
  network_set: Slug,
  iso2: Country,
  carrier: text(80),
  rank: choice("primary", "secondary"),
  generations: Generations,
  apn: matching(
    /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/,
    100,
    "must be an access point name: letters, digits, dots and hyphens",
  ),
});

export type Network = z.output<typeof cells>;

export const networksCsv: CsvFile<Network> = {
  file: "networks.csv",
  cells: cells.shape,
  unique: { carrier: ({ network_set, iso2, carrier }) => together(network_set, iso2, carrier) },
};
