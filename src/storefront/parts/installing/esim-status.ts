import type { Answer } from "../../ground/visit/calls.ts";

export type SimLeft = Answer<"/esim/getDataLeft">["sims"][number];

/** How an eSIM stands that is on a phone; nothing while it is still to be installed. */
type Stands = "on" | "used_up" | "over";

export function standsNow(left: SimLeft | undefined): Stands | undefined {
  switch (left?.packages[0]?.state) {
    case "used_up":
      return "used_up";
    case "expired":
    case "cancelled":
      return "over";
    default:
      return left?.on ? "on" : undefined;
  }
}
