import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { destinationRecords, placeRecords, regionRecords } from "../../catalogue/areas/store.server.ts";
import { deviceRecords } from "../../catalogue/devices/store.server.ts";
import { plansOnSaleNow } from "../../catalogue/plans/staff-store.server.ts";
import { postageRecords } from "../../catalogue/postage/store.server.ts";
import { rateRecords } from "../../sales/payments/rates-store.server.ts";
import { promoRecordsOfFile } from "../../sales/promos/staff-store.server.ts";
import type { CsvFile } from "../catalogue-import/csv-sheet.server.ts";
import { csvText, valueAt } from "../catalogue-import/csv-text.server.ts";
import { destinationsCsv } from "../catalogue-import/destinations-csv.server.ts";
import { devicesCsv } from "../catalogue-import/devices-csv.server.ts";
import { exchangeRatesCsv } from "../catalogue-import/exchange-rates-csv.server.ts";
import { placesCsv } from "../catalogue-import/places-csv.server.ts";
import { plansCsv } from "../catalogue-import/plans-csv.server.ts";
import { postageCsv } from "../catalogue-import/postage-csv.server.ts";
import { promoCodesCsv } from "../catalogue-import/promo-codes-csv.server.ts";
import { regionsCsv } from "../catalogue-import/regions-csv.server.ts";
import type { CatalogueFile } from "./rules.ts";

/** A file of the importer, where its records are read from, and what each is called by: the words of these fields. */
type LiveFile = { csv: CsvFile<object>; records: (db: DbOrTx) => Promise<object[]>; called: readonly string[] };

const file = <Row extends object>(
  csv: CsvFile<Row>,
  called: string,
  records: (db: DbOrTx) => Promise<object[]>,
): LiveFile => ({ csv: csv as unknown as CsvFile<object>, records, called: called.split(" ") });

export const liveFiles: Record<CatalogueFile, LiveFile> = {
  destinations: file(destinationsCsv, "iso2", destinationRecords),
  regions: file(regionsCsv, "slug", regionRecords),
  plans: file(plansCsv, "code", async (db) => (await plansOnSaleNow(db)).map(({ record }) => record)),
  places: file(placesCsv, "iso2 kind code names.en", placeRecords),
  postage: file(postageCsv, "iso2", postageRecords),
  devices: file(devicesCsv, "slug", deviceRecords),
  "promo-codes": file(promoCodesCsv, "code", promoRecordsOfFile),
  "exchange-rates": file(exchangeRatesCsv, "base quote valid_from", rateRecords),
};

/** What is live of a file, by name. */
export async function recordsByName(db: DbOrTx, name: CatalogueFile): Promise<Map<string, object>> {
  return namedIn(name, await liveFiles[name].records(db));
}

export const namedIn = (name: CatalogueFile, records: readonly object[]): Map<string, object> =>
  new Map(
    records.map((record) => [
      liveFiles[name].called.flatMap((field) => (valueAt(record, field) as string | null) ?? []).join(" "),
      record,
    ]),
  );

/** Importing it changes nothing. */
export async function exportedFile(db: DbOrTx, name: CatalogueFile): Promise<string> {
  return csvText(liveFiles[name].csv, await liveFiles[name].records(db));
}
