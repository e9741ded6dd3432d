import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { FileText, LookedThrough, Published, PublishWish } from "../file-uploads/contract.ts";
import { coverageFiles } from "./rules.ts";

export const CheckCoverageFiles = endpoint({
  path: "/staff/checkCoverageFiles",
  summary: "Holds files of carriers and networks against the importer's rules and what is live; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "compute",
  input: z
    .object({ carriers: FileText, networks: z.optional(FileText) })
    .check(z.refine(({ carriers, networks }) => carriers !== undefined || networks !== undefined, "empty")),
  output: LookedThrough,
});

export const PublishCoverageFiles = endpoint({
  path: "/staff/publishCoverageFiles",
  summary: "Publishes files that were looked through within the hour: all of them, or nothing.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: PublishWish,
  output: Published,
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
