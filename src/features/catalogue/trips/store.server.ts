import { sql, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlanPriceRow, PlanRow } from "../../../platform/database/tables.ts";

export type EsimPlan = Selectable<PlanRow> &
  Pick<Selectable<PlanPriceRow>, "amount" | "was_amount"> & { currency: Currency };

/** Every plan that can be bought as an eSIM, once for each currency in which it has a price. */
export function esimPlans(db: DbOrTx): Promise<EsimPlan[]> {
  return db
    .selectFrom("plans")
    .innerJoin("plan_prices", "plan_code", "code")
    .selectAll("plans")
    .select(["currency", "amount", "was_amount"])
    .where(sql<boolean>`on_sale and 'esim' = any (ways)`)
    .orderBy("code")
    .execute();
}
