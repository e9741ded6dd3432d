import type { ListedPayment, ListedRefund } from "../../../adapters/payment/payment-gateway.ts";
import type { Refund } from "./refund-store.server.ts";
import type { Payment } from "./store.server.ts";

/**
 * What to do about a payment or refund that both sides know. `settle`: their state is newer (a late webhook) and is
 * processed as usual. `close`: it can still be paid there, though it has ended here. The rest are differences that a
 * person must look at.
 */
export type Difference =
  | "missing_here"
  | "missing_there"
  | "other_currency"
  | "other_amount"
  | "other_state"
  | "other_fee";
type Verdict = "same" | "settle" | "close" | Exclude<Difference, `missing_${string}`>;

type OurPayment = Pick<Payment, "state" | "charged_amount" | "charged_currency" | "fee_amount" | "fee_currency">;

export function comparePayment(ours: OurPayment, theirs: ListedPayment): Verdict {
  if (theirs.amount.currency !== ours.charged_currency) return "other_currency";
  if (theirs.amount.amount !== ours.charged_amount) return "other_amount";
  const open = ours.state === "created" || ours.state === "waiting";
  switch (theirs.state) {
    case "succeeded":
      return ours.state === "succeeded" ? compareFee(ours, theirs) : "settle";
    case "failed":
    case "cancelled":
      if (ours.state === "succeeded") return "other_state";
      return open ? "settle" : "same";
    case "pending":
      return ours.state === "succeeded" ? "other_state" : "same";
    default:
      if (ours.state === "succeeded") return "other_state";
      return open ? "same" : "close";
  }
}

function compareFee({ fee_amount, fee_currency }: OurPayment, { fee }: ListedPayment): Verdict {
  if (!fee) return "same";
  if (fee_amount === null) return "settle";
  return fee.amount === fee_amount && fee.currency === fee_currency ? "same" : "other_fee";
}

export function compareRefund(
  ours: Pick<Refund, "state" | "amount" | "currency">,
  theirs: ListedRefund,
): Exclude<Verdict, "close" | "other_fee"> {
  if (theirs.amount.currency !== ours.currency) return "other_currency";
  if (theirs.amount.amount !== ours.amount) return "other_amount";
  if (theirs.state === ours.state) return "same";
  if (ours.state === "asked" || ours.state === "pending") return "settle";
  // we have recorded success: only a failure is news after that
  return ours.state === "succeeded" && theirs.state === "failed" ? "settle" : "other_state";
}
