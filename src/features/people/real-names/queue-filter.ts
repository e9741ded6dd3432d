import * as z from "zod/mini";
import { documentTypes } from "./document-number.ts";
import { regions } from "./rules.ts";

/** A number for the first time, another document, or the right number in the place of a wrong one. */
export const purposes = ["new", "change", "correction"] as const;
/** Whether it was asked for once more. */
export const turns = ["first", "again"] as const;
export const documents = documentTypes.map(String) as [string, ...string[]];

/** What the queue is filtered by, in the order of the bar. */
export const queueFacets = ["region", "document", "purpose", "turn"] as const;
export type QueueFacet = (typeof queueFacets)[number];

export const queueFilter = {
  region: z.optional(z.enum(regions, "choose")),
  document: z.optional(z.enum(documents, "choose")),
  purpose: z.optional(z.enum(purposes, "choose")),
  turn: z.optional(z.enum(turns, "choose")),
};
export type QueueFilter = z.output<z.ZodMiniObject<typeof queueFilter>>;
