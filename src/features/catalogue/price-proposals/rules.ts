import type { PriceProposalRow } from "../../../platform/database/tables.ts";

type State = PriceProposalRow["state"];

const before: Readonly<Record<State, readonly State[]>> = {
  proposed: [],
  confirmed: ["proposed"],
  declined: ["proposed"],
};

export const proposalStatesBefore = (state: State): readonly State[] => before[state];

type Difference = { field: string };

/**
 * Whether a publication is one of selling prices: what a plan costs, and from when on it can be bought at all. `former`:
 * the plan as it is; none, for a new one.
 */
export function isOfPrices(former: { onSale: boolean } | undefined, differences: readonly Difference[]): boolean {
  if (!former?.onSale) return true;
  // `kind` says whether the amount is for a day or for all of them
  return differences.some(({ field }) => field.startsWith("prices.") || field === "kind");
}
