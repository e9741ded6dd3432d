import type { Generated, Insertable } from "kysely";
import type { StaffWay } from "../../../kernel/staff-ways.ts";
import type { Day, Json } from "./columns.ts";

export type StaffRow = {
  id: Generated<string>;
  email: string;
  name: string;
  role: string;
  password_hash: string | null;
  totp_secret: Buffer | null;
  /** A bigint is text. */
  totp_step: string | null;
  created_at: Date;
  /** One-letter keys of the console act (WCAG 2.1.4). */
  letter_keys: Generated<boolean>;
  /** Since when somebody who was invited has not set up how to get in; null: they have, or are shut out. */
  awaited_since: Date | null;
  reminded_at: Date | null;
};

export type StaffPasskeyRow = {
  id: string;
  staff_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
};

export type StaffSessionRow = {
  id: Generated<string>;
  token_hash: Buffer;
  staff_id: string;
  device: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  proven_at: Date | null;
  /** Null: from before it was kept. */
  way: StaffWay | null;
  /** A /24 or a /48; null: from before it was kept. */
  network: string | null;
};

export type RevealRow = {
  id: Generated<string>;
  session_id: string;
  kind: "order" | "customer";
  thing: string;
  ends_at: Date;
};

/** How often a role used a right on a day (Hong Kong). */
export type RightUseRow = { day: Day; role: string; right: string; times: number };
export type NewRightUse = Omit<Insertable<RightUseRow>, "times">;

export type BulkActionRow = {
  id: Generated<string>;
  staff_id: string;
  kind: "mail" | "note" | "cancel" | "give";
  details: Json<{ mailKind?: string; note?: string; to?: string }>;
  filter: Json<Record<string, string>> | null;
  state: "gathering" | "running" | "done" | "stopped";
  more: Generated<boolean>;
  at: Date;
  begins_at: Date;
  ended_at: Date | null;
  stopped_by: string | null;
};

type DoneWithCases = { to?: string | null; until?: string; note?: string };

export type BulkCaseActionRow = {
  id: Generated<string>;
  staff_id: string;
  kind: "assign" | "snooze" | "close";
  details: Json<DoneWithCases>;
  filter: Json<Record<string, string>>;
  state: "gathering" | "running" | "done" | "stopped";
  more: Generated<boolean>;
  at: Date;
  begins_at: Date;
  ended_at: Date | null;
  stopped_by: string | null;
};

export type BulkEnquiryActionRow = {
  id: Generated<string>;
  staff_id: string;
  kind: "assign" | "close";
  details: Json<Pick<DoneWithCases, "to">>;
  filter: Json<Record<string, string>>;
  state: "gathering" | "running" | "done" | "stopped";
  more: Generated<boolean>;
  at: Date;
  begins_at: Date;
  ended_at: Date | null;
  stopped_by: string | null;
};

/** A named address of a list. */
export type SavedViewRow = {
  id: Generated<string>;
  staff_id: string;
  list: "orders";
  name: string;
  asks: Json<Record<string, string | string[]>>;
  shared: boolean;
  place: number;
  version: Generated<number>;
  made_at: Date;
};

type ListWithLayouts =
  | "orders"
  | "inbox"
  | "parcels"
  | "enquiries"
  | "real_names"
  | "stock"
  | "promos"
  | "disputes"
  | "differences"
  | "trail";

/** The columns of a view as one person has put them. */
export type ListLayoutRow = {
  staff_id: string;
  list: ListWithLayouts;
  view: string;
  columns: string[];
  density: "normal" | "compact";
};

export type OrderExportRow = {
  id: Generated<string>;
  session_id: string;
  /** As the list asks for it (order-list/order-filter). */
  filter: Json<Record<string, string>>;
  /** As the list has them (order-list/columns); null: the order's own. */
  columns: Json<string[]> | null;
  in_full: boolean;
  at: Date;
};

type DraftKind =
  | "china"
  | "enquiry_answer"
  | "chat_answer"
  | "incident_letter"
  | "outage"
  | "plan"
  | "notice"
  | "question"
  | "policy"
  | "order_note"
  | "words"
  | "destination"
  | "region"
  | "networks"
  | "prices"
  | "links";

/** What is typed into a form that is about nothing of its own yet. */
export type FormDraftRow = {
  staff_id: string;
  page: string;
  form: string;
  entries: Json<Record<string, string>>;
  saved_at: Date;
};

/** What somebody has begun to change: the entries of a form as typed, and the version that it was opened with. */
export type DraftRow = {
  kind: DraftKind;
  thing: string;
  staff_id: string;
  entries: Json<Record<string, string>>;
  version: string | null;
  saved_at: Date;
};
