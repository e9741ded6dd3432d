import type { Generated } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { OutageFunction, OutageSeverity } from "../../../kernel/outage.ts";
import type { Day, Json } from "./columns.ts";

/** What the status page tells (features/catalogue/outages). */
export type OutageRow = {
  id: Generated<string>;
  kind: "network" | "function";
  function: OutageFunction | null;
  severity: OutageSeverity;
  titles: Json<Record<string, string>>;
  advice: Json<Record<string, string>> | null;
  places: string[];
  plans: string[];
  carriers: Generated<string[]>;
  expected_at: Generated<Date | null>;
  began_at: Date;
  ended_at: Date | null;
  opened_at: Date;
  hidden_at: Date | null;
  staff_id: string | null;
  version: Generated<number>;
};

export type OutageUpdateRow = {
  id: Generated<string>;
  outage_id: string;
  at: Date;
  texts: Json<Record<string, string>>;
  staff_id: string;
};

export type OutageCheckRow = { day: Day; function: OutageFunction; checks: number };

export type OutageSignRow = {
  function: OutageFunction;
  verdict: "well" | "trouble" | "silent";
  since: Date;
};

export type OutageSampleRow = { service: string; at: Date; attempts: number; failures: number };

/** Of the e-mails about it (features/support/status-mails). */
export type StatusSubscriberRow = {
  id: Generated<string>;
  email: string;
  language: Language;
  asked_at: Date;
  confirmed_at: Date | null;
  forget_at: Date | null;
};

/** Of one that is to be over (features/support/status-mails). */
export type OutageWaiterRow = {
  id: Generated<string>;
  outage_id: string;
  email: string;
  language: Language;
  asked_at: Date;
  confirmed_at: Date | null;
  forget_at: Date;
  told_at: Date | null;
};

export type StatusLetterRow = {
  outage_id: string;
  subscriber_id: string;
  moment: "begin" | "end";
  at: Date;
  sent_at: Date | null;
};
