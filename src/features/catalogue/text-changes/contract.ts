import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { Kind, TextWish, Version } from "../content/staff-contract.ts";

const Moment = z.string("empty").check(z.iso.datetime({ offset: true, error: "format" }));

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
  output: z.object({ id: z.string() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "REQUEST_KEY_REUSED"],
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

const Change = z.object({
  id: z.string(),
  kind: Kind,
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
  output: z.object({ kind: Kind, name: z.string(), state: Change.shape.state, text: TextWish }),
  refusals: ["NOT_FOUND"],
});
