import { lists } from "../../../features/operator/saved-views/lists.ts";
import { listAddress, type Asks } from "../../parts/list-address.ts";

/** Dispatch at a view, with its filter, a place and a parcel that is packed; what is not said is left out. */
export const addressOf = (asks: Asks): string => beneath("", asks);

/** A page beside the list that goes by the same filter. */
export const beneath = (page: string, asks: Asks): string =>
  listAddress(`/console/dispatch${page}`, asks, { view: lists.parcels.views[0] });
