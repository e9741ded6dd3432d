import type { Generated, GeneratedAlways } from "kysely";
import type { EsimAnswer } from "../../../kernel/checked-device.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import type { IdentityRule, PlanKind, PlanScope, ReinstallRule, StartRule } from "../../../kernel/plan-terms.ts";
import type { Day, Json } from "./columns.ts";

/** Names by language; every destination, region and place has at least English. */
export type Names = Record<Language, string>;

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
  identity_rule: IdentityRule;
  blocked_note: "blocked_apps" | "install_before_arrival" | null;
  names: Json<Names>;
  /** `false`: in no list of the shop. */
  shown: Generated<boolean>;
};

export type PlaceRow = {
  iso2: string;
  kind: "city" | "airport" | "alias";
  code: string | null;
  names: Json<Partial<Names>>;
};
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
  kind: PlanKind;
  scope: PlanScope;
  area: string;
  countries: string[];
  allowance_mb: number;
  days: number | null;
  min_days: number | null;
  max_days: number | null;
  speed_after_kbps: number;
  start_rule: StartRule;
  day_rule: "calendar_day" | "24_hours" | null;
  day_zone: string | null;
  use_by_days: number;
  hotspot: "yes" | "until_allowance" | "no";
  network_set: string;
  breakout: string[];
  reinstall: ReinstallRule;
  top_up: boolean;
  identity: IdentityRule;
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
  /** By whom in the console; null: by a file. */
  set_by: string | null;
};

/**
 * Where something else holds, by ISO 3166 code. `domestic`: takes eSIMs, but made for those of that place's own
 * carriers.
 */
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

export type NoticeRow = {
  id: string;
  lang: Language;
  title: string;
  html: string;
  source: string;
  published_at: Date;
  /** On whose pages alone it stands; null: it is for everybody. */
  countries: string[] | null;
  /** By staff: nobody sees it. An import leaves it alone. */
  withdrawn_at: Generated<Date | null>;
};

/** A paragraph of a text that the console has published, and which state of the original it translates. */
type TextParagraph = { text: string; from: string | null };

export type TextParagraphsRow = {
  kind: "notice" | "question" | "policy";
  name: string;
  lang: Language;
  paragraphs: Json<TextParagraph[]>;
};

export type FaqRow = {
  kind: "Product" | "Use" | "Troubles" | "Real_name_registration" | "eSIM";
  id: string;
  lang: Language;
  position: number;
  question: string;
  answer_html: string;
  /** As a notice's. */
  withdrawn_at: Generated<Date | null>;
};

export type PolicyRow = {
  docname: string;
  lang: Language;
  title: string;
  version: string;
  effective: Day;
  html: string;
};

type Prices = Record<Currency, { amount: number; was: number | null }>;

/** What a proposal was when it was made: a plan, the version that was seen, and what is to differ. */
export type ProposedChange = {
  code: string;
  version: string | null;
  differences: { field: string; before: string | null; after: string | null }[];
};
/** The input of the call that was proposed. */
export type ProposedWish = Record<string, unknown>;

export type PriceProposalRow = {
  id: Generated<string>;
  kind: "plan" | "plans" | "prices" | "schedule";
  wish: Json<ProposedWish>;
  wish_hash: Buffer;
  changes: Json<ProposedChange[]>;
  state: "proposed" | "confirmed" | "declined";
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
};

/** A text or words that wait for a second reader. */
export type TextProposalRow = {
  id: Generated<string>;
  kind: "text" | "text_later" | "words" | "words_later";
  subject: string;
  wish: Json<ProposedWish>;
  wish_hash: Buffer;
  differences: Json<ProposedChange["differences"]>;
  state: "proposed" | "confirmed" | "declined";
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
};

export type PastPriceRow = { plan_code: string; currency: Currency; amount: number; until: Date };

/** What a plan costs us. */
export type PlanCostRow = {
  plan_code: string;
  amount: number;
  currency: Currency;
  version: number;
  set_by: string;
  set_at: Date;
};

export type PriceChangeRow = {
  id: string;
  plan_code: string;
  prices: Json<Prices>;
  starts_at: Date;
  ends_at: Date | null;
  state: "waiting" | "running" | "over" | "cancelled" | "dropped";
  due_at: GeneratedAlways<Date | null>;
  former: Json<Prices>;
  made_by: string;
  made_at: Date;
};

/** A text to come, as its publication was asked for; `version`: what it was decided upon. */
export type TextChangeRow = {
  id: string;
  /** Of words `name` is their area and place, of a fact about China its kind and name. */
  kind: TextParagraphsRow["kind"] | "words" | "china";
  name: string;
  wish: Json<object>;
  version: string | null;
  starts_at: Date;
  ends_at: Date | null;
  state: "waiting" | "running" | "over" | "cancelled" | "collided";
  due_at: GeneratedAlways<Date | null>;
  made_by: string;
  made_at: Date;
};
