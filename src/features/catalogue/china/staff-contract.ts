import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { recordOf } from "../../../kernel/record.ts";
import { chinaKinds, chinaRecords, type ChinaRecords } from "./china-records.ts";

const Kind = z.enum(chinaKinds, "choose");
const Name = shortText(80).check(z.minLength(1, "empty"));
/** Of what a form was opened with (decision 52). */
const Version = z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format"));
const AnyRecord = z.custom<ChinaRecords[keyof ChinaRecords]>();

export const GetChinaRecords = endpoint({
  path: "/staff/getChinaRecords",
  summary: "The facts of one kind that the page about China stands on.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ kind: Kind }),
  output: z.object({ records: z.array(z.object({ name: z.string(), record: AnyRecord })) }),
});

export const GetChinaRecord = endpoint({
  path: "/staff/getChinaRecord",
  summary: "One fact as a record, and what was done to it.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ kind: Kind, name: Name }),
  output: z.object({
    /** `null`: it was taken away. */
    record: z.nullable(AnyRecord),
    version: z.nullable(Version),
    history: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        differences: z.array(
          z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
        ),
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

/** Exactly one of them. */
export const ChinaWish = z
  .object({
    sources: z.optional(recordOf(chinaRecords.sources)),
    figures: z.optional(recordOf(chinaRecords.figures)),
    rules: z.optional(recordOf(chinaRecords.rules)),
    ports: z.optional(recordOf(chinaRecords.ports)),
    areas: z.optional(recordOf(chinaRecords.areas)),
    passports: z.optional(recordOf(chinaRecords.passports)),
    apps: z.optional(recordOf(chinaRecords.apps)),
    /** `null`: a new one. */
    version: z.nullable(Version),
  })
  .check(z.refine((wish) => chinaKinds.filter((kind) => wish[kind]).length === 1, "empty"));

export type ChinaWish = z.output<typeof ChinaWish>;

export const PublishChinaRecord = endpoint({
  path: "/staff/publishChinaRecord",
  summary: "Puts a fact into the shop as it is here. The version makes a repeat harmless.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: ChinaWish,
  output: z.object({ name: z.string(), version: Version }),
  refusals: ["RECORD_CHANGED"],
});

export const DropChinaRecord = endpoint({
  path: "/staff/dropChinaRecord",
  summary: "Takes a fact away; a source stays, since others may name it.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    kind: z.enum(
      chinaKinds.filter((kind) => kind !== "sources"),
      "choose",
    ),
    name: Name,
    version: Version,
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "RECORD_CHANGED"],
});
