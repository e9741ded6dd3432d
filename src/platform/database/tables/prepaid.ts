import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { Day } from "./columns.ts";

export type TopUpState = "asked" | "paid" | "credited" | "returned";

/** Money that is paid onto a prepaid card (features/sales/top-ups). */
export type TopUpRow = {
  id: Generated<string>;
  number: string;
  request_key: string;
  account_id: string | null;
  iccid: string;
  tariff: PrepaidTariff;
  amount: number;
  bonus: number;
  email: string | null;
  phone: string | null;
  language: Language;
  state: Generated<TopUpState>;
  attempts: Generated<number>;
  failure: string | null;
  asked_at: Date;
  paid_at: Date | null;
  ended_at: Date | null;
  valid_until: Date | null;
};

/** `used_bytes`: bigint as text. */
export type PrepaidCardRow = {
  iccid: string;
  tariff: PrepaidTariff;
  valid_until: Date | null;
  used_bytes: Generated<string>;
};

export type PrepaidEntryKind = "top_up" | "bonus" | "use" | "lapse" | "overrun" | "correction";

export type PrepaidEntryRow = {
  id: GeneratedAlways<string>;
  iccid: string;
  kind: PrepaidEntryKind;
  amount: number;
  occasion: string;
  top_up_id: string | null;
  reason: string | null;
  at: Date;
};

export type PrepaidLineRow = {
  iccid: string;
  sequence: number;
  kind: "use" | "lapse";
  at: Date;
  country: string | null;
  carrier: string | null;
  bytes: string | null;
  amount: number | null;
  heard_at: Date;
};

export type PrepaidReadingRow = { one: Generated<boolean>; place: string | null };

/** What staff add to a balance or take from it. */
export type PrepaidCorrectionRow = {
  id: Generated<string>;
  iccid: string;
  tariff: PrepaidTariff;
  amount: number;
  cny_amount: number | null;
  reason: string;
  state: "proposed" | "decided" | "done" | "failed" | "withdrawn";
  failure: string | null;
  staff_id: string;
  decided_at: Date;
  confirmed_by: string | null;
  ended_at: Date | null;
  /** Until then it can be taken back, and the network is not asked. */
  held_until: Generated<Date | null>;
};

/** What an account wants to be told of a prepaid card. `told_entry`: bigint as text. */
export type PrepaidAlertRow = {
  account_id: string;
  iccid: string;
  below: number;
  by_text: boolean;
  told_entry: string | null;
  changed_at: Date;
};

export type PrepaidAutoTopUpRow = {
  id: Generated<string>;
  account_id: string;
  iccid: string;
  tariff: PrepaidTariff;
  card_id: string;
  below: number;
  amount: number;
  monthly_cap: number;
  consent_version: string;
  lang: Language;
  on_since: Date | null;
  stopped: "payment" | "amount" | "card" | null;
  changed_at: Date;
  seen: Generated<Buffer[]>;
};

export type PrepaidAutoChargeRow = {
  id: GeneratedAlways<string>;
  auto_top_up_id: string;
  top_up_id: string | null;
  month: Day;
  amount: number;
  state: "asked" | "done" | "failed" | "capped";
  asked_at: Date;
};
