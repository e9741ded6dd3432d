import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { listedParcels, parcelByNumber, parcelsByNumber, type ParcelInList } from "./list-store.server.ts";
import type { ParcelFilter } from "./parcel-filter.ts";
import { mostOnAFile, type ParcelView } from "./rules.ts";

export type Chosen = ParcelFilter & { orders: string[]; view?: ParcelView | undefined; after?: string | undefined };

/** Each once, as orders are numbered. */
export const numbersIn = ({ orders }: Chosen): string[] => [...new Set(orders.map((number) => number.toUpperCase()))];

/** The orders that were chosen; without any, what the view and its filter show from its place on. One more than a file has tells that. */
export async function chosenParcels(db: DbOrTx, chosen: Chosen, now: Date): Promise<ParcelInList[]> {
  if (chosen.orders.length > 0) return parcelsByNumber(db, numbersIn(chosen));
  const { orders: _, view = "to_post", after, ...filter } = chosen;
  if (after !== undefined && !(await parcelByNumber(db, after)))
    return refuse("INVALID_INPUT", { field: "after", problem: "choose" });
  return listedParcels(db, { view, after, filter, isWhole: true, now }, mostOnAFile + 1);
}
