/** Why a SIM is kept off the network. */
export const blockCauses = ["lost", "stolen", "fraud"] as const;
export type BlockCause = (typeof blockCauses)[number];

/** What staff want of the network, until it has answered; a SIM that nobody ever blocked is `open`. */
export const blockStates = ["open", "blocking", "blocked", "unblocking"] as const;
export type BlockState = (typeof blockStates)[number];

/** A refusal of the network turns a wish back; nothing else skips its answer. */
const mayFollow: Record<BlockState, readonly BlockState[]> = {
  open: ["unblocking", "blocking"],
  blocking: ["open"],
  blocked: ["blocking", "unblocking"],
  unblocking: ["blocked"],
};

export const statesBefore = (state: BlockState): readonly BlockState[] => mayFollow[state];
