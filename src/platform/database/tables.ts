import type { ColumnType, Generated } from "kysely";
import type { Currency } from "../../kernel/currency.ts";
import type { Language } from "../../kernel/language.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";

/** The tables as TypeScript sees them; test/tables.db.test.ts compares every name and nullability with the real database. */
export type Tables = {
  destinations: DestinationRow;
  places: PlaceRow;
  carriers: CarrierRow;
  networks: NetworkRow;
  regions: RegionRow;
  plans: PlanRow;
  plan_prices: PlanPriceRow;
  exchange_rates: ExchangeRateRow;
  devices: DeviceRow;
  postal_services: PostalServiceRow;
  postal_fees: { iso2: string; currency: Currency; amount: number };
  catalogue_version: { one_row: Generated<boolean>; version: string };
  notices: NoticeRow;
  faq: FaqRow;
  policies: PolicyRow;
  orders: OrderRow;
  order_consents: OrderConsentRow;
  order_travellers: OrderTravellerRow;
  order_addresses: OrderAddressRow;
  order_documents: OrderDocumentRow;
  order_renewals: OrderRenewalRow;
  promo_codes: PromoCodeRow;
  promo_amounts: { code: string; currency: Currency; amount: number };
  promo_uses: PromoUseRow;
  payments: PaymentRow;
  gateway_events: { gateway: string; event_id: string; kind: string; received_at: Date };
  refunds: RefundRow;
  ledger_entries: LedgerEntryRow;
  refund_requests: RefundRequestRow;
  plan_changes: PlanChangeRow;
  esim_profiles: EsimProfileRow;
  sim_cards: SimCardRow;
  dispatches: DispatchRow;
  supply_orders: SupplyOrderRow;
  supplier_events: SupplierEventRow;
  data_plans: DataPlanRow;
  esim_shares: EsimShareRow;
  mails: MailRow;
  cases: CaseRow;
  actions: ActionRow;
  accounts: AccountRow;
  sessions: SessionRow;
  proof_codes: ProofCodeRow;
  attempts: { what: string; who: string; begun_at: Date; ends_at: Date; tries: number };
  passkeys: PasskeyRow;
  passkey_challenges: { id: string; challenge: string; account_id: string | null; expires_at: Date };
  account_addresses: AccountAddressRow;
  account_sims: { account_id: string; iccid: string; remark: string | null; added: boolean; hidden: Generated<boolean>; added_at: Date };
  /** A bigint is text: it may not fit a number. */
  usage_days: { order_id: string; position: number; day: Day; used_bytes: string };
  package_starts: { request_key: string; order_id: string; position: number; account_id: string | null; asked_at: Date };
  alert_choices: { account_id: string; kinds: AlertKind[]; by_mail: boolean; by_push: boolean };
  alerts: { order_id: string; position: number; kind: AlertKind; day: Day | null; raised_at: Date };
  push_subscriptions: PushSubscriptionRow;
  saved_cards: SavedCardRow;
  auto_top_ups: AutoTopUpRow;
  auto_top_up_orders: AutoTopUpOrderRow;
  clicks: ClickRow;
  server_processes: { lock_key: number; worker_pool: string | null; started_at: Date };
  maintenance: { one_row: Generated<boolean>; ends_at: Date; begun_at: Date };
  kept_mails: { id: string; kept_at: Date; recipient: string; subject: string; sealed: Buffer };
  kept_texts: { key: string; kept_at: Date; recipient: string; sealed: Buffer };
  kept_pushes: { id: Generated<string>; kept_at: Date; push_service: string; sealed: Buffer };
};

/** Names by language; every destination, region and place has at least English. */
export type Names = Record<Language, string>;

type Json<T> = ColumnType<T, string, string>;
type Day = ColumnType<string, string, string>;

export type DestinationRow = {
  iso2: string;
  slug: string;
  mcc: string;
  all_mcc: string[];
  continent: string;
  time_zone: string;
  main_city_lon: string;
  main_city_lat: string;
  calling_code: string;
  popular: number | null;
  identity_rule: "none" | "real_name";
  blocked_note: "blocked_apps" | "install_before_arrival" | null;
  names: Json<Names>;
};

