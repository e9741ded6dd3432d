import { draftHours } from "../../../features/people/real-names/rules.ts";
import { hourMs } from "../../../kernel/duration.ts";
import { draftEntries, dropDraft, keepEntries } from "../../ground/visit/use-draft.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { carriedIn } from "./answers.ts";

/** Of the form in the tab's storage. */
export const draftName = "real-name";

/** What this tab holds of the form; after a day nothing, as with the photograph (row L8). */
export function keptHere(now = Date.now()): Entries {
  const kept = draftEntries(draftName);
  if (!kept.begun || now - Date.parse(kept.begun) < draftHours * hourMs) return kept;
  dropDraft(draftName);
  return {};
}

export function keepHere(entries: Entries): void {
  keepEntries(draftName, carriedIn(entries));
}
