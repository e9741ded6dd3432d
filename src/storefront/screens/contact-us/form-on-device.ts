import { draftHours } from "../../../features/people/enquiries/rules.ts";
import { hourMs } from "../../../kernel/duration.ts";
import type { Entries } from "../../parts/forms/entries.ts";

/** What this device keeps of the form until it is sent; its files for as long as the shop does. */
type KeptForm = { at: number; filesAt: number | undefined; entries: Entries };

const storageKey = "enquiry";
const fileEntries = ["number", "key", "files"];

export function keepHere(entries: Entries, filesAt: number | undefined): KeptForm {
  const kept = { at: Date.now(), filesAt, entries };
  quietly(() => localStorage.setItem(storageKey, JSON.stringify(kept)));
  return kept;
}

export function keptHere(now = Date.now()): KeptForm | undefined {
  const kept = quietly(() => JSON.parse(localStorage.getItem(storageKey) ?? "null") as KeptForm | null);
  if (!kept) return undefined;
  if (kept.filesAt === undefined || now - kept.filesAt < draftHours * hourMs) return kept;
  const entries = Object.entries(kept.entries).filter(([name]) => !fileEntries.includes(name));
  return { ...kept, filesAt: undefined, entries: Object.fromEntries(entries) };
}

export function dropHere(): void {
  quietly(() => localStorage.removeItem(storageKey));
}

/** Storage may be full or forbidden, and the server has none; then nothing is kept and nothing breaks. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