export type PlaceRow = { iso2: string; kind: "city" | "airport" | "alias"; code: string | null; names: Json<Partial<Names>> };
export type CarrierRow = { iso2: string; carrier: string; mccmnc: string[]; generations: string[] };
export type NetworkRow = {
  network_set: string;
  iso2: string;
  carrier: string;
  rank: "primary" | "secondary";
  generations: string[];
  apn: string;
};
export type RegionRow = {
  slug: string;
  kind: "regional" | "global";
  countries: string[];
  popular: number | null;
  names: Json<Names>;
};

export type PlanRow = {
  code: string;
  kind: "day_pass" | "fixed";
  scope: "country" | "regional" | "global";
  area: string;
  countries: string[];
  allowance_mb: number;
  days: number | null;
  min_days: number | null;
  max_days: number | null;
  speed_after_kbps: number;
  start_rule: "first_connection" | "installation" | "purchase";
  day_rule: "calendar_day" | "24_hours" | null;
  day_zone: string | null;
  use_by_days: number;
  hotspot: "yes" | "until_allowance" | "no";
  network_set: string;
  breakout: string[];
  reinstall: "once" | "same_device" | "any_device";
  top_up: boolean;
  identity: "none" | "real_name";
  refund_rule: "until_installed" | "until_activated" | "none";
  ways: PurchaseWay[];
  on_sale: Generated<boolean>;
  supplier: Generated<SupplierName>;
  supplier_product: string | null;
};

/** `pool`: our own eSIM profiles, made in advance; the others are asked after payment. */
export type SupplierName = "pool" | "reseller" | "es2plus";

/** Spec 3: purchase way type; a renewal loads the plan on a SIM that the buyer holds. */
export type PurchaseWay = "esim" | "physical" | "renewal";

export type PlanPriceRow = { plan_code: string; currency: Currency; amount: number; was_amount: number | null };
export type PostalServiceRow = { iso2: string; carrier: string; days_min: number; days_max: number };
export type ExchangeRateRow = {
  base: Currency;
  quote: Currency;
  rate: string;
  /** In English, kept with payments; `source_names` has the other languages in which a shopper reads it. */
  source: string;
  source_names: Json<Partial<Names>>;
  valid_from: Date;
};

export type EsimAnswer = "yes" | "no" | "look";
/** Where something else holds, by ISO 3166 code. `domestic`: takes eSIMs, but made for those of that place's own carriers. */
export type BoughtIn = Record<string, EsimAnswer | "domestic">;
export type DeviceRow = {
  slug: string;
  brand: string;
  kind: "phone" | "tablet" | "laptop" | "watch";
  model: string;
  browser_names: string[];
  year: number;
  esim: EsimAnswer;
  bought_in: Json<BoughtIn>;
  source: string;
  as_of: Day;
};

export type NoticeRow = { id: string; lang: Language; title: string; html: string; source: string; published_at: Date };
export type FaqRow = {
  kind: "Product" | "Use" | "Troubles" | "Real_name_registration" | "eSIM";
  id: string;
  lang: Language;
  position: number;
  question: string;
  answer_html: string;
};
export type PolicyRow = { docname: string; lang: Language; title: string; version: string; effective: Day; html: string };

/** What a buyer found out about the own phone before paying; `bought` is an ISO 3166 code or `elsewhere`. */
export type CheckedDevice = { model: string; bought?: string; answer: EsimAnswer; eid?: boolean };

export type OrderState = "placed" | "paying" | "paid" | "dispatching" | "delivered" | "refunding" | "refunded" | "cancelled";

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
};

/** The plan's facts on the day of the order. Orders older than suppliers have no supplier: the pool. */
export type PlanAsSold = Omit<PlanRow, "on_sale" | "supplier" | "supplier_product"> & { supplier?: SupplierName; supplier_product?: string | null };

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
};

export type PromoUseRow = { order_id: string; code: string; buyer: string; state: Generated<"counted" | "released">; at: Date };

export type OrderConsentRow = {
  order_id: string;
  consent: "privacy_policy" | "data_transfer" | "account_by_email" | "begin_now";
  text_version: string;
  given_at: Date;
};

