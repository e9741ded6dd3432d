import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { fileText, LookedThrough, Published, PublishWish } from "../file-uploads/contract.ts";
import { catalogueFiles, largestCatalogueFile, promoFile, rateFile } from "./rules.ts";

const Text = fileText(largestCatalogueFile);
/** The only file of its form. */
const OneText = z.string("empty").check(z.refine((text) => Text.safeParse(text).success, "long"));
/** Plans whose prices wait for a second person, where the setting says so. */
const proposed = z.int();
const Looked = z.extend(LookedThrough, { proposed });
const Done = z.extend(Published, { proposed });

const editing = { caller: "staff", right: "edit_catalogue" } as const;

export const CheckCatalogueFiles = endpoint({
  path: "/staff/checkCatalogueFiles",
  summary: "Holds files of the catalogue against the importer's rules and what is live; changes nothing.",
  ...editing,
  limit: "compute",
  input: z
    .object({ destinations: Text, regions: Text, plans: Text, places: Text, postage: Text, devices: Text })
    .check(z.refine((texts) => catalogueFiles.some((file) => texts[file] !== undefined), "empty")),
  output: Looked,
});

export const PublishCatalogueFiles = endpoint({
  path: "/staff/publishCatalogueFiles",
  summary:
    "Publishes files that were looked through within the hour: all of them, or nothing. Selling prices wait for a second person where the setting says so.",
  ...editing,
  limit: "write",
  input: PublishWish,
  output: Done,
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const DropCatalogueFiles = endpoint({
  path: "/staff/dropCatalogueFiles",
  summary: "Forgets the files of the catalogue that the caller has looked through.",
  ...editing,
  limit: "write",
  input: z.object({}),
  output: z.object({}),
});

export const ExportCatalogue = endpoint({
  path: "/staff/exportCatalogue",
  summary: "What is live of the catalogue, as one of the files that an import reads; importing it changes nothing.",
  caller: "staff",
  right: "see_catalogue",
  limit: "compute",
  input: z.object({ file: z.enum(catalogueFiles, "choose") }),
  output: z.object({ content: z.string() }),
});

const editingPromos = { caller: "staff", right: "edit_promos" } as const;

export const CheckPromoFile = endpoint({
  path: "/staff/checkPromoFile",
  summary: "Holds a promo-codes.csv against the importer's rules and the codes that came by a file; changes nothing.",
  ...editingPromos,
  limit: "compute",
  input: z.object({ [promoFile]: OneText }),
  output: Looked,
});

export const PublishPromoFile = endpoint({
  path: "/staff/publishPromoFile",
  summary:
    "Publishes a promo-codes.csv that was looked through within the hour. Codes of the console stay as they are.",
  ...editingPromos,
  limit: "write",
  input: PublishWish,
  output: Done,
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const DropPromoFile = endpoint({
  path: "/staff/dropPromoFile",
  summary: "Forgets the promo-codes.csv that the caller has looked through.",
  ...editingPromos,
  limit: "write",
  input: z.object({}),
  output: z.object({}),
});

export const ExportPromos = endpoint({
  path: "/staff/exportPromos",
  summary:
    "The promo codes that came by a file, as the file that an import reads; importing it changes nothing. Who took it stands in the trail.",
  caller: "staff",
  right: "edit_promos",
  isFresh: true,
  limit: "write",
  input: z.object({}),
  output: z.object({ content: z.string() }),
});

const editingRates = { caller: "staff", right: "edit_settings" } as const;

export const CheckRateFile = endpoint({
  path: "/staff/checkRateFile",
  summary: "Holds an exchange-rates.csv against the importer's rules and the rates there are; changes nothing.",
  ...editingRates,
  limit: "compute",
  input: z.object({ [rateFile]: OneText }),
  output: Looked,
});

export const PublishRateFile = endpoint({
  path: "/staff/publishRateFile",
  summary: "Publishes an exchange-rates.csv that was looked through within the hour. Rates set in the console stay.",
  ...editingRates,
  isFresh: true,
  limit: "write",
  input: PublishWish,
  output: Done,
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const DropRateFile = endpoint({
  path: "/staff/dropRateFile",
  summary: "Forgets the exchange-rates.csv that the caller has looked through.",
  ...editingRates,
  limit: "write",
  input: z.object({}),
  output: z.object({}),
});

export const ExportRates = endpoint({
  path: "/staff/exportRates",
  summary: "All exchange rates, as the file that an import reads; importing it changes nothing.",
  caller: "staff",
  right: "see_settings",
  limit: "compute",
  input: z.object({}),
  output: z.object({ content: z.string() }),
});
