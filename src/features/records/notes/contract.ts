import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { longestNote } from "./rules.ts";

export const NoteText = longText(longestNote);
const OrderNumber = shortText(40).check(z.minLength(1, "empty"));

export const WriteNote = endpoint({
  path: "/staff/writeNote",
  summary:
    "Writes a note on an order for colleagues. Whom it names behind an @ finds it in the inbox until they have seen it.",
  caller: "staff",
  right: "write_notes",
  limit: "write",
  input: z.object({ requestKey: RequestKey, number: OrderNumber, note: NoteText.check(z.minLength(1, "empty")) }),
  output: z.object({
    id: z.string(),
    /** Who finds it in the inbox. */
    told: z.array(z.string()),
  }),
  refusals: ["ORDER_NOT_FOUND", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const DeleteNote = endpoint({
  path: "/staff/deleteNote",
  summary: "Deletes a note of one's own within ten minutes; the trail keeps that there was one.",
  caller: "staff",
  right: "write_notes",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "NOTE_STAYS", "REQUEST_KEY_REUSED"],
});

export const KeepNoteDraft = endpoint({
  path: "/staff/keepNoteDraft",
  summary: "Keeps what the caller has begun to write about an order, for their eyes only; nothing drops it.",
  caller: "staff",
  right: "write_notes",
  limit: "write",
  input: z.object({ number: OrderNumber, note: NoteText }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND"],
});

export const SeeMentions = endpoint({
  path: "/staff/seeMentions",
  summary: "Says that the caller has seen the notes on an order that name them. Repeating it changes nothing.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({ number: OrderNumber }),
  output: z.object({}),
});
