import * as z from "zod/mini";
import { RequestKey } from "../../../kernel/fields.ts";
import { largestFile } from "./rules.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

export const fileText = (mostBytes: number) =>
  z.optional(z.string("empty").check(z.refine((text) => bytesOf(text) <= mostBytes, "long")));
export const FileText = fileText(largestFile);

/** What a dry run finds in files. */
export const LookedThrough = z.object({
  /** For the deed; null where there is nothing to publish. */
  upload: z.nullable(z.string()),
  /** Of what would change: publishing on another state than this is refused. */
  basis: z.string(),
  added: z.int(),
  changed: z.int(),
  gone: z.int(),
  /** Rows that a file lacks and that stay: others refer to them. */
  kept: z.int(),
  /** The first two hundred. */
  changes: z.array(
    z.object({ file: z.string(), what: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  problems: z.array(
    z.object({ file: z.string(), line: z.nullable(z.int()), column: z.nullable(z.string()), text: z.string() }),
  ),
  allProblems: z.int(),
});

export const PublishWish = z.object({
  requestKey: RequestKey,
  upload: z.uuid("format"),
  basis: z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format")),
});

export const Published = z.object({ added: z.int(), changed: z.int(), gone: z.int() });
