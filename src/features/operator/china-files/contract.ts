import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { chinaKinds, type ChinaKind } from "../../catalogue/china/china-records.ts";
import { FileText, LookedThrough, Published, PublishWish } from "../file-uploads/contract.ts";

export type ChinaTexts = Partial<Record<ChinaKind, string>>;

const editing = { caller: "staff", right: "edit_catalogue" } as const;

export const CheckChinaFiles = endpoint({
  path: "/staff/checkChinaFiles",
  summary:
    "Holds files of facts about China against the importer's rules and what the shop says; changes nothing. Each fact has a source, a day and how sure it is.",
  ...editing,
  limit: "compute",
  input: z
    .object({
      sources: FileText,
      figures: FileText,
      rules: FileText,
      ports: FileText,
      areas: FileText,
      passports: FileText,
      apps: FileText,
    })
    .check(z.refine((texts) => chinaKinds.some((kind) => texts[kind] !== undefined), "empty")),
  output: LookedThrough,
});

export const PublishChinaFiles = endpoint({
  path: "/staff/publishChinaFiles",
  summary: "Publishes files about China that were looked through within the hour: all of them, or nothing.",
  ...editing,
  limit: "write",
  input: PublishWish,
  output: Published,
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const DropChinaFiles = endpoint({
  path: "/staff/dropChinaFiles",
  summary: "Forgets the files about China that the caller has looked through.",
  ...editing,
  limit: "write",
  input: z.object({}),
  output: z.object({}),
});

export const ExportChina = endpoint({
  path: "/staff/exportChina",
  summary: "Facts about China of one kind as the file that an import reads; importing it changes nothing.",
  caller: "staff",
  right: "see_catalogue",
  limit: "compute",
  input: z.object({ kind: z.enum(chinaKinds, "choose") }),
  output: z.object({ content: z.string() }),
});
