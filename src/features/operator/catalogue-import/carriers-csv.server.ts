import { carrierRecord, type CarrierRecord } from "../../catalogue/coverage/carrier-rules.ts";
import { asList, asWritten, columns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const carriersCsv: CsvFile<CarrierRecord> = {
  file: "carriers.csv",
  kind: carrierRecord,
  columns: columns({ iso2: asWritten, carrier: asWritten, mccmnc: asList, generations: asList }),
};
