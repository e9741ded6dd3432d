import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from "react";
import { draftOf, putBack, type Control, type Draft } from "./draft.ts";
import { draftPrefix, dropOldDrafts } from "./old-drafts.ts";

type Drafting = {
  /** Names the draft in its storage. */
  name: string;
  /** Where it is kept; in the tab, unless the form says otherwise. */
  storage?: DraftStorage;
  fields: readonly string[];
  /** Those of them that apply only to this URL (`here`), such as the quantity of one plan. */
  ofHere?: readonly string[];
  here?: string;
  /** The page already shows what was submitted; that is newer than any draft. */
  isAnswer?: boolean;
  /** After the draft was restored (`opening`), and after every change. */
  onEntries?: (form: HTMLFormElement, opening: boolean) => void;
  /** Identifies the form's current fields: some appear only because of restored values in others. */
  shape?: string;
};

export type DraftStorage = () => Storage;
const ofTab: DraftStorage = () => sessionStorage;

type Drafted = { form: RefObject<HTMLFormElement | null>; keep: () => void };

/**
 * Stores form entries in the browser: they survive another language or currency, the back button and a reload (row L8,
 * market research 6). Restored after hydration, so that the first render matches the server's.
 */
export function useDraft({
  name,
  storage = ofTab,
  fields,
  ofHere = [],
  here = "",
  isAnswer = false,
  onEntries,
  shape,
}: Drafting): Drafted {
  const form = useRef<HTMLFormElement>(null);
  /** The URL at which something was changed: from then on the form itself is the truth. */
  const changedAt = useRef<string>(undefined);
  const controls = () => [...(form.current?.elements ?? [])].flatMap(controlOf);
  const keep = () => {
    changedAt.current = here;
    // entries that this form does not have, such as an address while an eSIM is selected, are kept for the one that
    // does
    write(name, storage, { here, entries: { ...read(name, storage)?.entries, ...draftOf(controls(), fields) } });
    if (form.current) onEntries?.(form.current, false);
  };
  useEffect(() => {
    if (changedAt.current === here) return;
    const kept = isAnswer ? undefined : read(name, storage);
    if (kept) putBack(controls(), kept.here === here ? kept.entries : without(kept.entries, ofHere));
    if (form.current) onEntries?.(form.current, true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, here, shape]);
  return { form, keep };
}

function controlOf(element: Element): Control[] {
  if (element instanceof HTMLInputElement) return [element];
  if (!(element instanceof HTMLSelectElement)) return [];
  const { name, type, disabled } = element;
  const first = [...element.options].find((option) => option.defaultSelected) ?? element.options[0];
  return [
    {
      name,
      type,
      disabled,
      checked: false,
      defaultChecked: false,
      defaultValue: first?.value ?? "",
      get value() {
        return element.value;
      },
      set value(value) {
        // an option that is not offered here is ignored
        if ([...element.options].some((option) => option.value === value)) element.value = value;
      },
    },
  ];
}

/** For a form of several pages: what the others were filled with, as a form would send it. */
export function draftEntries(name: string, storage: DraftStorage): Readonly<Record<string, string>> {
  dropOldDrafts(storage);
  const entries = Object.entries(read(name, storage)?.entries ?? {});
  return Object.fromEntries(
    entries.flatMap(([field, value]) => (value === false ? [] : [[field, value === true ? "on" : value]])),
  );
}

/** In place of all that was kept. */
export function keepEntries(name: string, storage: DraftStorage, entries: Readonly<Record<string, string>>): void {
  write(name, storage, { here: "", entries });
}

/** What is kept as a page is drawn; nothing on the server and in the first render, which must match the server's. */
export function useDraftEntries(name: string, storage: DraftStorage): Readonly<Record<string, string>> {
  const kept = useSyncExternalStore(
    () => () => {},
    () => quietly(() => storage().getItem(storageKey(name))) ?? "",
    () => "",
  );
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (kept === "" ? {} : draftEntries(name, storage)), [kept]);
}

/** As it is, with its age. */
export function moveDraft(name: string, from: DraftStorage, to: DraftStorage): void {
  quietly(() => {
    const [key, before, after] = [storageKey(name), from(), to()];
    const kept = before.getItem(key);
    if (kept === null || before === after) return;
    after.setItem(key, kept);
    before.removeItem(key);
  });
}

/** Their names. */
export function draftsNewestFirst(storage: DraftStorage): string[] {
  dropOldDrafts(storage);
  const keys = quietly(() => Object.keys(storage())) ?? [];
  const names = keys.filter((key) => key.startsWith(draftPrefix)).map((key) => key.slice(draftPrefix.length));
  const since = (name: string) => read(name, storage)?.since ?? 0;
  return names.toSorted((one, other) => since(other) - since(one));
}

export function dropDraft(name: string, storage = ofTab): void {
  quietly(() => storage().removeItem(storageKey(name)));
}

/** `since`: its first entry. */
type Kept = { here: string; entries: Draft; since: number };
const storageKey = (name: string) => `${draftPrefix}${name}`;

function write(name: string, storage: DraftStorage, draft: Omit<Kept, "since">): void {
  const kept: Kept = { ...draft, since: read(name, storage)?.since ?? Date.now() };
  quietly(() => storage().setItem(storageKey(name), JSON.stringify(kept)));
}

function read(name: string, storage: DraftStorage): Kept | undefined {
  return quietly(() => JSON.parse(storage().getItem(storageKey(name)) ?? "null") as Kept | null) ?? undefined;
}

function without(entries: Draft, names: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}

/** Storage may be full or forbidden (private windows); then nothing is kept and nothing breaks. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
