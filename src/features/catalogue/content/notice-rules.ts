import * as z from "zod/mini";
import { languages } from "../../../kernel/language.ts";
import { choice, Country, listOf, Moment, Slug, text } from "../../../kernel/record-fields.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";
import { Html } from "./text-rules.ts";

const fields = z.object({
  id: Slug,
  lang: choice(...languages),
  title: text(200),
  html: Html,
  /** Who says it. */
  source: text(120),
  published_at: Moment,
  /** On whose pages it stands instead of behind the bell of every page. */
  countries: z.nullable(listOf(Country)),
});

export type NoticeRecord = z.output<typeof fields>;

export const noticeRecord: RecordKind<NoticeRecord> = {
  fields,
  unique: { id: ({ id, lang }) => together(id, lang) },
};

/** What no translation may change. */
export const noticeFactsOfAll = ["published_at", "countries"] as const;
