import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { ChinaWish } from "../china/staff-contract.ts";
import { TextWish, Version } from "../content/staff-contract.ts";
import { textKinds } from "../content/staff-rules.ts";
import { Reason, WordsWish } from "../words/staff-contract.ts";

const Moment = z.string("empty").check(z.iso.datetime({ offset: true, error: "format" }));

/** `isProposed`: it waits for a second reader. No id either where nothing differs. */
const Scheduled = z.object({ id: z.nullable(z.string()), isProposed: z.boolean() });

export const ScheduleText = endpoint({
  path: "/staff/scheduleText",
  summary: "A text from a moment on, a policy from the day it is in force; a notice until one, from now or from then.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    text: TextWish,
    version: Version,
    from: z.nullable(Moment),
    until: z.nullable(Moment),
  }),
  output: Scheduled,
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "REQUEST_KEY_REUSED"],
});

export const ScheduleWords = endpoint({
  path: "/staff/scheduleWords",
  summary: "Says a message in other words from a moment on, or until one, at which it says again what it said before.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    words: WordsWish,
    reason: Reason,
    from: z.nullable(Moment),
    until: z.nullable(Moment),
  }),
  output: Scheduled,
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const ScheduleChina = endpoint({
  path: "/staff/scheduleChina",
  summary: "A fact about China from a moment on.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ requestKey: RequestKey, fact: ChinaWish, from: z.nullable(Moment) }),
  /** Null: the shop says it already. */
  output: z.object({ id: z.nullable(z.string()) }),
  refusals: ["RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const CancelText = endpoint({
  path: "/staff/cancelText",
  summary: "Takes back a text to come, or one that collided; a notice that ends by itself stays instead.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "REQUEST_KEY_REUSED"],
});

/** As it is kept until its moment. */
export const ScheduledWords = z.object({ words: WordsWish, reason: Reason });
export type ScheduledWords = z.output<typeof ScheduledWords>;

const ChangeKind = z.enum([...textKinds, "words", "china"]);

const Change = z.object({
  id: z.string(),
  kind: ChangeKind,
  /** Of words: their area and place; of a fact about China: its kind and name. */
  name: z.string(),
  title: z.string(),
  state: z.enum(["waiting", "running", "over", "cancelled", "collided"]),
  from: z.string(),
  until: z.nullable(z.string()),
  who: z.string(),
  /** It waits, and the text is no longer the one that it was decided upon. */
  clashes: z.boolean(),
});

export const GetTextChanges = endpoint({
  path: "/staff/getTextChanges",
  summary: "Texts to come, notices that end, what collided at its moment; and the last that are over.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({}),
  output: z.object({ coming: z.array(Change), over: z.array(Change) }),
});

export const GetTextChange = endpoint({
  path: "/staff/getTextChange",
  summary: "One text to come, whole: to be looked at, and to be mended where it collided.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({
    name: z.string(),
    state: Change.shape.state,
    text: z.nullable(TextWish),
    words: z.nullable(ScheduledWords),
    fact: z.nullable(ChinaWish),
  }),
  refusals: ["NOT_FOUND"],
});
