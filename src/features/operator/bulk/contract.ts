import * as z from "zod/mini";
import { bulkStates, mostAtOnce } from "./rules.ts";

/** What is done with many at once, whatever they are. */
export const bulk = {
  id: z.string(),
  /** To whom it gives. */
  to: z.nullable(z.string()),
  who: z.string(),
  state: z.enum(bulkStates),
  at: z.string(),
};

export const refusedBehind = z.optional(z.int("number").check(z.gte(0, "range"), z.lte(mostAtOnce, "range")));

/** How far it is. */
export const bulkSoFar = {
  ...bulk,
  /** Until it has ended: then it stands with what it was written on alone. */
  note: z.nullable(z.string()),
  /** More were found than are done at once. */
  more: z.boolean(),
  beginsAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Who stopped it; a right that was taken away stops it, too. */
  stoppedBy: z.nullable(z.string()),
  done: z.int(),
  left: z.int(),
  refused: z.array(z.object({ why: z.string(), count: z.int() })),
  next: z.nullable(z.int()),
  mayStop: z.boolean(),
};
