import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { destinationRecords, regionRecords } from "../../catalogue/areas/store.server.ts";
import { plansOnSaleNow } from "../../catalogue/plans/staff-store.server.ts";
import { promoRecordsOfFile } from "../../sales/promos/staff-store.server.ts";
import type { CsvFile } from "../catalogue-import/csv-sheet.server.ts";
import { csvText } from "../catalogue-import/csv-text.server.ts";
import { destinationsCsv } from "../catalogue-import/destinations-csv.server.ts";
import { plansCsv } from "../catalogue-import/plans-csv.server.ts";
import { promoCodesCsv } from "../catalogue-import/promo-codes-csv.server.ts";
import { regionsCsv } from "../catalogue-import/regions-csv.server.ts";
import type { CatalogueFile } from "./rules.ts";

/** A file of the importer, where its records are read from, and what each is called by. */
type LiveFile = { csv: CsvFile<object>; records: (db: DbOrTx) => Promise<object[]>; key: string };

const file = <Row extends object>(
  csv: CsvFile<Row>,
  key: keyof Row & string,
  records: (db: DbOrTx) => Promise<Row[]>,
): LiveFile => ({ csv: csv as unknown as CsvFile<object>, records, key });

export const liveFiles: Record<CatalogueFile, LiveFile> = {
  destinations: file(destinationsCsv, "iso2", destinationRecords),
  regions: file(regionsCsv, "slug", regionRecords),
  plans: file(plansCsv, "code", async (db) => (await plansOnSaleNow(db)).map(({ record }) => record)),
  "promo-codes": file(promoCodesCsv, "code", promoRecordsOfFile),
};

/** What is live of a file, by name. */
export async function recordsByName(db: DbOrTx, name: CatalogueFile): Promise<Map<string, object>> {
  return namedIn(name, await liveFiles[name].records(db));
}

export const namedIn = (name: CatalogueFile, records: readonly object[]): Map<string, object> =>
  new Map(records.map((record) => [(record as Record<string, string>)[liveFiles[name].key]!, record]));

/** Importing it changes nothing. */
export async function exportedFile(db: DbOrTx, name: CatalogueFile): Promise<string> {
  return csvText(liveFiles[name].csv, await liveFiles[name].records(db));
}
