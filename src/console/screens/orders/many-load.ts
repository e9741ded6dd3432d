import { bulkKinds, type BulkKind } from "../../../features/operator/bulk-actions/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { viewsPage, type ViewsPage } from "./views-load.ts";

export type ManyOrders = Pick<ViewsPage, "view" | "q" | "facets" | "areas" | "dropped" | "asks"> & {
  /** Labels are no bulk action: they are made at once, by what dispatch makes them with. */
  kind: BulkKind | "labels";
  /** The chosen; without them, and with `all`, those of the filter. */
  orders: string[];
  all: boolean;
  /** To whom cases can be given. */
  assignees: Answer<"/staff/getAssignees"> | undefined;
};

export async function manyOrders({ context, request }: ScreenArguments): Promise<ManyOrders> {
  const address = new URL(request.url);
  const { kind, orders, all } = chosenIn(address.searchParams);
  for (const name of ["kind", "order", "all", "refused"]) address.searchParams.delete(name);
  const { view, q, facets, areas, dropped, asks } = await viewsPage({ context, request: new Request(address) });
  const assignees = kind === "give" ? await asked(context).call("/staff/getAssignees", {}) : undefined;
  return { view, q, facets, areas, dropped, asks, kind, orders, all, assignees };
}

export function chosenIn(asks: URLSearchParams): Pick<ManyOrders, "kind" | "orders" | "all"> {
  return {
    kind: ([...bulkKinds, "labels"] as const).find((one) => one === asks.get("kind")) ?? "mail",
    orders: [...new Set(asks.getAll("order").filter((number) => /^\w{1,40}$/.test(number)))],
    all: asks.get("all") === "1",
  };
}
