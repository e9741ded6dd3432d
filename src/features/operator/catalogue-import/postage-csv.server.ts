import * as z from "zod";
import { Country, largestPrice, text, whole } from "./cells.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

/** Posting may cost nothing. */
const Fee = whole(0, largestPrice);
const WorkingDays = whole(1, 60);

const cells = z.object({
  iso2: Country,
  carrier: text(60),
  days_min: WorkingDays,
  days_max: WorkingDays,
  fee_cny: Fee,
  fee_hkd: Fee,
  fee_usd: Fee,
});

export type Postage = z.output<typeof cells>;

export const postageCsv: CsvFile<Postage> = {
  file: "postage.csv",
  cells: cells.shape,
  unique: { iso2: ({ iso2 }) => iso2 },
  *rules({ days_min, days_max }) {
    if (days_min === undefined || days_max === undefined || days_max >= days_min) return;
    yield { field: "days_max", text: `must not be less than days_min ${days_min} (was "${days_max}")` };
  },
};

export function postalServiceRow({ iso2, carrier, days_min, days_max }: Postage) {
  return { iso2, carrier, days_min, days_max };
}

export function postalFeeRows({ iso2, fee_cny, fee_hkd, fee_usd }: Postage) {
  return [
    { iso2, currency: "CNY", amount: fee_cny },
    { iso2, currency: "HKD", amount: fee_hkd },
    { iso2, currency: "USD", amount: fee_usd },
  ];
}
