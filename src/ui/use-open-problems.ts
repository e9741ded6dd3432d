import { useState, type FormEvent } from "react";
import type { FieldProblem } from "./error-summary.tsx";

/** `id`: another one for every try. */
type Tried<Problem> = { id: string; problems: readonly Problem[] };

/** The problems of the last attempt in fields that were not changed since, for the summary and the fields alike. */
export function useOpenProblems<Problem extends FieldProblem>(tried: Tried<Problem> | undefined) {
  const [mended, setMended] = useState<{ of?: string; fields: readonly string[] }>({ fields: [] });
  const since = mended.of === tried?.id ? mended.fields : [];
  const open = tried?.problems.filter(({ field }) => field === undefined || !since.includes(field)) ?? [];
  const touched = (field: string) => setMended({ of: tried?.id, fields: [...since, field] });
  return {
    open,
    beside: (field: string) => open.find((problem) => problem.field === field)?.message,
    touched,
    onInput: ({ target }: FormEvent) => {
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
        touched(target.name);
    },
  };
}
