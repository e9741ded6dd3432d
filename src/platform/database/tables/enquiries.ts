import type { Generated, JSONColumnType } from "kysely";
import type { Language } from "../../../kernel/language.ts";

/** What a company writes in the contact form (features/people/enquiries). */
export type EnquiryRow = {
  id: string;
  number: string;
  state: "draft" | "received" | "looking" | "answered" | "closed";
  version: Generated<number>;
  language: Language;
  intention: "buy" | "sell" | null;
  company: string | null;
  country: string | null;
  email: string | null;
  form: JSONColumnType<object> | null;
  owner_id: string | null;
  request_key: string | null;
  request_hash: Buffer | null;
  begun_at: Date;
  received_at: Date | null;
  due_at: Date | null;
  /** When its state was changed last. */
  moved_at: Date;
  forgotten_at: Date | null;
};

export type EnquiryFileRow = {
  id: string;
  enquiry_id: string;
  name: string;
  kind: "jpeg" | "png" | "pdf";
  bytes: number;
  received: Generated<number>;
  state: "writing" | "kept" | "leaving" | "gone";
  master_key: string;
  wrapped_key: Buffer;
  added_at: Date;
  gone_at: Date | null;
};

export type EnquiryEntryRow = {
  id: Generated<string>;
  enquiry_id: string;
  kind: "note" | "answer";
  staff_id: string;
  at: Date;
  text: string;
  /** Until then an answer can be taken back, and is not sent. */
  held_until: Generated<Date | null>;
};
