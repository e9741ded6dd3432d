import { planRecord, type PlanRecord } from "../../catalogue/plans/plan-rules.ts";
import { asList, asWhole, asWritten, columns, currencyColumns } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

export const plansCsv: CsvFile<PlanRecord> = {
  file: "plans.csv",
  kind: planRecord,
  columns: [
    ...columns({
      code: asWritten,
      kind: asWritten,
      scope: asWritten,
      area: asWritten,
      allowance_mb: asWhole,
      days: asWhole,
      min_days: asWhole,
      max_days: asWhole,
      speed_after_kbps: asWhole,
      start_rule: asWritten,
      day_rule: asWritten,
      day_zone: asWritten,
      use_by_days: asWhole,
      hotspot: asWritten,
      network_set: asWritten,
      breakout: asList,
      reinstall: asWritten,
      identity: asWritten,
      refund_rule: asWritten,
      ways: asList,
    }),
    ...currencyColumns("price", (currency) => `prices.${currency}.amount`),
    ...currencyColumns("was", (currency) => `prices.${currency}.was`),
    ...columns({ supplier: asWritten, supplier_product: asWritten }),
  ],
  optional: ["supplier", "supplier_product"],
};
