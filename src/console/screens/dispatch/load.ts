import type { ParcelFilter } from "../../../features/delivery/dispatches/parcel-filter.ts";
import type { ParcelView } from "../../../features/delivery/dispatches/rules.ts";
import { lists } from "../../../features/operator/saved-views/lists.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { listedFrom } from "../../parts/listed-from.ts";
import { parcelForms } from "../../parts/parcels-asked.ts";
import type { PoolFacts } from "../../parts/stock-band.tsx";

export type Dispatch = Answer<"/staff/getParcels"> & {
  view: ParcelView;
  /** What of the address stays on the pages beside: the view and its filter. */
  asks: Record<string, string>;
  without: Without;
  /** The free cards, and how long they last, for a role that sees stock. */
  cards: PoolFacts | undefined;
  /** The parcel beside the list; null: the order has none. */
  open?: Answer<"/staff/getParcel"> | null;
  done: string | undefined;
  /** Why a file was not made. */
  refused: string | undefined;
  /** The list begins behind this parcel. */
  after: string | undefined;
  /** It was paged back to. */
  isBack: boolean;
  isBeginning: boolean;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
};

/** One that is being cancelled is not packed. */
export const isKept = ({ cancelHeldUntil }: Dispatch["parcels"][number]): boolean => cancelHeldUntil === null;

const forms = { ...parcelForms, parcel: /./, done: /./ };
const [first] = lists.parcels.views;

/** Without a parcel in the address the first to post lies on the packing table. */
export async function dispatch({ context, request }: ScreenArguments): Promise<Dispatch> {
  const { call } = asked(context);
  const {
    found: list,
    asks,
    dropped,
    isBack,
    isBeginning,
  } = await listedFrom(request, forms, (known, place) => {
    const { parcel: _, done: __, view = first, ...filter } = known;
    return call("/staff/getParcels", { view: view as ParcelView, ...(filter as ParcelFilter), ...place });
  });
  const { parcel, done, view: seen = first, ...filter } = asks;
  const view = seen as ParcelView;
  const orderNumber =
    parcel ?? (view === "to_post" && list.maySend ? list.parcels.find(isKept)?.orderNumber : undefined);
  const isEmptied = list.parcels.length === 0 && list.older === null && list.newer === null;
  const shown = { view, ...filter };
  const [open, without, cards] = await Promise.all([
    orderNumber ? parcelOf(orderNumber) : undefined,
    withoutOne(call, "dispatch", shown, isEmptied),
    view === "to_post" ? cardsLeft() : undefined,
  ]);
  return {
    ...list,
    view,
    asks: shown,
    without,
    cards,
    ...(open !== undefined && { open }),
    done,
    refused: new URL(request.url).searchParams.get("refused") ?? undefined,
    after: list.inFront ?? undefined,
    // where nothing is left behind a place, or in front of it, the list begins anew
    isBack: isBack && list.newer !== null,
    isBeginning: isBeginning || (list.older === null && list.newer === null),
    dropped,
  };

  async function cardsLeft() {
    if (!may(await call("/staff/getMe", {}), "see_stock")) return undefined;
    return (await call("/staff/getPool", { pool: "cards" })).facts;
  }

  async function parcelOf(number: string) {
    try {
      return await call("/staff/getParcel", { orderNumber: number });
    } catch (error) {
      if (error instanceof CallRefused && ["ORDER_NOT_FOUND", "INVALID_INPUT"].includes(error.code)) return null;
      throw error;
    }
  }
}
