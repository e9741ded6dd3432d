import type { ColumnType } from "kysely";
import type { Generated } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { Day, Json } from "./columns.ts";

export type CaseRow = {
  id: Generated<string>;
  kind: string;
  subject: string;
  order_id: string | null;
  /** Of the order, written by the database; not on what was closed before there was this. */
  order_placed_at: Generated<Date | null>;
  details: Json<Record<string, unknown>>;
  opened_at: Date;
  closed_at: Date | null;
  closing_note: string | null;
  due_at: Generated<Date>;
  /** `infinity`: nobody waits to leave. */
  departs_on: Generated<string>;
  owner_id: string | null;
  /** Since when it is its owner's. */
  given_at: Date | null;
  snoozed_until: Date | null;
  version: Generated<number>;
};

export type PrivacyRequestRow = {
  id: Generated<string>;
  kind: PrivacyKind;
  state: Generated<PrivacyState>;
  /** An order's number or the account, as the console addresses them. */
  customer: string;
  email: string;
  lang: Language;
  received_on: Day;
  due_at: Date;
  noted_by: string;
  noted_at: Date;
  proposed_by: Generated<string | null>;
  ended_by: Generated<string | null>;
  ended_at: Generated<Date | null>;
};
type PrivacyKind = "export" | "erase";
type PrivacyState = "open" | "proposed" | "done" | "declined";

/** `value`: null is the environment's or the shop's own. */
export type SettingChangeRow = {
  setting: string;
  version: number;
  value: Json<string | number | boolean> | null;
  reason: string;
  changed_by: string;
  changed_at: Date;
};

/** What staff have made of the shop's words; `said`: null is as the shop's files have it. */
export type WordChangeRow = {
  id: Generated<string>;
  area: string;
  path: string;
  lang: Language;
  version: number;
  said: Json<(readonly [was: string, is: string])[]> | null;
  original: string;
  reason: string;
  changed_by: string;
  changed_at: Date;
};

type LinkInList = {
  isShown: boolean;
  key?: string | undefined;
  address?: string | undefined;
  labels?: Partial<Record<Language, string>> | undefined;
};

/** A list of the menu or the footer; `null` gives it back to how the shop came. */
export type LinkListChangeRow = {
  list: "support" | "partnership" | "about" | "questions";
  version: number;
  links: Json<LinkInList[]> | null;
  reason: string;
  changed_by: string;
  changed_at: Date;
};

/** Of a form of the console: a repeat gets the first answer. */
export type StaffRequestRow = {
  request_key: string;
  staff_id: string;
  wish_hash: Buffer;
  answer: Json<unknown> | null;
  at: Date;
};

/**
 * What somebody of the shop did; `who` is a person, by `staff_id` where it was done in the console, `action` a word of
 * features/records/actions. Append-only.
 */
export type ActionRow = {
  id: Generated<string>;
  at: Date;
  who: string;
  staff_id: string | null;
  action: string;
  order_id: string | null;
  details: Json<Record<string, unknown>>;
  on_kind: string | null;
  on_id: string | null;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
  reason: string | null;
  network: string | null;
};

/** Written by a trigger, one for each action; the order of `place` is that of the commits. */
export type ActionLinkRow = { place: string; day: Day; action_id: string; hash: Buffer };

export type MailKind =
  | "order_confirmed"
  | "esim_ready"
  | "esim_for_traveller"
  | "delivery_delayed"
  | "order_held"
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
  | "plan_change_review"
  | "plan_not_changed"
  | "order_links"
  | "help_asked"
  | "address_corrected"
  | "mailbox_move_asked"
  | "incident_news"
  | "goodwill_code"
  | "renewal_offered"
  | "plan_change_offered"
  | "sim_blocked"
  | "sim_unblocked"
  | "esim_replaced";

/** An order on its way to another mailbox, until that mailbox's code is told. */
export type MailboxMoveRow = {
  order_id: string;
  id: string;
  staff_id: string;
  email: string;
  proven_by: string;
  reason: string;
  expires_at: Date;
};

export type MailRow = {
  id: Generated<string>;
  order_id: string;
  kind: MailKind;
  /** A place in the order. */
  position: number | null;
  /** Which of several: a refund's id, a tracking number, a share that was used. */
  what: string | null;
  day: string | null;
  /** Tells one that is sent again on purpose from the one before. */
  repetition: string | null;
  recipient: string | null;
  lang: Language | null;
  state: Generated<"queued" | "sent">;
  queued_at: Date;
  sent_at: Date | null;
  /** Until then staff can take it back, and nothing sends it. */
  held_until: Generated<Date | null>;
};

/** What went wrong, and which orders of a span of time it touches. */
export type IncidentRow = {
  id: Generated<string>;
  title: string;
  touches: "gateway" | "supplier" | "network" | "mail" | "delivery" | "destination" | "carrier";
  name: string | null;
  still: boolean;
  since: Date;
  until: Date | null;
  staff_id: string;
  opened_at: Date;
  version: Generated<number>;
};

/** To those whom an incident touches; `held_until`: it can be taken back. */
export type IncidentLetterRow = {
  id: Generated<string>;
  incident_id: string;
  staff_id: string;
  at: Date;
  held_until: Date | null;
  texts: Json<LetterTexts>;
  orders: number;
};

type LetterTexts = Partial<Record<Language, { subject: string; text: string }>>;

/** Each order hears of an incident once. */
export type IncidentOrderRow = { incident_id: string; order_id: string; letter_id: string; queued_at: Date | null };

/** How often a service outside was asked in one hour, and how often it had no answer. */
export type OutsideHourRow = {
  service: "gateway" | "supplier" | "network" | "mail";
  name: string;
  hour: Date;
  attempts: number;
  failures: number;
};

/** While it is there the shop is closed; `reason` by language. */
export type MaintenanceRow = {
  one_row: Generated<boolean>;
  ends_at: Date;
  begun_at: Date;
  reason: Json<Partial<Record<Language, string>>> | null;
  who: string | null;
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
