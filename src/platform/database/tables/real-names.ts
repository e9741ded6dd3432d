import type { Generated } from "kysely";
import type { Language } from "../../../kernel/language.ts";

/** A registration of SIMs under a real name (features/people/real-names). */
export type RealNameRow = {
  id: string;
  number: string;
  state: "draft" | "received" | "again" | "registered" | "refused" | "withdrawn" | "deregistered";
  version: Generated<number>;
  channel: string;
  language: Language;
  account_id: string | null;
  master_key: string;
  /** Null once what it sealed is deleted. */
  wrapped_key: Buffer | null;
  purpose: 1 | 2 | null;
  regions: ("HK" | "TW")[] | null;
  document_type: 1 | 2 | 3 | 4 | null;
  document_mark: Buffer | null;
  issuer_mark: Buffer | null;
  original_mark: Buffer | null;
  /** Sealed JSON (sealed-details.server.ts). */
  details: Buffer | null;
  email: string | null;
  phone: string | null;
  request_key: string | null;
  request_hash: Buffer | null;
  begun_at: Date;
  received_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  /** Who looks at it, until when, and for what reason. */
  held_by: string | null;
  held_until: Date | null;
  held_for: string | null;
  /** Since when a reviewer has looked at what was sent last. */
  looked_at: Generated<Date | null>;
  /** What the first of two reviewers has decided. */
  proposal: "registered" | "refused" | null;
  proposal_reason: string | null;
  proposal_more_reasons: Generated<string[]>;
  proposal_words: Generated<string | null>;
  proposed_by: string | null;
  proposed_at: Date | null;
  /** The first of them, and null where it is told in own words alone (kernel/real-name-reasons). */
  reason: string | null;
  more_reasons: Generated<string[]>;
  reason_words: Generated<string | null>;
  /** Of one that puts the right number in the place of a wrong one: the registration, and its SIM. */
  corrects: Generated<string | null>;
  corrects_iccid: Generated<string | null>;
  forget_at: Date | null;
  forgotten_at: Date | null;
};

export type RealNameSimRow = {
  real_name_id: string;
  iccid: string;
  remark: string | null;
  holds: Generated<boolean>;
  /** When it alone was taken out; the registration of the others went on. */
  left_at: Generated<Date | null>;
  /** When the network was last asked whether it still exists, and since when it says that it does not. */
  network_asked_at: Generated<Date | null>;
  out_since: Generated<Date | null>;
};

/** What the network was told of a SIM (features/people/real-names/register-sim-job.server.ts). */
export type ToldSimRow = {
  iccid: string;
  regions: ("HK" | "TW")[] | null;
  asks: number;
  answers: Generated<number>;
  failure: string | null;
  told_at: Date;
};

/** A code by which another device adds photographs to a form (features/people/real-names/open-hand-over.server.ts). */
export type RealNameHandOverRow = {
  code_hash: Buffer;
  real_name_id: string;
  document_type: 1 | 2 | 3 | 4;
  slots: ("front" | "second")[];
  opened_at: Date;
  ends_at: Date;
  taken_at: Date | null;
  /** A hash of its request key. */
  taken_by: Generated<Buffer | null>;
};

/** A code by which another device goes on with the whole form (features/people/real-names/hand-over-form.server.ts). */
export type RealNameFormHandOverRow = {
  code_hash: Buffer;
  real_name_id: string;
  /** Sealed; null once they were taken. */
  answers: Buffer | null;
  opened_at: Date;
  /** Of the code, and once it was taken of whoever follows. */
  ends_at: Date;
  taken_at: Date | null;
};

/** What a device that took a form has again, should the answer be lost. */
export type RealNameFormTakenRow = {
  code_hash: Buffer;
  real_name_id: string;
  /** A hash of its request key. */
  taken_by: Buffer;
  /** Sealed. */
  answers: Buffer;
  ends_at: Date;
};

export type RealNamePhotoRow = {
  id: string;
  real_name_id: string;
  slot: "front" | "second";
  /** `earlier`: a reviewer has looked at it and asked for the one that is kept. */
  state: "writing" | "kept" | "earlier" | "leaving" | "gone";
  bytes: number;
  warnings: string[];
  /** Sealed JSON (read-photo.server.ts); null until it was read. */
  reading: Generated<Buffer | null>;
  /** Of one that was sent before anybody read it (read-sent-photos.server.ts). */
  read_begun_at: Generated<Date | null>;
  read_tries: Generated<number>;
  added_at: Date;
  gone_at: Date | null;
  /** When the store last kept it although it was told to delete it. */
  not_deleted_at: Generated<Date | null>;
  /** Of an earlier one: why a reviewer asked for another. */
  asked_for: Generated<string | null>;
};

export type RealNameConsentRow = {
  real_name_id: string;
  kind: "clauses" | "accuracy" | "transfer" | "privacy";
  /** Of the privacy policy; else of what the box said. */
  version: string;
  /** Null: of the policy, and before boxes were kept. */
  said: string | null;
  given_at: Date;
};

/** A person on the way to a digital identity and back (features/people/identity-logins). */
export type IdentityLoginRow = {
  state_hash: string;
  browser: string;
  provider: "iamsmart" | "openid";
  sealed: Buffer;
  begun_at: Date;
  used_at: Date | null;
  proved: Buffer | null;
  proved_at: Date | null;
  business_hash: string | null;
  /** Since when its holder is asked in the provider's app. */
  asked_at: Date | null;
  declined_at: Date | null;
  /** Of what was proved, a keyed hash for each field. */
  marks: string[] | null;
};
