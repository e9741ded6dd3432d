import { promoCodeRecord, type PromoCodeRecord } from "../../sales/promos/promo-code-rules.ts";
import { asList, asMoment, asWhole, asWritten, asYesOrNo, columns, currencyColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const promoCodesCsv: CsvFile<PromoCodeRecord> = {
  file: "promo-codes.csv",
  kind: promoCodeRecord,
  columns: [
    ...columns({ code: asWritten, kind: asWritten, percent: asWhole }),
    ...currencyColumns("amount", (currency) => `amounts.${currency}`),
    ...columns({ first_order: asYesOrNo }),
    { name: "plans", field: "plan_codes", read: asList },
    ...columns({ valid_from: asMoment, valid_until: asMoment, total_limit: asWhole, per_buyer_limit: asWhole }),
  ],
};
