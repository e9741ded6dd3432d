export const bulkStates = ["gathering", "running", "done", "stopped"] as const;
export type BulkState = (typeof bulkStates)[number];

/** The states that come before one; what ended stays so. */
export const statesBefore: Record<Exclude<BulkState, "gathering">, readonly BulkState[]> = {
  running: ["gathering"],
  done: ["running"],
  stopped: ["gathering", "running"],
};

export const isUnderWay = (state: BulkState): boolean => state === "gathering" || state === "running";

/** Of a filter; whoever has more begins again for the rest. */
export const mostAtOnce = 10_000;

/** It can be stopped before anything was done. */
export const heldSeconds = 10;

/** So many, then a second for everybody else's work. */
export const perTurn = 25;
export const secondsBetweenTurns = 1;

/** On the page that lists them, and of what one was refused for. */
export const newestShown = 20;
export const refusedAtOnce = 50;
