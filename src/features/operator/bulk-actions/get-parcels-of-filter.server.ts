import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { parcelsByNumber } from "../../delivery/dispatches/list-store.server.ts";
import { isHandedOut, mostOnAFile } from "../../delivery/dispatches/rules.ts";
import { filteredBy } from "../order-list/order-filter.ts";
import type { OrderView } from "../order-list/rules.ts";
import { pagesOfOrders } from "../order-list/store.server.ts";
import { GetParcelsOfFilter } from "./contract.ts";
import { numberedOrders } from "./store.server.ts";

const readAtOnce = 500;
/** Views whose orders are delivered or go back: none of them has a card to post. */
const hasNone: readonly OrderView[] = ["refunding", "not_installed"];

/** Only what is to be posted is looked through, whatever else the filter leaves. */
export const getParcelsOfFilter = operation(GetParcelsOfFilter, async ({ after, ...filter }, { db, now, caller }) => {
  if (!may(caller, "see_orders")) return refuse("RIGHT_MISSING");
  const place = after === undefined ? undefined : placeIn(after);
  const { view = "all", state = "dispatching" } = filter;
  if (state !== "dispatching" || hasNone.includes(view)) return { orders: [], next: null };
  const toPost = { ...filter, state, view: view === "all" ? ("to_post" as const) : view };
  const wanted = { ...filteredBy(toPost, { now, me: caller.staffId }), towards: "older" as const, place };
  const orders: string[] = [];
  let last: { micros: string; id: string } | undefined;
  for await (const rows of pagesOfOrders(db, wanted, numberedOrders, readAtOnce)) {
    const found = await parcelsByNumber(
      db,
      rows.map(({ number }) => number),
    );
    const ready = new Set(found.filter(isHandedOut).map(({ number }) => number));
    for (const row of rows.filter(({ number }) => ready.has(number))) {
      if (orders.length === mostOnAFile) return { orders, next: cursorAt(last!) };
      orders.push(row.number);
      last = row;
    }
  }
  return { orders, next: null };
});
