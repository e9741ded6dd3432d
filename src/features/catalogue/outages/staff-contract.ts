import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { outageFunctions, outageSeverities } from "../../../kernel/outage.ts";
import { DraftEntries } from "../../records/drafts/entries.ts";
import {
  longestAdvice,
  longestTitle,
  longestUpdate,
  mostCarriers,
  mostPlaces,
  mostPlans,
  outageKinds,
} from "./rules.ts";

const Id = z.uuid("format");
const Moment = z.string("empty").check(z.minLength(1, "empty"), z.iso.datetime({ offset: true, error: "format" }));
const Facts = {
  kind: z.enum(outageKinds, "choose"),
  function: z.nullable(z.enum(outageFunctions, "choose")),
  severity: z.enum(outageSeverities, "choose"),
  titles: z.partialRecord(LanguageCode, shortText(longestTitle)),
  /** What one can do meanwhile; null: nothing. */
  advice: z.nullable(z.partialRecord(LanguageCode, longText(longestAdvice))),
  /** Countries; and plans, if it does not touch all that are used there. */
  places: z.array(z.string().check(z.regex(/^[A-Z]{2}$/, "format"))).check(z.maxLength(mostPlaces, "long")),
  plans: z.array(shortText(60)).check(z.maxLength(mostPlans, "long")),
  /** Which carriers of its countries have it, and when it should be over, as far as either is known. */
  carriers: z.optional(z.array(shortText(80)).check(z.maxLength(mostCarriers, "long"))),
  expectedAt: z.optional(z.nullable(Moment)),
  beganAt: Moment,
  endedAt: z.nullable(Moment),
};
const ToldOutage = z.object({
  id: z.string(),
  ...Facts,
  /** null: the shop measured it. */
  who: z.nullable(z.string()),
  openedAt: z.string(),
  hiddenAt: z.nullable(z.string()),
  version: z.int(),
});

export const GetOutages = endpoint({
  path: "/staff/getOutages",
  summary: "What the status page tells or told, the newest first, 20 at a time.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({ after: z.optional(z.string()) }),
  output: z.object({
    outages: z.array(ToldOutage),
    older: z.nullable(z.string()),
    /** What the caller has begun to tell. */
    draft: z.nullable(DraftEntries),
    /** In which it is told. */
    languages: z.array(LanguageCode),
    now: z.string(),
  }),
});

export const GetOutage = endpoint({
  path: "/staff/getOutage",
  summary: "One of them with its updates.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({ id: Id }),
  output: z.object({
    outage: ToldOutage,
    updates: z.array(z.object({ at: z.string(), texts: z.partialRecord(LanguageCode, z.string()) })),
    /** The update that the caller has begun. */
    draft: z.nullable(DraftEntries),
    languages: z.array(LanguageCode),
    now: z.string(),
  }),
  refusals: ["NOT_FOUND"],
});

const Count = z.object({ travellers: z.int(), networks: z.int() });

export const GetPlaceReports = endpoint({
  path: "/staff/getPlaceReports",
  summary:
    "What travellers said of destinations in the last 24 hours, also what is too little to be shown to visitors.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({}),
  output: z.object({
    places: z.array(z.object({ iso2: z.string(), name: z.string(), works: Count, fails: Count })),
  }),
});

export const KeepOutageDraft = endpoint({
  path: "/staff/keepOutageDraft",
  summary: "Keeps what is to be told, or (`id`) an update of it, while it is typed; without entries it is dropped.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ id: z.nullable(Id), entries: z.nullable(DraftEntries) }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const OpenOutage = endpoint({
  path: "/staff/openOutage",
  summary: "Tells of trouble on the status page and on the pages it touches; subscribers hear of it two minutes later.",
  caller: "staff",
  right: "mend_incidents",
  isFresh: true,
  limit: "write",
  input: z.object({ requestKey: RequestKey, ...Facts }),
  output: z.object({ id: z.string() }),
  refusals: ["REQUEST_KEY_REUSED"],
});

export const ChangeOutage = endpoint({
  path: "/staff/changeOutage",
  summary: "Corrects what is told, or says that it is over; refused where a colleague has changed it meanwhile.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: Id, version: z.int("number"), ...Facts }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const AddOutageUpdate = endpoint({
  path: "/staff/addOutageUpdate",
  summary: "Adds what is known now, with the moment; optionally it is over with that.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: Id,
    texts: z.partialRecord(LanguageCode, longText(longestUpdate)),
    isOver: z.boolean("choose"),
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "REQUEST_KEY_REUSED"],
});

export const HideOutage = endpoint({
  path: "/staff/hideOutage",
  summary: "Takes a false alarm from the status page.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: Id }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "REQUEST_KEY_REUSED"],
});
