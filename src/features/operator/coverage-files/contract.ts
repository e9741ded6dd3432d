import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { coverageFiles, largestCoverageFile } from "./rules.ts";

const Content = z.optional(z.string("empty").check(z.maxLength(largestCoverageFile, "long")));
const Changes = z.array(
  z.object({
    file: z.enum(coverageFiles),
    what: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
);

export const CheckCoverageFiles = endpoint({
  path: "/staff/checkCoverageFiles",
  summary: "Holds files of carriers and networks against the importer's rules and what is live; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "compute",
  input: z
    .object({ carriers: Content, networks: Content })
    .check(z.refine(({ carriers, networks }) => carriers !== undefined || networks !== undefined, "empty")),
  output: z.object({
    /** For the deed; null where there is nothing to publish. */
    upload: z.nullable(z.string()),
    /** Of what would change: publishing on another state than this is refused. */
    basis: z.string(),
    added: z.int(),
    changed: z.int(),
    gone: z.int(),
    /** Rows that a file lacks and that stay: a plan on sale, or a network, refers to them. */
    kept: z.int(),
    /** The first two hundred. */
    changes: Changes,
    problems: z.array(
      z.object({ file: z.string(), line: z.nullable(z.int()), column: z.nullable(z.string()), text: z.string() }),
    ),
    allProblems: z.int(),
  }),
});

export const PublishCoverageFiles = endpoint({
  path: "/staff/publishCoverageFiles",
  summary: "Publishes files that were looked through within the hour: all of them, or nothing.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    upload: z.uuid("format"),
    basis: z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format")),
  }),
  output: z.object({ added: z.int(), changed: z.int(), gone: z.int() }),
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const DropCoverageFiles = endpoint({
  path: "/staff/dropCoverageFiles",
  summary: "Forgets the files that the caller has looked through.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({}),
  output: z.object({}),
});

export const ExportCoverage = endpoint({
  path: "/staff/exportCoverage",
  summary: "Carriers or networks as the file that an import reads; importing it changes nothing.",
  caller: "staff",
  right: "see_catalogue",
  limit: "compute",
  input: z.object({ file: z.enum(coverageFiles, "choose") }),
  output: z.object({ content: z.string() }),
});
