import type { Generated } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { Json } from "./columns.ts";

/** A talk in the support chat (features/support/chats). */
export type ChatRow = {
  id: string;
  language: Language;
  account_id: string | null;
  order_id: string | null;
  order_epoch: number | null;
  email: string | null;
  state: "talking" | "waiting" | "answered";
  begun_at: Date;
  last_at: Date;
  waiting_since: Date | null;
};

export type ChatLineRow = {
  chat_id: string;
  place: number;
  who: "visitor" | "shop" | "staff";
  said: string | null;
  lead: Json<object> | null;
  helpful: boolean | null;
  request_key: string | null;
  at: Date;
  /** Of a person's answer: until then it can be taken back, and the visitor does not see it. */
  held_until: Generated<Date | null>;
};
