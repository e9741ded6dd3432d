import { currencies } from "../../../kernel/currency.ts";
import { postageRecord, type PostageRecord } from "../../catalogue/postage/postage-rules.ts";
import { asWhole, asWritten, columns, currencyColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const postageCsv: CsvFile<PostageRecord> = {
  file: "postage.csv",
  kind: postageRecord,
  columns: [
    ...columns({ iso2: asWritten, carrier: asWritten, days_min: asWhole, days_max: asWhole }),
    ...currencyColumns("fee", (currency) => `fees.${currency}`),
  ],
};

export function postalServiceRow({ fees: _fees, ...service }: PostageRecord) {
  return service;
}

export function postalFeeRows({ iso2, fees }: PostageRecord) {
  return currencies.map((currency) => ({ iso2, currency, amount: fees[currency] }));
}
