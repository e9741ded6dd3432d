import type { AccountTab } from "../account-tab.ts";
import { OrderList, type OrdersPage } from "./order-list.tsx";

/** My orders (requirements A5); `?after=` is where a page of older ones begins. */
export const tab: AccountTab<OrdersPage> = {
  areas: ["my-orders"],
  load: async ({ call }, query) => {
    const after = query.get("after") ?? undefined;
    return { ...(await call("/account/getMyOrders", { ...(after && { after }) })), isNewest: !after };
  },
  View: OrderList,
};
