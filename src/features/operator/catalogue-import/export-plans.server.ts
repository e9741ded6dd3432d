import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { plansOnSaleNow } from "../../catalogue/plans/staff-store.server.ts";
import { csvText } from "./csv-text.server.ts";
import { plansCsv } from "./plans-csv.server.ts";

/** `plans.csv` as the shop is now: importing it changes nothing. */
export async function exportPlans(db: DbOrTx): Promise<string> {
  const plans = await plansOnSaleNow(db);
  return csvText(
    plansCsv,
    plans.map(({ record }) => record),
  );
}
