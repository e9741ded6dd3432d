import { moreFor } from "../../../features/operator/order-list/columns.ts";
import type { OrderSort } from "../../../features/operator/order-list/rules.ts";
import { columnsIn, layoutFrom } from "../../../features/operator/saved-views/layouts.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../../ground/asking.ts";
import type { Laid } from "../../parts/layout.ts";
import { wantedBy, wishOf, type Facets } from "../../parts/orders-wanted.ts";

export type SavedView = Answer<"/staff/getSavedViews">["views"][number];
/** The list that an address asks for: what it is filtered by, its order, and what is seen of it. */
export type Shown = Laid<"orders"> & {
  q: string;
  facets: Facets;
  sort: OrderSort;
  /** What of the address stays when one thing of it is changed. */
  asks: Record<string, string>;
  savedViews: SavedView[];
  saved: SavedView | undefined;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
};
export type OrderList = Answer<"/staff/getOrderList"> &
  Shown & {
    without: Answer<"/staff/findFilterInTheWay">["without"];
    /** It was paged back to. */
    isBack: boolean;
    isBeginning: boolean;
    /** Enough was looked for by last digits in this hour. */
    isPartSpent?: true;
  };

/** The address is the filter: what of it is unknown is left out and named, so that no address is a dead end. */
export async function orderList(asking: ScreenArguments): Promise<OrderList> {
  const { call } = asked(asking.context);
  const shown = await shownBy(asking);
  const { after, before } = wantedBy(new URL(asking.request.url).searchParams);
  const seen = { sort: shown.sort, more: moreFor(shown.columns) };
  const isBeginning = !after && !before;
  const isWithPressing = isWhole(shown) && isBeginning && shown.asks["needs"] !== "folded";
  try {
    const wish = await wishOf(shown, call);
    const list = await call("/staff/getOrderList", {
      ...wish,
      ...seen,
      isWithPressing,
      ...(after && { after }),
      ...(before && { before }),
    });
    const isEmptied = isBeginning && list.orders.length === 0 && list.older === null;
    const { without } =
      isEmptied && Object.keys(shown.facets).length > 0
        ? await call("/staff/findFilterInTheWay", wish)
        : { without: [] };
    return { ...list, ...shown, without, isBack: before !== undefined, isBeginning };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "TRIED_OFTEN") {
      const nothing = await call("/staff/getOrderList", { view: shown.view, numbers: [], ...seen });
      return { ...nothing, ...shown, without: [], isBack: false, isBeginning: true, isPartSpent: true };
    }
    if (error.code !== "INVALID_INPUT") throw error;
    const names = error.details.fields.map(({ field }) => (field === "number" ? "q" : field));
    // what remains is known to be right: only a number and a place are read nowhere before
    const q = names.includes("q") ? "" : shown.q;
    const rest = { ...shown, q, dropped: [...shown.dropped, ...names] };
    const from = await call("/staff/getOrderList", { ...(await wishOf(rest, call)), ...seen });
    return { ...from, ...rest, without: [], isBack: false, isBeginning: true };
  }
}

/** Nothing is asked for: what needs a person stands on top. */
export const isWhole = ({ view, q, facets }: Pick<Shown, "view" | "q" | "facets">): boolean =>
  view === "all" && q === "" && Object.keys(facets).length === 0;

/** What the address asks for, with the person's own views and columns; no order is looked for. */
export async function shownBy({ context, request }: ScreenArguments): Promise<Shown> {
  const { wanted, columns, density, saved: id, dropped, asks } = wantedBy(new URL(request.url).searchParams);
  const { views: savedViews, layouts } = await asked(context).call("/staff/getSavedViews", {});
  const saved = savedViews.find((one) => one.id === id);
  const own = layouts.find(({ view }) => view === (saved?.id ?? wanted.view));
  const said = columns ?? own?.columns ?? [saved?.asks["columns"] ?? []].flat();
  const { unknown } = columnsIn("orders", wanted.view, said);
  const rows = density ?? own?.density ?? saved?.asks["density"];
  const kept = { columns: said, density: rows === "compact" ? ("compact" as const) : ("normal" as const) };
  const { saved: _, ...rest } = asks;
  return {
    ...wanted,
    list: "orders",
    ...layoutFrom("orders", wanted.view, kept),
    asks: saved ? asks : rest,
    savedViews,
    saved,
    dropped: [
      ...dropped,
      ...(unknown.length > 0 ? [`columns (${unknown.join(", ")})`] : []),
      ...(id && !saved ? ["saved"] : []),
    ],
  };
}

/** The filter that the address asks for, as operations take it. */
export const filterOf = (request: Request, call: Call) =>
  wishOf(wantedBy(new URL(request.url).searchParams).wanted, call);