export type PaymentState = "created" | "waiting" | "succeeded" | "failed" | "cancelled";

export type PaymentRow = {
  id: string;
  order_id: string;
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
  purpose: Generated<"order" | "difference">;
  /** The gateway's reference of the card that is charged while the shopper is away; null where the shopper pays on a page. */
  saved_card: string | null;
  fee_amount: number | null;
  fee_currency: Currency | null;
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
  | "plan_changed";

export type RefundRow = {
  id: Generated<string>;
  /** One refund for each reason to give money back, however often it is asked for. */
  key: string;
  order_id: string;
  payment_id: string;
  state: Generated<RefundState>;
  reason: RefundReason;
  /** What goes back of the order's price, in the order's currency; `amount` is the same in the currency that was charged. */
  sold_amount: number;
  amount: number;
  currency: Currency;
  gateway_reference: string | null;
  failure: string | null;
  asked_at: Date;
  settled_at: Date | null;
};

export type RefundRequestKind = "refund" | "withdrawal";
export type RefundRequestState = "asked" | "granted" | "rejected";
export type RefundRequestReason = "plans_changed" | "wrong_plan" | "does_not_work" | "phone_not_supported" | "not_arrived" | "withdrawal" | "other";

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

export type PlanChangeRow = {
  id: Generated<string>;
  request_key: string;
  order_id: string;
  state: Generated<"asked" | "paying" | "done" | "cancelled">;
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
};

export type LedgerAccount = "sales" | "postage" | "promo" | "gateway" | "fees" | "conversion";

export type LedgerEntryRow = {
  id: Generated<string>;
  order_id: string;
  occasion: string;
  account: LedgerAccount;
  currency: Currency;
  amount: number;
  at: Date;
};

export type EsimProfileRow = {
  iccid: string;
  smdp_address: string;
  matching_id_sealed: Buffer;
  matching_id_hash: Buffer;
  state: Generated<"available" | "held" | "allotted" | "retired">;
  order_id: string | null;
  position: number | null;
  allotted_at: Date | null;
  supplier: Generated<SupplierName>;
  confirmation_code_sealed: Buffer | null;
  profile_state: Generated<ProfileState>;
  profile_state_at: Date | null;
  device: string | null;
};

/** What the SM-DP+ and the chip tell of a profile (GSMA SGP.22; domain notes 2.4); `unknown` where nobody tells. */
export type ProfileState = "unknown" | "released" | "downloaded" | "installed" | "enabled" | "disabled" | "deleted" | "error";

export type SimCardRow = { iccid: string; state: Generated<"available" | "held" | "allotted">; order_id: string | null; position: number | null };

export type DispatchState = "waiting" | "sent" | "arrived" | "returned" | "cancelled";
export type DispatchRow = {
  order_id: string;
  state: Generated<DispatchState>;
  queued_at: Date;
  carrier: string | null;
  tracking_number: string | null;
  sent_at: Date | null;
  arrived_at: Date | null;
};

export type SupplyOrderRow = {
  id: Generated<string>;
  order_id: string;
  supplier: Exclude<SupplierName, "pool">;
  product: string;
  quantity: number;
  state: Generated<"asked" | "accepted" | "ready" | "failed" | "cancelled">;
  reference: string | null;
  attempts: Generated<number>;
  failure: string | null;
  asked_at: Date;
  settled_at: Date | null;
};

export type SupplierEventRow = { supplier: string; event_id: string; iccid: string | null; kind: string; at: Date; received_at: Date };

export type DataPlanState = "not_started" | "active" | "used_up" | "expired" | "cancelled";
export type DataPlanRow = {
  order_id: string;
  position: number;
  iccid: string;
  state: Generated<DataPlanState>;
  use_by: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  used_mb: Generated<number>;
  as_of: Date | null;
  network_reference: string | null;
  network_round: Generated<number>;
  network_asked_at: Date | null;
  used_today_mb: Generated<number>;
  slow: Generated<boolean>;
};

export type EsimShareRow = {
  id: Generated<string>;
  token_hash: Buffer;
  order_id: string;
  position: number;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  opened_at: Date | null;
};

export type CaseRow = {
  id: Generated<string>;
  kind: string;
  subject: string;
  order_id: string | null;
  details: Json<Record<string, unknown>>;
  opened_at: Date;
  closed_at: Date | null;
  closing_note: string | null;
};

/** What somebody of the shop did; `who` is a person, `action` a word of features/actions. */
export type ActionRow = {
  id: Generated<string>;
  at: Date;
  who: string;
  action: string;
  order_id: string | null;
  details: Json<Record<string, unknown>>;
};

export type MailKind =
  | "order_confirmed"
  | "esim_ready"
  | "esim_for_traveller"
  | "delivery_delayed"
  | "parcel_sent"
  | "parcel_arrived"
  | "sims_renewed"
  | "install_reminder"
  | "departure_soon"
  | "low_data"
  | "expiring"
  | "refund_asked"
  | "refund_rejected"
  | "refunded"
  | "withdrawal_received"
  | "plan_changed"
  | "order_links"
  | "help_asked";

export type MailRow = {
  id: Generated<string>;
  order_id: string;
  kind: MailKind;
  about: Generated<string>;
  recipient: string | null;
  lang: Language | null;
  state: Generated<"queued" | "sent">;
  queued_at: Date;
  sent_at: Date | null;
};

export type AccountRow = { id: Generated<string>; email: string; phone: string | null; password_hash: string | null; lang: Language; privacy_version: string | null; privacy_given_at: Date | null; created_at: Date };

export type SessionRow = {
  id: Generated<string>;
  token_hash: Buffer;
  account_id: string | null;
  iccid: string | null;
  device: string;
  country: string | null;
  stays: boolean;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
};

export type ProofPurpose = "sign_in" | "register" | "reset_password" | "bind_email" | "bind_phone" | "delete_account";
export type ProofCodeRow = {
  id: string;
  purpose: ProofPurpose;
  recipient: string;
  account_id: string | null;
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
};

export type PasskeyRow = {
  id: string;
  account_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
};

export type AccountAddressRow = {
  id: Generated<string>;
  request_key: string;
  account_id: string;
  country: string;
  province: string | null;
  city: string | null;
  district: string | null;
  address: string;
  postal_code: string | null;
  contact_person: string;
  phone: string;
  email: string | null;
  preferred: Generated<boolean>;
  created_at: Date;
};

/** How much of the allowance is used, in per cent; `ends_soon`: a day before the end. */
export type AlertKind = "used_50" | "used_80" | "used_100" | "ends_soon";

export type PushSubscriptionRow = {
  id: Generated<string>;
  account_id: string;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: Language;
  created_at: Date;
};

export type SavedCardRow = {
  id: string;
  account_id: string;
  gateway: string;
  reference: string | null;
  state: Generated<"asked" | "saved" | "failed" | "forgotten">;
  brand: string | null;
  last_four: string | null;
  expires_on: string | null;
  asked_at: Date;
  saved_at: Date | null;
};

export type AutoTopUpRow = {
  id: Generated<string>;
  account_id: string;
  iccid: string;
  spellings: string[];
  plan_code: string;
  days: number;
  currency: Currency;
  card_id: string;
  unit_amount: number;
  monthly_cap: number;
  privacy_version: string;
  data_transfer_version: string;
  begin_now_version: string;
  lang: Language;
  on_since: Date | null;
  stopped: "card" | "price" | "plan" | "sim" | null;
  changed_at: Date;
};

export type AutoTopUpOrderRow = {
  auto_top_up_id: string;
  low_order_id: string;
  low_position: number;
  order_id: string | null;
  month: Day;
  currency: Currency;
  amount: number;
  state: "asked" | "ordered" | "failed" | "capped";
  asked_at: Date;
};

export type ClickRow = {
  id: Generated<string>;
  at: Date;
  web_uuid: string | null;
  source: string;
  event: string;
  url: string;
  page_path: string | null;
  item_type: string | null;
  item_val: string | null;
  lang: string | null;
};
export type NewClick = Omit<ClickRow, "id">;
