/** A file of a morning; what is longer is sent in parts. */
export const mostRows = 200;
export const longestFile = 40_000;

/** Why a row of the file is not posted; their texts are `dispatch.tracking.problems` of the console. */
export const trackingProblems = [
  "broken",
  "columns",
  "too_many",
  "order_missing",
  "order_unknown",
  "order_twice",
  "tracking_missing",
  "tracking_wrong",
  "tracking_shortened",
  "tracking_twice",
  "carrier_wrong",
  "money_back",
  "held",
  "taken_back",
  "waiting",
  "sent",
  "arrived",
  "returned",
  "cancelled",
] as const;
export type TrackingProblem = (typeof trackingProblems)[number];

/** `already`: posted with this very number, so that a file that is sent twice does nothing the second time. */
export const rowStates = ["ready", "sent", "already", "wrong"] as const;

export type TrackingRow = {
  line: number;
  orderNumber: string;
  carrier: string | null;
  trackingNumber: string;
  state: (typeof rowStates)[number];
  /** As the file calls it. */
  column: string | null;
  problem: TrackingProblem | null;
};
