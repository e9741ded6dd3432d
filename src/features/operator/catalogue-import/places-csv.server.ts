import { placeRecord, type PlaceRecord } from "../../catalogue/destinations/place-rules.ts";
import { asWritten, columns, nameColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const placesCsv: CsvFile<PlaceRecord> = {
  file: "places.csv",
  kind: placeRecord,
  columns: [...columns({ iso2: asWritten, kind: asWritten, code: asWritten }), ...nameColumns("names")],
};
