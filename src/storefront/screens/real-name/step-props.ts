import type { Entries } from "../../parts/forms/entries.ts";
import type { Step } from "./answers.ts";
import type { Facts } from "./load.ts";

/** What each step is given: all answers so far, and what is wrong with a field of its own. */
export type StepProps = {
  step: Step;
  facts: Facts;
  entries: Entries;
  beside: (field: string) => string | undefined;
};
