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
  catalogue_version: { one_row: Generated<boolean>; version: string };
  notices: NoticeRow;
  faq: FaqRow;
  policies: PolicyRow;
  orders: OrderRow;
  order_consents: OrderConsentRow;
  payments: PaymentRow;
  gateway_events: { gateway: string; event_id: string; kind: string; received_at: Date };
  refunds: RefundRow;
  ledger_entries: LedgerEntryRow;
  esim_profiles: EsimProfileRow;
  mails: MailRow;
  clicks: ClickRow;
  server_processes: { lock_key: number; worker_pool: string | null; started_at: Date };
  maintenance: { one_row: Generated<boolean>; ends_at: Date; begun_at: Date };
  kept_mails: { id: string; kept_at: Date; recipient: string; subject: string; sealed: Buffer };
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
};

/** Spec 3: purchase way type; a renewal loads the plan on a SIM that the buyer holds. */
export type PurchaseWay = "esim" | "physical" | "renewal";

export type PlanPriceRow = { plan_code: string; currency: Currency; amount: number; was_amount: number | null };
export type ExchangeRateRow = { base: Currency; quote: Currency; rate: string; source: string; valid_from: Date };

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

export type OrderState = "placed" | "paying" | "paid" | "delivered" | "refunding" | "refunded" | "cancelled";

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
  total_amount: number;
  plan_as_sold: Json<PlanAsSold>;
  email: string;
  lang: Language;
  channel: Generated<string>;
  order_source: string | null;
  order_sub_source: string | null;
  web_uuid: string | null;
  device: Json<CheckedDevice> | null;
  placed_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
  delivery_attempts: Generated<number>;
};

/** The plan's facts on the day of the order. */
export type PlanAsSold = Omit<PlanRow, "on_sale">;

export type OrderConsentRow = {
  order_id: string;
  consent: "privacy_policy" | "data_transfer" | "account_by_email";
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
};

export type RefundState = "asked" | "pending" | "succeeded" | "failed";
export type RefundReason = "no_stock" | "paid_twice" | "paid_late";

export type RefundRow = {
  id: Generated<string>;
  order_id: string;
  payment_id: string;
  state: Generated<RefundState>;
  reason: RefundReason;
  amount: number;
  currency: Currency;
  gateway_reference: string | null;
  failure: string | null;
  asked_at: Date;
  settled_at: Date | null;
};

export type LedgerEntryRow = {
  id: Generated<string>;
  order_id: string;
  occasion: string;
  account: "sales" | "gateway" | "conversion";
  currency: Currency;
  amount: number;
  at: Date;
};

export type EsimProfileRow = {
  iccid: string;
  smdp_address: string;
  matching_id_sealed: Buffer;
  matching_id_hash: Buffer;
  state: Generated<"available" | "allotted">;
  order_id: string | null;
  position: number | null;
  allotted_at: Date | null;
};

export type MailKind = "esim_ready" | "delivery_delayed" | "refunded";

export type MailRow = {
  id: Generated<string>;
  order_id: string;
  kind: MailKind;
  state: Generated<"queued" | "sent">;
  queued_at: Date;
  sent_at: Date | null;
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
