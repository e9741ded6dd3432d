import type { TextProposalRow } from "../../../platform/database/tables.ts";

type State = TextProposalRow["state"];

const before: Readonly<Record<State, readonly State[]>> = {
  proposed: [],
  confirmed: ["proposed"],
  declined: ["proposed"],
};

export const textProposalStatesBefore = (state: State): readonly State[] => before[state];
