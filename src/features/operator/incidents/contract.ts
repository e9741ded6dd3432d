import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { DraftEntries } from "../../records/drafts/entries.ts";
import { longestLetter, longestSubject, longestTitle, touchKinds } from "./rules.ts";

const Id = z.uuid("format");
const Moment = z.string("empty").check(z.minLength(1, "empty"), z.iso.datetime({ offset: true, error: "format" }));
const Facts = {
  title: shortText(longestTitle).check(z.minLength(1, "empty")),
  touches: z.enum(touchKinds, "choose"),
  /** One gateway or supplier, null: any; a country (`JP`), or a carrier there (`JP NTT DOCOMO`). */
  name: z.nullable(shortText(80)),
  /** Only those that still wait; otherwise all of the span. */
  still: z.boolean("choose"),
  since: Moment,
  until: z.nullable(Moment),
};
const Incident = z.object({ id: z.string(), ...Facts, who: z.string(), openedAt: z.string(), version: z.int() });

export const GetIncidents = endpoint({
  path: "/staff/getIncidents",
  summary: "Incidents, the newest first, 20 at a time; and the gateways and suppliers that one may be about.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({ after: z.optional(z.string()) }),
  output: z.object({
    incidents: z.array(Incident),
    older: z.nullable(z.string()),
    names: z.object({ gateway: z.array(z.string()), supplier: z.array(z.string()) }),
  }),
});

export const GetIncident = endpoint({
  path: "/staff/getIncident",
  summary: "One incident: whom it touches now, 50 orders at a time, and what was written to whom.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({ id: Id, after: z.optional(z.string()) }),
  output: z.object({
    incident: Incident,
    /** No more than 50,000 are counted. */
    touched: z.int(),
    isMore: z.boolean(),
    /** Those of them who have not been written to; `seen` says who they are. */
    unwritten: z.int(),
    seen: z.string(),
    orders: z.array(
      z.object({
        number: z.string(),
        state: z.enum(orderStates),
        at: z.string(),
        language: LanguageCode,
        isWritten: z.boolean(),
      }),
    ),
    older: z.nullable(z.string()),
    letters: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        who: z.string(),
        orders: z.int(),
        queued: z.int(),
        /** Until then it can be taken back. */
        heldUntil: z.nullable(z.string()),
        subjects: z.array(z.object({ language: LanguageCode, subject: z.string() })),
      }),
    ),
    /** The letter that the caller has begun. */
    draft: z.nullable(DraftEntries),
    /** In which a letter is written. */
    languages: z.array(LanguageCode),
  }),
  refusals: ["NOT_FOUND"],
});

export const OpenIncident = endpoint({
  path: "/staff/openIncident",
  summary: "Records an incident.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, ...Facts }),
  output: z.object({ id: z.string() }),
  refusals: ["REQUEST_KEY_REUSED"],
});

export const ChangeIncident = endpoint({
  path: "/staff/changeIncident",
  summary: "Changes an incident, or ends it; refused where a colleague has changed it meanwhile.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: Id, version: z.int("number"), ...Facts }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const KeepIncidentDraft = endpoint({
  path: "/staff/keepIncidentDraft",
  summary: "Keeps an e-mail about an incident while it is typed; without entries it is dropped.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ id: Id, entries: z.nullable(DraftEntries) }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const WriteToTouched = endpoint({
  path: "/staff/writeToTouched",
  summary:
    "An e-mail to exactly those whom the incident touches and who have not heard of it: once for each order, in the buyer's language. It leaves after ten seconds.",
  caller: "staff",
  right: "mend_incidents",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: Id,
    /** Whom the sender has seen. */
    seen: shortText(40),
    texts: z.partialRecord(
      LanguageCode,
      z.object({ subject: shortText(longestSubject), text: longText(longestLetter) }),
    ),
  }),
  output: z.object({ letter: z.string(), orders: z.int(), heldUntil: z.string() }),
  refusals: ["NOT_FOUND", "TOUCHED_CHANGED", "TOUCHED_MANY", "REQUEST_KEY_REUSED"],
});

export const TakeLetterBack = endpoint({
  path: "/staff/takeLetterBack",
  summary: "Takes an e-mail about an incident back before it has left, a colleague's too.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: Id }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "REQUEST_KEY_REUSED"],
});
