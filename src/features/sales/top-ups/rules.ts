import type { TopUpState } from "../../../platform/database/tables.ts";

/** `returned`: the network did not take it, and the money goes back. */
const next: Record<TopUpState, readonly TopUpState[]> = {
  asked: ["paid"],
  paid: ["credited", "returned"],
  credited: [],
  returned: [],
};
const topUpStates = Object.keys(next) as [TopUpState, ...TopUpState[]];

export function topUpStatesBefore(state: TopUpState): TopUpState[] {
  return topUpStates.filter((before) => next[before].includes(state));
}
