import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { parcelViews } from "../../delivery/dispatches/rules.ts";
import { enquiryViews } from "../../people/enquiries/staff-contract.ts";
import { mostAtOnce } from "../../records/cases/rules.ts";
import { AskedOfList } from "../list-facets/contract.ts";
import { inboxFilter } from "./inbox-filter.ts";
import { inboxFacets, inboxViews, livingLists, presses } from "./rules.ts";

const Colleague = z.object({ id: z.string(), name: z.string() });
const Work = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.string(),
  /** What it is about, as its kind names it: a reference, a day, a gateway. */
  subject: z.string(),
  orderNumber: z.nullable(z.string()),
  /** How many parcels are to be posted, where it is about them. */
  parcels: z.nullable(z.int()),
  /** Of an incident, as staff named it. */
  title: z.nullable(z.string()),
  press: z.enum(presses),
  dueAt: z.string(),
  /** Until it is due; below zero: for so long it has been. */
  minutesLeft: z.int(),
  openedAt: z.string(),
  /** The day on which the traveller leaves whom it touches. */
  departsOn: z.nullable(z.string()),
  owner: z.nullable(Colleague),
  snoozedUntil: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

export const GetInbox = endpoint({
  path: "/staff/getInbox",
  summary: "All work: what is due first stands first, then who leaves first; 50 at a time.",
  caller: "staff",
  right: "see_inbox",
  input: z.object({
    ...inboxFilter,
    /** The page behind this case, or before it. */
    after: z.optional(z.uuid("format")),
    before: z.optional(z.uuid("format")),
  }),
  output: z.object({
    /** No more than 10,000 are counted; `more`: there are. What is closed is not counted. */
    views: z.array(z.object({ view: z.enum(inboxViews), count: z.nullable(z.int()), more: z.boolean() })),
    work: z.array(Work),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
    /** When it was looked up: what comes later is new. */
    at: z.string(),
    mayWork: z.boolean(),
    /** Whose work it can be filtered by. */
    colleagues: z.array(Colleague),
    /** The notes that name the caller, who has not seen them yet. */
    mentions: z.array(
      z.object({ id: z.string(), orderNumber: z.string(), who: z.string(), at: z.string(), text: z.string() }),
    ),
  }),
});

const Count = { count: z.int(), more: z.boolean() };

export const CountInboxFacet = endpoint({
  path: "/staff/countInboxFacet",
  summary:
    "How many cases have which value of a facet, by what else is filtered, among the first 10,000; `more`: there are others that were not looked through.",
  caller: "staff",
  right: "see_inbox",
  limit: "compute",
  input: z.object({ ...inboxFilter, facet: z.enum(inboxFacets, "choose") }),
  output: z.object({
    /** By number; `name`: of a colleague. */
    values: z.array(z.object({ value: z.string(), name: z.nullable(z.string()), ...Count })),
    more: z.boolean(),
  }),
});

export const FindInboxFilterInTheWay = endpoint({
  path: "/staff/findInboxFilterInTheWay",
  summary: "For a filter that leaves nothing: how many cases it would leave without each one thing that it asks for.",
  caller: "staff",
  right: "see_inbox",
  limit: "compute",
  input: z.object(inboxFilter),
  output: z.object({
    /** What shows most stands first; what shows nothing by itself is left out. */
    without: z.array(z.object({ drop: z.enum([...inboxFacets, "view"]), ...Count })),
  }),
});

export const CountNewRows = endpoint({
  path: "/staff/countNewRows",
  summary: "How many rows have come into a view of a list since a moment; no more than 100.",
  caller: "staff",
  right: "own_session",
  input: z.object({
    list: z.enum(livingLists, "choose"),
    /** One of the list; none: its first. */
    view: z.optional(z.enum([...new Set([...inboxViews, ...parcelViews, ...enquiryViews])], "choose")),
    /** What the list is filtered by, as its address says it. */
    asks: z.optional(AskedOfList),
    since: z.string("empty").check(z.iso.datetime({ error: "format" })),
  }),
  output: z.object({ count: z.int() }),
  refusals: ["RIGHT_MISSING"],
});

export const GetCase = endpoint({
  path: "/staff/getCase",
  summary: "One case with what is recorded of it, mailboxes and phone numbers masked, and to whom it can be given.",
  caller: "staff",
  right: "see_inbox",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({
    ...Work.shape,
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    endsItself: z.boolean(),
    mayWork: z.boolean(),
    me: z.string(),
    colleagues: z.array(Colleague),
  }),
  refusals: ["NOT_FOUND"],
});

export const GetCases = endpoint({
  path: "/staff/getCases",
  summary: "Cases that were chosen in the inbox, and to whom they can be given; one that is not there is left out.",
  caller: "staff",
  right: "work_cases",
  input: z.object({
    ids: z.array(z.uuid("format")).check(z.minLength(1, "choose"), z.maxLength(mostAtOnce, "range")),
  }),
  output: z.object({
    work: z.array(z.object({ ...Work.shape, endsItself: z.boolean() })),
    me: z.string(),
    colleagues: z.array(Colleague),
  }),
});

export const GetAssignees = endpoint({
  path: "/staff/getAssignees",
  summary: "To whom work can be given: everybody who has a way in, and who asks.",
  caller: "staff",
  right: "work_cases",
  input: z.object({}),
  output: z.object({ me: z.string(), colleagues: z.array(Colleague) }),
});

export const GetWaiting = endpoint({
  path: "/staff/getWaiting",
  summary: "How much waits for somebody, for the numbers beside the areas; no more than 1,000 are counted.",
  caller: "staff",
  right: "own_session",
  input: z.object({}),
  output: z.object({ inbox: z.int(), dispatch: z.int(), realNames: z.int(), enquiries: z.int(), incidents: z.int() }),
});
