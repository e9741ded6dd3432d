import { useEffect, useRef, useState, type RefObject } from "react";
import type { Entries } from "../../parts/forms/entries.ts";
import { keptFields } from "./enquiry-entries.ts";
import { dropHere, keepHere, keptHere } from "./form-on-device.ts";
import type { FileList } from "./use-files.ts";

type KeptForm = {
  form: RefObject<HTMLFormElement | null>;
  /** As it stands now, for what is shown beside it. */
  entries: Entries;
  /** When this device kept it last. */
  savedAt: number | undefined;
  onChange: () => void;
  forget: () => void;
};

const rest = 1000;

/** Kept on the device a second after the last change, and put back into what nobody has touched yet. */
export function useKeptForm(first: Entries, isAnswer: boolean, files: FileList): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(first);
  const [savedAt, setSavedAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Which form the kept files are of, and since when: the shop keeps them for a day. */
  const filesOf = useRef<{ number?: string | undefined; at?: number | undefined }>({});

  useEffect(() => {
    const kept = isAnswer ? undefined : keptHere();
    if (!kept) return;
    for (const control of controlsOf(form.current)) putBack(control, kept.entries);
    filesOf.current = { number: kept.entries["number"], at: kept.filesAt };
    files.restore(kept.entries);
    setEntries(entriesOf(form.current));
    setSavedAt(kept.at);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const save = () => {
    const { number } = files.carried;
    if (number !== filesOf.current.number) filesOf.current = { number, at: number ? Date.now() : undefined };
    setSavedAt(keepHere({ ...entriesOf(form.current), ...files.carried }, filesOf.current.at).at);
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, rest);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const { files: carried } = files.carried;
  useEffect(() => {
    if (carried !== undefined || filesOf.current.number !== undefined) later();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [carried]);

  return {
    form,
    entries,
    savedAt,
    onChange: () => {
      setEntries(entriesOf(form.current));
      later();
    },
    forget: () => {
      clearTimeout(timer.current);
      dropHere();
      location.reload();
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) &&
      keptFields.includes(one.name),
  );

function entriesOf(form: HTMLFormElement | null): Entries {
  if (!form) return {};
  const said = [...new FormData(form)].filter(([name]) => keptFields.includes(name));
  return Object.fromEntries(said.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** A quick visitor types before the page is hydrated: what was touched stays. */
function putBack(control: Control, kept: Entries): void {
  const value = kept[control.name];
  if (value === undefined || value === "") return;
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    if (control.checked === control.defaultChecked)
      control.checked = control.type === "radio" ? control.value === value : true;
  } else if (control instanceof HTMLSelectElement) {
    if ([...control.options].some((option) => option.value === value)) control.value = value;
  } else if (control.value === control.defaultValue) control.value = value;
}
