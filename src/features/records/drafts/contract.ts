import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { DraftEntries } from "./entries.ts";

const Page = shortText(200).check(z.minLength(1, "empty"));
const Form = shortText(100).check(z.minLength(1, "empty"));

export const GetFormDrafts = endpoint({
  path: "/staff/getFormDrafts",
  summary: "What the caller has typed into the forms of a page of the console and not sent.",
  caller: "staff",
  right: "own_session",
  input: z.object({ page: Page }),
  output: z.object({ drafts: z.record(z.string(), z.record(z.string(), z.string())) }),
});

export const KeepFormDraft = endpoint({
  path: "/staff/keepFormDraft",
  summary: "Keeps what is typed into a form of the console, or (null) drops it; nothing typed is no draft.",
  caller: "staff",
  right: "own_session",
  limit: "write",
  input: z.object({ page: Page, form: Form, entries: z.nullable(DraftEntries) }),
  output: z.object({}),
});
