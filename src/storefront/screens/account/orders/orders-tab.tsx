import { CallRefused } from "../../../../kernel/envelope.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import type { AccountTab } from "../account-tab.ts";
import { OrderList, type OrdersPage } from "./order-list.tsx";

/** My orders (requirements A5); `?after=` is where a page of older ones begins. */
export const tab: AccountTab<OrdersPage> = { areas: ["my-orders"], load, View: OrderList };

async function load({ call }: Asking, query: URLSearchParams): Promise<OrdersPage> {
  const after = query.get("after");
  if (!after) return newest();
  try {
    return { ...(await call("/account/getMyOrders", { after })), isNewest: false };
  } catch (error) {
    // an address that was cut short leads to the beginning
    if (error instanceof CallRefused && error.code === "INVALID_INPUT") return newest();
    throw error;
  }

  async function newest() {
    return { ...(await call("/account/getMyOrders", {})), isNewest: true };
  }
}
