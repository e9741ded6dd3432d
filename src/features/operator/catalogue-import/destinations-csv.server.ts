import { destinationRecord, type DestinationRecord } from "../../catalogue/destinations/destination-rules.ts";
import { asDegrees, asList, asWhole, asWritten, columns, nameColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const destinationsCsv: CsvFile<DestinationRecord> = {
  file: "destinations.csv",
  kind: destinationRecord,
  columns: [
    ...columns({
      iso2: asWritten,
      slug: asWritten,
      mcc: asWritten,
      all_mcc: asList,
      continent: asWritten,
      time_zone: asWritten,
      main_city_lon: asDegrees,
      main_city_lat: asDegrees,
      calling_code: asWritten,
      popular: asWhole,
      identity_rule: asWritten,
      blocked_note: asWritten,
    }),
    ...nameColumns("names"),
  ],
};
