import type { Generated } from "kysely";
import type { CheckedDevice } from "../../../kernel/checked-device.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import type { orderStates } from "../../../kernel/order-state.ts";
import type { PlanRow, PurchaseWay, SupplierName } from "./catalogue.ts";
import type { Day, Json } from "./columns.ts";

export type OrderState = (typeof orderStates)[number];

export type OrderRow = {
  id: Generated<string>;
  number: string;
  request_key: string;
  state: Generated<OrderState>;
  plan_code: string;
  way: PurchaseWay;
  days: number;
  quantity: number;
  currency: Currency;
  unit_amount: number;
  postal_amount: Generated<number>;
  discount_amount: Generated<number>;
  promo_code: string | null;
  buyer: string | null;
  wish_signature: string | null;
  total_amount: number;
  plan_as_sold: Json<PlanAsSold>;
  email: string;
  lang: Language;
  channel: Generated<string>;
  order_source: string | null;
  order_sub_source: string | null;
  web_uuid: string | null;
  device: Json<CheckedDevice> | null;
  departs_on: Day | null;
  reminders: Generated<boolean>;
  placed_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
  delivery_attempts: Generated<number>;
  account_id: string | null;
  links_epoch: Generated<number>;
};

/** The plan's facts on the day of the order. Orders older than suppliers have no supplier: the pool. */
export type PlanAsSold = Omit<PlanRow, "on_sale" | "supplier" | "supplier_product"> & {
  supplier?: SupplierName;
  supplier_product?: string | null;
};

export type OrderTravellerRow = { order_id: string; position: number; name: string; email: string | null };

export type OrderAddressRow = {
  order_id: string;
  country: string;
  province: string | null;
  city: string | null;
  address: string;
  postal_code: string | null;
  contact_person: string;
  phone: string;
  carrier: string;
  promised_from: Day;
  promised_by: Day;
};

/** Spec 3: 1 passport, 2 Hong Kong and Macao pass, 3 Hong Kong ID, 4 Macau ID. */
export type OrderDocumentRow = { order_id: string; document_type: number; first_four_sealed: Buffer };

export type OrderRenewalRow = {
  order_id: string;
  position: number;
  iccid: string;
  state: Generated<"waiting" | "applied" | "failed">;
  attempts: Generated<number>;
  network_reference: string | null;
  failure: string | null;
  applied_at: Date | null;
  failed_at: Date | null;
};

export type PromoCodeRow = {
  code: string;
  kind: "percent" | "amount";
  percent: number | null;
  first_order: Generated<boolean>;
  plan_codes: string[] | null;
  valid_from: Date;
  valid_until: Date;
  total_limit: number | null;
  per_buyer_limit: number | null;
  uses: Generated<number>;
  made_by_staff: Generated<boolean>;
  stopped_at: Date | null;
  series: Generated<string | null>;
  /** The one buyer that it is for. */
  for_buyer: Generated<string | null>;
};

/** What staff take for fraud; `fraud_signs` are hashes of what its buyer is known again by. */
export type FraudMarkRow = { order_id: string; reason: string; staff_id: string; at: Date };
export type FraudSignRow = { sign: Buffer; order_id: string };
export type ReleasedOrderRow = { order_id: string; staff_id: string; at: Date };

export type GoodwillCodeRow = {
  code: string;
  order_id: string;
  staff_id: string;
  amount: number;
  cny_amount: number | null;
  at: Date;
};

export type PromoUseRow = {
  order_id: string;
  code: string;
  buyer: string;
  state: Generated<"counted" | "released">;
  at: Date;
};

export type OrderConsentRow = {
  order_id: string;
  consent: "privacy_policy" | "data_transfer" | "account_by_email" | "begin_now";
  text_version: string;
  given_at: Date;
};

export type RefundRequestKind = "refund" | "withdrawal";
/** `ending`: what was sold ends on the network or at its supplier first, which decides. */
export type RefundRequestState = "asked" | "ending" | "granted" | "rejected";
export type RefundRequestReason =
  | "plans_changed"
  | "wrong_plan"
  | "does_not_work"
  | "phone_not_supported"
  | "not_arrived"
  | "withdrawal"
  | "other";

export type RefundRequestRow = {
  id: Generated<string>;
  request_key: string;
  order_id: string;
  kind: RefundRequestKind;
  state: Generated<RefundRequestState>;
  positions: number[];
  reason: RefundRequestReason;
  note: string | null;
  name: string | null;
  contact: string;
  decision: "at_once" | "review";
  amount: number;
  currency: Currency;
  answer: string | null;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
};

/** `proposed`: a colleague must confirm; `refused`: when it was due, something had come in between. */
export type StaffRefundState = "proposed" | "waiting" | "done" | "undone" | "refused";

/** Decided by a member of staff, and carried out when it can no longer be taken back. */
export type StaffRefundRow = {
  id: Generated<string>;
  order_id: string;
  request_id: string | null;
  positions: number[];
  amount: number;
  currency: Currency;
  answer: string;
  state: Generated<StaffRefundState>;
  staff_id: string;
  decided_at: Date;
  due_at: Date;
  ended_at: Date | null;
  /** At the rate of the moment; null without one, and in rows of before. */
  cny_amount: number | null;
  confirmed_by: string | null;
  confirmed_at: Date | null;
};

/** Declared by number and address; `confirmed_at`: when the buyer's mailbox has said so. */
export type WithdrawalStatementRow = {
  id: Generated<string>;
  request_key: string;
  order_id: string;
  name: string;
  contact: string;
  received_at: Date;
  confirmed_at: Date | null;
};

export type PlanChangeState = "asked" | "paying" | "ending" | "review" | "done" | "cancelled";

export type PlanChangeRow = {
  id: Generated<string>;
  request_key: string;
  order_id: string;
  state: Generated<PlanChangeState>;
  from_plan: Json<PlanAsSold>;
  from_days: number;
  to_plan: string;
  to_plan_as_sold: Json<PlanAsSold>;
  to_days: number;
  unit_amount: number;
  difference_amount: number;
  payment_id: string | null;
  asked_at: Date;
  done_at: Date | null;
  stopped: "begun" | "not_possible" | null;
  /** Who changes it for the buyer; null: the buyer. */
  staff_id: string | null;
  waived_amount: Generated<number>;
  waived_cny: number | null;
  /** Until then staff can take it back, and the network is not asked. */
  held_until: Generated<Date | null>;
  /** Until when the stopping of one under review can be taken back. */
  stop_held_until: Generated<Date | null>;
  /** The unpaid change whose place one by staff took; comes back with it being taken back. */
  displaced: Generated<string | null>;
};
