import { draftEntries, dropDraft, keepEntries, type DraftStorage } from "../../ground/visit/use-draft.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { carriedIn } from "./answers.ts";

export const draftName = "real-name";

/** In this tab's storage: nothing of the form is to outlive the tab. */
const onlyHere = "real-name-only-here";
const onDevice: DraftStorage = () => localStorage;
const inTab: DraftStorage = () => sessionStorage;

export function isOnlyInTab(): boolean {
  try {
    return sessionStorage.getItem(onlyHere) !== null;
  } catch {
    return false;
  }
}

/** On the device: a phone closes tabs as it likes. In the tab alone for whoever sits at a machine of others. */
export const draftStorage: DraftStorage = () => (isOnlyInTab() ? inTab() : onDevice());

/** What was answered so far moves along. */
export function keepOnlyInTab(isOnly: boolean): void {
  const entries = keptHere();
  dropKept();
  try {
    if (isOnly) sessionStorage.setItem(onlyHere, "");
    else sessionStorage.removeItem(onlyHere);
  } catch {
    // where nothing may be stored nothing is kept
  }
  keepHere(entries);
}

/** What this browser holds of the form; after a day nothing, as with the photograph (row L8). */
export const keptHere = (): Entries => draftEntries(draftName, draftStorage);

export const keepHere = (entries: Entries): void => keepEntries(draftName, draftStorage, carriedIn(entries));

export const dropKept = (): void => dropDraft(draftName, draftStorage);
