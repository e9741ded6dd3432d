import { bulkKinds, type BulkKind } from "../../../features/operator/bulk-actions/rules.ts";
import type { ScreenArguments } from "../../ground/asking.ts";
import { orderList, type OrderList } from "./load.ts";

export type ManyOrders = Pick<OrderList, "view" | "q" | "facets" | "areas" | "dropped"> & {
  kind: BulkKind;
  /** The chosen; without them, and with `all`, those of the filter. */
  orders: string[];
  all: boolean;
};

export async function manyOrders({ context, request }: ScreenArguments): Promise<ManyOrders> {
  const address = new URL(request.url);
  const { kind, orders, all } = chosenIn(address.searchParams);
  for (const name of ["kind", "order", "all"]) address.searchParams.delete(name);
  const { view, q, facets, areas, dropped } = await orderList({ context, request: new Request(address) });
  return { view, q, facets, areas, dropped, kind, orders, all };
}

export function chosenIn(asks: URLSearchParams): Pick<ManyOrders, "kind" | "orders" | "all"> {
  return {
    kind: bulkKinds.find((one) => one === asks.get("kind")) ?? "mail",
    orders: [...new Set(asks.getAll("order").filter((number) => /^\w{1,40}$/.test(number)))],
    all: asks.get("all") === "1",
  };
}
