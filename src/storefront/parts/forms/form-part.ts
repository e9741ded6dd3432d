import type { Entries } from "./entries.ts";

/**
 * What a part of a form is given: what was entered before, by the names of its controls, and what is wrong with a
 * field.
 */
export type Filled = {
  entries: Entries | undefined;
  beside: (field: string) => string | undefined;
};
