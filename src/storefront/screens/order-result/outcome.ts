import type { FoundOrder, Result } from "./load.ts";

/** What the page shows; the keys of `titles` in i18n/<lang>/result.ts. */
export type Shown =
  | "waiting_for_payment"
  | "paying"
  | "delivering"
  | "success"
  | "failure"
  | "refunding"
  | "refunded"
  | "closed";

export function shownOutcome({ result, payAgain }: Pick<FoundOrder, "result" | "payAgain">): Shown {
  if (result.outcome !== "processing") return result.outcome;
  if (result.processing === "delivering") return "delivering";
  return payAgain ? "waiting_for_payment" : "paying";
}

/** Its money came, whatever became of it afterwards. */
export function isPaid({ outcome, processing }: Pick<Result, "outcome" | "processing">): boolean {
  return outcome === "success" || outcome === "refunding" || outcome === "refunded" || processing === "delivering";
}

/** Comes to its end by itself, so the page asks again. A refund too: it ends when the gateway says so. */
export function isUnderWay({
  outcome,
  renewals = [],
}: Pick<Result, "outcome"> & Partial<Pick<Result, "renewals">>): boolean {
  return (
    outcome === "processing" ||
    outcome === "refunding" ||
    renewals.some(({ state }) => state === "waiting" && outcome === "success")
  );
}

/** All SIMs of a renewal in one word: what failed matters most, then what still waits. */
export function renewalStands({ renewals }: Pick<Result, "renewals">): "failed" | "waiting" | "applied" {
  if (renewals.some(({ state }) => state === "failed")) return "failed";
  return renewals.some(({ state }) => state === "waiting") ? "waiting" : "applied";
}
