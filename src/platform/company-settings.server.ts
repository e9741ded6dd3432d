import * as z from "zod";
import type { TaxRate } from "../kernel/tax.ts";

const line = z.string().regex(/^[^\p{Cc}]{1,200}$/u, "one line, at most 200 characters");

/** Who sells, and what tax its prices contain. */
export const companySettings = {
  /** The seller as the law requires it in every confirmation and on every receipt. */
  COMPANY_NAME: line.default("Farwave Demo Limited"),
  COMPANY_ADDRESS: line.default("1 Example Road, Wan Chai, Hong Kong"),
  COMPANY_REGISTRATION: line.default("00000000"),
  /** A line about taxes, such as a VAT number. Without it receipts say that the price includes no tax. */
  COMPANY_TAX: line.optional(),
  /** How many percent of tax (VAT, GST) every price contains, each from its month (UTC) on: 2026-01=8.1,2027-01=8.5. */
  COMPANY_TAX_PERCENT: z
    .string()
    .regex(
      /^20\d\d-(0[1-9]|1[0-2])=\d{1,2}(\.\d{1,2})?(,20\d\d-(0[1-9]|1[0-2])=\d{1,2}(\.\d{1,2})?)*$/,
      "months with percents, such as 2026-01=8.1",
    )
    .transform((text) =>
      text
        .split(",")
        .map((one) => one.split("="))
        .map(([since, percent]): TaxRate => ({ since: since!, hundredths: Math.round(Number(percent) * 100) })),
    )
    .default([]),
};
