import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { actionKinds, desk } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));
const Word = z.nullable(z.string());

const Filter = {
  kind: z.optional(z.enum(actionKinds, "choose")),
  /** A member of staff, or the desk, where only the computer's account is known. */
  person: z.optional(z.union([z.literal(desk), z.uuid()], "choose")),
  /** `order:FW…`, `plan:jp-…`, `staff:<id>`; an order's number, a plan's code or a colleague's mailbox alone. */
  thing: z.optional(shortText(200)),
  /** From where: the network that stands in a line. */
  network: z.optional(shortText(60)),
};

export const TrailWish = z.object(Filter);

export const GetTrail = endpoint({
  path: "/staff/getTrail",
  summary: "What staff did, newest first, 50 at a time: who, what, on what, before and after, why and from where.",
  caller: "staff",
  right: "see_trail",
  input: z.object({
    ...Filter,
    after: z.optional(Cursor),
    before: z.optional(Cursor),
  }),
  output: z.object({
    actions: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** `id` is null at the desk; `name` is a computer's account there. */
        who: z.object({ id: Word, name: z.string(), email: Word }),
        action: z.string(),
        /** `called`: an order's number, a colleague's name, otherwise its id. */
        on: z.nullable(z.object({ kind: z.string(), id: z.string(), called: z.string() })),
        /** The order that it belongs to, where it was done to something else. */
        order: Word,
        sum: z.nullable(MoneyAmount),
        changes: z.array(z.object({ field: z.string(), before: Word, after: Word })),
        reason: Word,
        /** What else was recorded. */
        facts: z.array(z.object({ name: z.string(), value: z.string() })),
        network: Word,
      }),
    ),
    /** What the database user of the shop could do to this trail: all, as its owner, or more than it needs; null: only add. */
    risk: z.nullable(z.enum(["owner", "more"])),
    /** Everybody who can be asked for. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    newer: Word,
    older: Word,
    /** Looking through ended before the page was full; its cursor goes on from there. */
    isCut: z.boolean(),
  }),
});

export const ExportTrail = endpoint({
  path: "/staff/exportTrail",
  summary: "Begins a file of the trail of a filter, whole; that it was asked for, and why, stands in the trail.",
  caller: "staff",
  right: "see_trail",
  isFresh: true,
  limit: "write",
  input: z.object({ requestKey: RequestKey, ...Filter, reason: shortText(500).check(z.minLength(1, "empty")) }),
  output: z.object({ id: z.string() }),
  refusals: ["RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const GetTrailExport = endpoint({
  path: "/staff/getTrailExport",
  summary: "What a file of the trail that the caller asked for is made of.",
  caller: "staff",
  right: "see_trail",
  input: z.object({
    id: z.uuid("format"),
    /** While it is written: whoever loses the right reads no further. */
    isBegun: z.optional(z.boolean()),
  }),
  output: z.object({ at: z.string(), filter: TrailWish }),
  refusals: ["NOT_FOUND"],
});
