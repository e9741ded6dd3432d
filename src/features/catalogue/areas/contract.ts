import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { recordOf } from "../../../kernel/record.ts";
import { areaKinds, areaRecords, type AreaRecords } from "./area-rules.ts";

const Code = shortText(60).check(z.minLength(1, "empty"));
const Kind = z.enum(areaKinds, "choose");
/** Of what a form was opened with (decision 52). */
const Version = z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format"));
const Differences = z.array(
  z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);

export const listedKinds = ["destination", "region"] as const;
export const areaOrders = ["name", "popular", "plans", "price"] as const;

export const GetAreas = endpoint({
  path: "/staff/getAreas",
  summary: "All destinations, or all regions, with what is on sale there.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({
    kind: z.optional(z.enum(listedKinds, "choose")),
    /** Part of a name in any language, or of a code. */
    search: z.optional(shortText(60)),
    order: z.optional(z.enum(areaOrders, "choose")),
  }),
  output: z.object({
    kinds: z.array(z.object({ kind: z.enum(listedKinds), count: z.int() })),
    areas: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** A continent, or the kind of a region. */
        block: z.string(),
        countries: z.nullable(z.int()),
        identity: z.nullable(z.string()),
        popular: z.nullable(z.int()),
        shown: z.boolean(),
        /** On sale. */
        plans: z.int(),
        from: z.nullable(MoneyAmount),
      }),
    ),
  }),
});

export const GetArea = endpoint({
  path: "/staff/getArea",
  summary: "A destination, a region or the networks of a country as a record, and what was done to it.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ kind: Kind, code: Code }),
  output: z.object({
    record: z.custom<AreaRecords[keyof AreaRecords]>(),
    version: z.string(),
    name: z.string(),
    history: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        who: z.string(),
        differences: Differences,
        /** The fields that were changed, as they were before. */
        former: z.custom<Partial<AreaRecords[keyof AreaRecords]>>(),
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

/** A country has hundreds of cells: names of its cities in five languages, its networks. */
const Entries = z.record(
  z.string().check(z.maxLength(60, "long")),
  z.string("empty").check(z.maxLength(4000, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format")),
);
const mostEntries = 2500;

export const GetAreaDrafts = endpoint({
  path: "/staff/getAreaDrafts",
  summary: "What the caller has typed and not published, and which colleagues are at the same form.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ kind: Kind, code: Code }),
  output: z.object({
    mine: z.nullable(z.object({ entries: Entries, version: z.nullable(z.string()), savedAt: z.string() })),
    others: z.array(z.object({ who: z.string(), savedAt: z.string() })),
  }),
});

export const KeepAreaDraft = endpoint({
  path: "/staff/keepAreaDraft",
  summary: "Keeps the entries of a form as typed, valid or not; without entries the draft is dropped.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    kind: Kind,
    code: Code,
    /** `null`: of a country that is not there yet. */
    version: z.nullable(Version),
    entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= mostEntries, "long"))),
  }),
  output: z.object({}),
});

/** Exactly one of the three. */
const AreaWish = z
  .object({
    destination: z.optional(recordOf(areaRecords.destination)),
    region: z.optional(recordOf(areaRecords.region)),
    networks: z.optional(recordOf(areaRecords.networks)),
    /** `null`: a new destination. */
    version: z.nullable(Version),
  })
  .check(z.refine((wish) => areaKinds.filter((kind) => wish[kind]).length === 1, "empty"));
export type AreaWish = z.output<typeof AreaWish>;

/** Under what the draft of a destination that is not there yet is kept; a country's code has two letters. */
export const newArea = "new";

export const LookThroughArea = endpoint({
  path: "/staff/lookThroughArea",
  summary: "What publishing would change; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  input: AreaWish,
  output: z.object({ differences: Differences }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

export const PublishArea = endpoint({
  path: "/staff/publishArea",
  summary: "Puts it into the shop as it is here. The version makes a repeat harmless: it finds it as it wants it.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: AreaWish,
  output: z.object({ version: Version, differences: Differences }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});
