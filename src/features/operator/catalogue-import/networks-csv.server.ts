import { networkRecord, type NetworkRecord } from "../../catalogue/coverage/network-rules.ts";
import { asList, asWritten, columns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const networksCsv: CsvFile<NetworkRecord> = {
  file: "networks.csv",
  kind: networkRecord,
  columns: columns({
    network_set: asWritten,
    iso2: asWritten,
    carrier: asWritten,
    rank: asWritten,
    generations: asList,
    apn: asWritten,
  }),
};
