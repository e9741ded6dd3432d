import { useEffect, useRef, type RefObject } from "react";
import { draftOf, putBack, type Control, type Draft } from "./draft.ts";

type Drafting = {
  /** Names the draft in the tab's storage. */
  name: string;
  fields: readonly string[];
  /** Of them, those that mean something only at this very address (`here`), such as the quantity of one plan. */
  ofHere?: readonly string[];
  here?: string;
  /** The page already shows what was sent last; that is newer than any draft. */
  isAnswer?: boolean;
  /** After the draft was put back, and after every change. */
  onEntries?: (form: HTMLFormElement) => void;
};

type Drafted = { form: RefObject<HTMLFormElement | null>; keep: () => void };

/**
 * What a visitor has entered, kept in the tab: it survives another language or currency, the back button and a reload
 * (row L8, market research 6). Put back after hydration, so that server and browser first show the same.
 */
export function useDraft({ name, fields, ofHere = [], here = "", isAnswer = false, onEntries }: Drafting): Drafted {
  const form = useRef<HTMLFormElement>(null);
  const controls = () => [...(form.current?.elements ?? [])].filter((element): element is HTMLInputElement => element instanceof HTMLInputElement);
  const keep = () => {
    write(name, { here, entries: draftOf(controls() satisfies Control[], fields) });
    if (form.current) onEntries?.(form.current);
  };
  useEffect(() => {
    const kept = isAnswer ? undefined : read(name);
    if (kept) putBack(controls(), kept.here === here ? kept.entries : without(kept.entries, ofHere));
    if (form.current) onEntries?.(form.current);
    // once per address: later the form itself is the truth
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, here]);
  return { form, keep };
}

export function dropDraft(name: string): void {
  quietly(() => sessionStorage.removeItem(storageKey(name)));
}

type Kept = { here: string; entries: Draft };
const storageKey = (name: string) => `draft-${name}`;

function write(name: string, kept: Kept): void {
  quietly(() => sessionStorage.setItem(storageKey(name), JSON.stringify(kept)));
}

function read(name: string): Kept | undefined {
  return quietly(() => JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null") as Kept | null) ?? undefined;
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
