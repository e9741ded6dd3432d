import * as z from "zod";
import { choice, Country, listOf, matching, text } from "./cells.server.ts";
import { together, type CsvFile } from "./csv-sheet.server.ts";

export const Generations = listOf(choice("2G", "3G", "4G", "5G"));

const cells = z.object({
  iso2: Country,
  carrier: text(80),
  mccmnc: listOf(matching(/^\d{5,6}$/, 6, "must be a network code (MCC and MNC) of five or six digits")),
  generations: Generations,
});

export type Carrier = z.output<typeof cells>;

export const carriersCsv: CsvFile<Carrier> = {
  file: "carriers.csv",
  cells: cells.shape,
  unique: { carrier: carrierKey },
};

/** `JP SoftBank` */
export function carrierKey({ iso2, carrier }: Partial<Pick<Carrier, "iso2" | "carrier">>): string | undefined {
  return together(iso2, carrier);
}
