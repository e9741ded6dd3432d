import { regionRecord, type RegionRecord } from "../../catalogue/destinations/region-rules.ts";
import { asList, asWhole, asWritten, columns, nameColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const regionsCsv: CsvFile<RegionRecord> = {
  file: "regions.csv",
  kind: regionRecord,
  columns: [
    ...columns({ slug: asWritten, kind: asWritten, countries: asList, popular: asWhole }),
    ...nameColumns("names"),
  ],
};
