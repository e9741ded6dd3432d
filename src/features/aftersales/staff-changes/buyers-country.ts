import { isMainlandPlan, mainlandChina } from "../../catalogue/plans/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";

/** Staff do not see where a buyer is: a plan that cannot be bought from everywhere is only for who has one already. */
export function buyersCountry({ plan_as_sold: { countries } }: Pick<Order, "plan_as_sold">): string | undefined {
  return isMainlandPlan(countries) ? undefined : mainlandChina;
}
