import { languages } from "../../../kernel/language.ts";
import { exchangeRateRecord, type ExchangeRateRecord } from "../../sales/payments/exchange-rate-rules.ts";
import { asMoment, asWritten, columns, nameColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const exchangeRatesCsv: CsvFile<ExchangeRateRecord> = {
  file: "exchange-rates.csv",
  kind: exchangeRateRecord,
  columns: [
    ...columns({ base: asWritten, quote: asWritten, rate: asWritten, source: asWritten }),
    ...nameColumns(
      "source_names",
      languages.filter((language) => language !== "en"),
    ),
    ...columns({ valid_from: asMoment }),
  ],
};
