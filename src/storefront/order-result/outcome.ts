import type { FoundOrder, Result } from "./read-result.ts";

/** What the page shows; the keys of `titles` in i18n/<lang>/result.ts. */
export type Shown = "waiting_for_payment" | "paying" | "delivering" | "success" | "failure" | "refunding" | "refunded" | "closed";

export function shownOutcome({ result, payAgain }: Pick<FoundOrder, "result" | "payAgain">): Shown {
  if (result.outcome !== "processing") return result.outcome;
  if (result.processing === "delivering") return "delivering";
  return payAgain ? "waiting_for_payment" : "paying";
}

/** Comes to its end by itself, so the page asks again. A refund too: it ends when the gateway says so. */
export function isUnderWay({ outcome }: Pick<Result, "outcome">): boolean {
  return outcome === "processing" || outcome === "refunding";
}
