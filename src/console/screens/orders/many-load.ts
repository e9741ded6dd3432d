import { createHash } from "node:crypto";
import { bulkKinds, type BulkKind } from "../../../features/operator/bulk-actions/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { addressOf } from "../../parts/orders-address.ts";
import { wantedBy, wishOf } from "../../parts/orders-wanted.ts";
import { viewsPage, type ViewsPage } from "./views-load.ts";

export type ManyOrders = Pick<ViewsPage, "view" | "q" | "facets" | "areas" | "dropped" | "asks"> & {
  /** Labels are no bulk action: they are made at once, by what dispatch makes them with. */
  kind: BulkKind | "labels";
  /** The chosen; without them, and with `all`, those of the filter. */
  orders: string[];
  all: boolean;
  /** Which they are: what is typed for some orders is kept for these, and offered for no others. */
  selection: string;
  /** Labels of a filter: where the next 200 parcels begin. */
  next: string | null;
  /** What of the filter is not known: without it all would be more than somebody meant. */
  unknown: string[];
  /** To whom cases can be given. */
  assignees: Answer<"/staff/getAssignees"> | undefined;
};

export async function manyOrders({ context, request }: ScreenArguments): Promise<ManyOrders> {
  const { kind, orders, all } = chosenIn(new URL(request.url).searchParams);
  const address = listedAt(request);
  const { view, q, facets, areas, dropped, asks } = await viewsPage({ context, request: new Request(address) });
  const unknown = unknownIn(request);
  const parcels =
    kind === "labels" && all && unknown.length === 0
      ? await parcelsOf({ view, q, facets }, asked(context).call, address)
      : undefined;
  const assignees = kind === "give" ? await asked(context).call("/staff/getAssignees", {}) : undefined;
  const { orders: chosen = all ? [] : orders, next = null } = parcels ?? {};
  return {
    view,
    q,
    facets,
    areas,
    dropped,
    asks,
    kind,
    orders: chosen,
    all,
    selection: selectionOf({ orders, all }, asks),
    next,
    unknown,
    assignees,
  };
}

/** The address as the list itself has it. */
function listedAt(request: Request): URL {
  const address = new URL(request.url);
  for (const name of ["kind", "order", "all", "refused"]) address.searchParams.delete(name);
  return address;
}

export const unknownIn = (request: Request): string[] => wantedBy(listedAt(request).searchParams).dropped;

function selectionOf({ orders, all }: Pick<ManyOrders, "orders" | "all">, asks: ManyOrders["asks"]): string {
  const which = all ? addressOf(asks) : orders.toSorted().join(" ");
  return createHash("sha256").update(which).digest("hex").slice(0, 32);
}

/** From the place that the address names; one that is none is the beginning. */
async function parcelsOf(filter: Pick<ViewsPage, "view" | "q" | "facets">, call: Call, { searchParams }: URL) {
  const after = searchParams.get("after");
  const wish = await wishOf(filter, call);
  try {
    return await call("/staff/getParcelsOfFilter", { ...wish, ...(after && { after }) });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT" || !after) throw error;
    return call("/staff/getParcelsOfFilter", wish);
  }
}

export function chosenIn(asks: URLSearchParams): Pick<ManyOrders, "kind" | "orders" | "all"> {
  return {
    kind: ([...bulkKinds, "labels"] as const).find((one) => one === asks.get("kind")) ?? "mail",
    orders: [...new Set(asks.getAll("order").filter((number) => /^\w{1,40}$/.test(number)))],
    all: asks.get("all") === "1",
  };
}
