import { chinaRecords, type ChinaKind, type ChinaRecords } from "../../catalogue/china/china-records.ts";
import { asList, asWhole, asWritten, asYesOrNo, columns, nameColumns, type Column } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

const sourced = { source: asWritten, as_of: asWritten, confidence: asWritten };

const columnsOf: Record<ChinaKind, Column[]> = {
  sources: [...columns({ code: asWritten, address: asWritten }), ...nameColumns("names")],
  figures: columns({
    figure: asWritten,
    as_of: asWritten,
    value: asWritten,
    confirmed_on: asWritten,
    source: asWritten,
    confidence: asWritten,
  }),
  rules: columns({ rule: asWritten, ...sourced }),
  ports: [
    ...columns({
      code: asWritten,
      kind: asWritten,
      province: asWritten,
      iata: asWritten,
      leaving: asYesOrNo,
      valid_from: asWritten,
      ...sourced,
    }),
    ...nameColumns("names"),
  ],
  areas: [...columns({ code: asWritten, scope: asWritten, ...sourced }), ...nameColumns("names")],
  passports: columns({
    scheme: asWritten,
    iso2: asWritten,
    valid_from: asWritten,
    valid_until: asWritten,
    stay: asWritten,
    doubtful: asYesOrNo,
    ...sourced,
  }),
  apps: [
    ...columns({ code: asWritten, place: asWhole, purpose: asWritten, cards: asList, ...sourced }),
    ...nameColumns("names"),
  ],
};

/** `china-ports.csv` and its like. */
export const chinaCsv = Object.fromEntries(
  Object.entries(columnsOf).map(([kind, itsColumns]) => [
    kind,
    { file: `china-${kind}.csv`, kind: chinaRecords[kind as ChinaKind], columns: itsColumns },
  ]),
) as unknown as { [Kind in ChinaKind]: CsvFile<ChinaRecords[Kind]> };
