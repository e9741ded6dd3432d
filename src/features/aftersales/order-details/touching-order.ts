import type { Order } from "../../sales/orders/store.server.ts";

/** What trouble is told on an order's pages. */
export const touchingOrder = ({
  plan_code: plan,
  plan_as_sold: { countries },
}: Pick<Order, "plan_code" | "plan_as_sold">) =>
  ({ countries, plan, functions: ["deliveries", "suppliers", "network", "mail"] }) as const;
