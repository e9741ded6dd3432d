import type { StaffRight } from "../../../kernel/staff-right.ts";

/** What can be done with many orders at once: each as it is done with one. */
export const bulkKinds = ["mail", "note", "give", "cancel"] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const rightTo: Record<BulkKind, StaffRight> = {
  mail: "send_mails",
  note: "write_notes",
  give: "work_cases",
  cancel: "cancel_orders",
};

export const bulkStates = ["gathering", "running", "done", "stopped"] as const;
export type BulkState = (typeof bulkStates)[number];

/** The states that come before one; what ended stays so. */
export const statesBefore: Record<Exclude<BulkState, "gathering">, readonly BulkState[]> = {
  running: ["gathering"],
  done: ["running"],
  stopped: ["gathering", "running"],
};

/** Of a filter; whoever has more begins again for the rest. */
export const mostAtOnce = 10_000;
/** Chosen one by one. */
export const mostChosen = 500;

/** It can be stopped before anything was done. */
export const heldSeconds = 10;

/** So many orders, then a second for everybody else's work. */
export const ordersPerTurn = 25;
export const secondsBetweenTurns = 1;
