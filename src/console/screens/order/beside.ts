import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer, Call } from "../../ground/asking.ts";
import { wantedBy, wishOf } from "../../parts/orders-wanted.ts";

/** Where the order stands in the list that it was opened from; `asks`: what that list's address asks for. */
export type Beside = Answer<"/staff/getOrdersBeside"> & {
  view: ReturnType<typeof wantedBy>["wanted"]["view"];
  isFiltered: boolean;
  asks: Record<string, string>;
};

/** A list that no longer knows what its address asks for leads nowhere. */
export async function besideIn(listed: string, number: string, call: Call): Promise<Beside | undefined> {
  const { wanted, asks } = wantedBy(new URLSearchParams(listed));
  try {
    const found = await call("/staff/getOrdersBeside", {
      ...(await wishOf(wanted, call)),
      sort: wanted.sort,
      beside: number,
    });
    const isFiltered = wanted.q !== "" || Object.keys(wanted.facets).length > 0;
    return { ...found, view: wanted.view, isFiltered, asks };
  } catch (error) {
    if (error instanceof CallRefused && (error.code === "INVALID_INPUT" || error.code === "TRIED_OFTEN"))
      return undefined;
    throw error;
  }
}
