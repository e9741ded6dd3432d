import * as z from "zod/mini";
import { languages } from "../../../kernel/language.ts";
import { choice, Day, matching, text } from "../../../kernel/record-fields.ts";
import { fault } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";
import { Html, PageName } from "./text-rules.ts";

const fields = z.object({
  docname: PageName,
  lang: choice(...languages),
  title: text(200),
  version: matching(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 40, fault("version")),
  effective: Day,
  html: Html,
});

export type PolicyRecord = z.output<typeof fields>;

export const policyRecord: RecordKind<PolicyRecord> = {
  fields,
  unique: { docname: ({ docname, lang }) => together(docname, lang) },
};

/** What no translation may change: consents name the version, whatever language they were given in. */
export const policyFactsOfAll = ["version", "effective"] as const;
