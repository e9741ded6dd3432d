import type { Generated } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Day } from "./columns.ts";

export type AccountRow = {
  id: Generated<string>;
  email: string;
  phone: string | null;
  password_hash: string | null;
  lang: Language;
  privacy_version: string | null;
  privacy_given_at: Date | null;
  created_at: Date;
};

export type SessionRow = {
  id: Generated<string>;
  token_hash: Buffer;
  account_id: string | null;
  iccid: string | null;
  device: string;
  country: string | null;
  stays: boolean;
  plain_cookie: Generated<boolean>;
  sim_proven_by: string | null;
  /** The session that let this one in, with which it ends. */
  opened_by: string | null;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
};

/** A way in to the eSIM page (features/people/esim-entry). */
export type EsimTicketRow = {
  session_id: string;
  step: "ticket" | "code";
  hash: Buffer;
  browser: string;
  expires_at: Date;
};

export type ProofPurpose =
  | "sign_in"
  | "register"
  | "reset_password"
  | "bind_email"
  | "bind_phone"
  | "delete_account"
  | "confirm_owner"
  | "move_order";

export type ProofCodeRow = {
  id: string;
  purpose: ProofPurpose;
  recipient: string;
  account_id: string | null;
  code_hash: string;
  long_hash: string | null;
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
  seen: Generated<Buffer[]>;
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
