import type { Generated } from "kysely";
import type { GatewayDisputeState, PayoutLine } from "../../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { Json } from "./columns.ts";

export type PaymentState = "created" | "waiting" | "succeeded" | "failed" | "cancelled";

/** What can be paid (src/features/sales/payments/payables.server.ts). */
export type PayableKind = "order" | "plan_change" | "top_up";
/** Of these a payment names its order. */
export type OrderPayableKind = Exclude<PayableKind, "top_up">;

export type PaymentRow = {
  id: string;
  /** The order whose money it is; null for what is no order's. */
  order_id: string | null;
  request_key: string;
  state: Generated<PaymentState>;
  method: PaymentMethod;
  gateway: string;
  gateway_reference: string | null;
  pay_page: string | null;
  amount: number;
  currency: Currency;
  charged_amount: number;
  charged_currency: Currency;
  rate: string | null;
  rate_source: string | null;
  rate_valid_from: Date | null;
  failure: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  /** What it pays: an order by its id, a change of plan by its id, whose order is `order_id`, … */
  payable_kind: PayableKind;
  payable_id: string;
  /**
   * The gateway's reference of the card that is charged while the shopper is away; null where the shopper pays on a
   * page.
   */
  saved_card: string | null;
  fee_amount: number | null;
  fee_currency: Currency | null;
  /** When `check-payment` was enqueued for it; from then on that job looks after it. */
  check_queued_at: Date | null;
};

export type RefundState = "asked" | "pending" | "succeeded" | "failed";

export type RefundReason =
  | "no_stock"
  | "paid_twice"
  | "paid_late"
  | "supplier_failed"
  | "sim_refused"
  | "cannot_dispatch"
  | "unused"
  | "withdrawn"
  | "granted"
  | "plan_changed"
  | "not_changed";

export type RefundRow = {
  id: Generated<string>;
  /** One refund for each reason to give money back, however often it is asked for. */
  key: string;
  order_id: string | null;
  payment_id: string;
  state: Generated<RefundState>;
  reason: RefundReason;
  /**
   * What goes back of the order's price, in the order's currency; `amount` is the same in the currency that was
   * charged.
   */
  sold_amount: number;
  amount: number;
  currency: Currency;
  gateway_reference: string | null;
  failure: string | null;
  asked_at: Date;
  settled_at: Date | null;
};

export type RefusedTryRow = { payment_id: string; event_id: string; failure: string; at: Date };

export type LedgerAccount =
  | "sales"
  | "deposits"
  | "postage"
  | "promo"
  | "goodwill"
  | "gateway"
  | "bank"
  | "fees"
  | "disputes"
  | "conversion"
  | "write_offs";

export type LedgerEntryRow = {
  id: Generated<string>;
  order_id: string | null;
  occasion: string;
  account: LedgerAccount;
  currency: Currency;
  amount: number;
  at: Date;
};

/** A payment that the shopper's bank takes back, as its gateway tells (`GatewayDispute`). `amount`: in the charged currency. */
export type DisputeRow = {
  id: Generated<string>;
  gateway: string;
  gateway_reference: string;
  payment_id: string;
  order_id: string | null;
  state: GatewayDisputeState;
  reason: string;
  amount: number;
  currency: Currency;
  /** Its share of the price, in the price's currency. */
  sold_amount: number;
  /** The bank has the money, also while it has not decided. */
  is_taken: Generated<boolean>;
  answer_by: Date | null;
  page: string;
  begun_at: Date;
  ended_at: Date | null;
  answered_at: Date | null;
  answered_by: string | null;
  answer: string | null;
};

export type DisputeMoveRow = {
  id: Generated<string>;
  dispute_id: string;
  reference: string;
  kind: "taken" | "returned";
  fee_amount: number | null;
  fee_currency: Currency | null;
  at: Date;
};

/** `failed`: the bank sent it back, perhaps after `paid`. */
export type PayoutState = "on_its_way" | "paid" | "failed";

/** What a gateway sends to the bank, in the currency of the account there. */
export type PayoutRow = {
  id: Generated<string>;
  gateway: string;
  gateway_reference: string;
  state: PayoutState;
  amount: number;
  currency: string;
  created_at: Date;
  arrives_at: Date;
};

/** One movement in a payout, as the gateway lists it (`PayoutLine`), and what it is in our books. */
export type PayoutLineRow = {
  id: Generated<string>;
  payout_id: string;
  reference: string;
  kind: PayoutLine["kind"];
  about: string | null;
  named_payment: string | null;
  named_refund: string | null;
  amount: number;
  fee: number;
  at: Date;
  payment_id: string | null;
  refund_id: string | null;
  order_id: string | null;
  booked_amount: number | null;
  booked_currency: string | null;
  verdict: "right" | "unknown" | "other_amount";
};

/** A month whose books are closed; `until` is the first moment of the next one, UTC. */
export type SealedMonthRow = {
  month: string;
  until: Date;
  sealed_at: Date;
  staff_id: string;
  books: Json<SealedBook[]>;
};
export type SealedBook = { account: LedgerAccount; currency: Currency; before: number; debit: number; credit: number };

/** The ledger's entries of one hour; all sums are of the currency's minor unit, and text for being bigint. */
export type LedgerHourRow = {
  account: LedgerAccount;
  currency: Currency;
  hour: Date;
  debit: string;
  credit: string;
  entries: number;
  balance: string;
};

export type LedgerSummedRow = { one: Generated<boolean>; until: Date };

/** What was sold and given back in one hour, in the price's currency. */
export type SalesHourRow = { currency: Currency; hour: Date; payments: number; sales: string; refunded: string };

export type SalesSummedRow = { one: Generated<boolean>; until: Date };

export type RefundHourRow = { currency: Currency; hour: Date; reason: string; refunds: number; amount: string };

export type RefundsSummedRow = { one: Generated<boolean>; until: Date };

export type FirstDayHourRow = { hour: Date; esims: number; online: number };

export type FirstDaysSummedRow = { one: Generated<boolean>; until: Date };

export type VisitHourRow = { hour: Date; visitors: number; saw_plans: number; ordered: number; paid: number };

export type VisitsSummedRow = { one: Generated<boolean>; until: Date };

/**
 * What staff decided about a difference between our books and the gateway's. `account`: where its amount was booked to,
 * against the gateway's account; null where nothing was booked. `facts`: both sides as they were decided about.
 */
export type DifferenceDecisionRow = {
  id: Generated<string>;
  case_id: string;
  kind: string;
  subject: string;
  facts: string;
  gateway: string | null;
  order_id: string | null;
  deed: "take_over" | "return_there" | "write_off" | "ours_is_right";
  account: "fees" | "conversion" | "write_offs" | null;
  amount: number | null;
  currency: Currency | null;
  reason: string;
  state: "proposed" | "decided" | "done" | "failed" | "withdrawn";
  cny_amount: number | null;
  gateway_reference: string | null;
  failure: string | null;
  staff_id: string;
  decided_at: Date;
  confirmed_by: string | null;
  ended_at: Date | null;
  /** Until then it can be taken back, and nothing carries it out. */
  held_until: Generated<Date | null>;
};
