import { useState, type FocusEvent, type FormEvent } from "react";
import { useWords } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { wrongSims } from "../../parts/forms/wrong-sims.ts";

/** What cannot be right in a SIM's number, as soon as its field is left. */
export function useWrongSims(names: readonly string[]) {
  const errors = useWords("errors");
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({});
  return {
    wrong,
    onInput: ({ target }: FormEvent) =>
      target instanceof HTMLInputElement && setWrong((before) => ({ ...before, [target.name]: undefined })),
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // a button that is being pressed says it by itself, and must not move away from under the finger
      if (!(target instanceof HTMLInputElement) || !target.form || relatedTarget instanceof HTMLButtonElement) return;
      const form = new FormData(target.form);
      setWrong(wrongSims(Object.fromEntries(names.map((name) => [name, textIn(form, name)])), errors));
    },
  };
}
