import { newUuid } from "../../../kernel/uuid.ts";
import {
  draftEntries,
  draftsNewestFirst,
  dropDraft,
  keepEntries,
  moveDraft,
  type DraftStorage,
} from "../../ground/visit/use-draft.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { anewIn, carriedIn } from "./answers.ts";

const draftPrefix = "real-name";
/** In this tab's storage: which form it fills in. Two tabs are two forms, perhaps of two people. */
const formOfTab = "real-name-form";
/** In this tab's storage: nothing of the form is to outlive the tab. */
const onlyHere = "real-name-only-here";
const onDevice: DraftStorage = () => localStorage;
const inTab: DraftStorage = () => sessionStorage;

export function draftName(): string {
  try {
    const known = sessionStorage.getItem(formOfTab);
    if (known !== null) return known;
    const name = `${draftPrefix}-${newUuid()}`;
    sessionStorage.setItem(formOfTab, name);
    return name;
  } catch {
    return draftPrefix;
  }
}

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
  const before = isOnlyInTab() ? inTab : onDevice;
  try {
    if (isOnly) sessionStorage.setItem(onlyHere, "");
    else sessionStorage.removeItem(onlyHere);
  } catch {
    // where nothing may be stored nothing is kept
  }
  moveDraft(draftName(), before, draftStorage);
}

/** What this tab's form was answered with; after a day nothing, as with the photograph (row L8). */
export const keptHere = (): Entries => draftEntries(draftName(), draftStorage);

export const keepHere = (entries: Entries): void => keepEntries(draftName(), draftStorage, carriedIn(entries));

export const dropKept = (): void => dropDraft(draftName(), draftStorage);

/** The newest form that this device keeps, for a tab that has answered nothing: its tab was closed, or is another one. */
export function formToGoOnWith(): string | undefined {
  if (isOnlyInTab() || Object.keys(keptHere()).length > 0) return undefined;
  return draftsNewestFirst(onDevice).find((name) => name.startsWith(draftPrefix) && name !== draftName());
}

export function goOnWith(name: string): void {
  dropKept();
  nameFormOfTab(name);
}

/** Beside what this tab was answered with, which stays on the device. */
export const beginAnother = (): void => nameFormOfTab(`${draftPrefix}-${newUuid()}`);

const sentName = (number: string): string => `sent-real-name-${number}`;

/** What was right of a form that is refused is not typed twice: kept where the form was, for a day. */
export function keepSent(number: string, entries: Entries): void {
  keepEntries(sentName(number), draftStorage, anewIn(entries));
}

export const dropSent = (number: string): void => dropDraft(sentName(number), draftStorage);

/** Another form, with what this device still has of the one that was sent, and what its page says. */
export function beginAnew(number: string, said: Entries): Entries {
  const entries = { ...draftEntries(sentName(number), draftStorage), ...said };
  beginAnother();
  keepHere(entries);
  return entries;
}

function nameFormOfTab(name: string): void {
  try {
    sessionStorage.setItem(formOfTab, name);
  } catch {
    // where nothing may be stored there is no other form either
  }
}
