import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Entries } from "./entries.ts";

/** Why a form is shown again, with what was entered. */
export type FormAnswer = {
  /** Unique per attempt, so that the same problem is announced again. */
  id: string;
  entries: Entries;
  title: string;
  problems: FieldProblem[];
};

type Why = Partial<Pick<FormAnswer, "title" | "problems">>;

/** The same form with its entries: the response goes to the sender, and nothing is stored. */
export function shownAgain<More extends object = object>(from: FormData | Entries, why: Why & More, status = 200) {
  const entries = from instanceof FormData ? textsIn(from) : from;
  return data<FormAnswer & More>({ id: newUuid(), entries, title: "", problems: [], ...why }, { status });
}

export function textsIn(form: FormData): Entries {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

type FormOf = {
  /** Over what no field can mend. */
  title: string;
  /** Over problems with what was entered. */
  summary?: string;
  /** The names of the form's controls, in the order of the page; by default every field has one. */
  controls?: readonly string[];
  controlOf?: (field: string) => string | undefined;
};

/**
 * A refused call as problems beside the form's controls, or of the whole form when no control can mend it. Any other
 * error is thrown again, and so is an expired session, which is not a form's problem.
 */
export function whyRefused(error: unknown, { title, summary = title, ...form }: FormOf) {
  if (!(error instanceof CallRefused) || error.code === "TOKEN_VALID_FAIL") throw error;
  const { code, details, message } = error;
  // beside the field stands what a code looks like, not that this one is wrong
  const found = code === "CODE_WRONG" ? details.fields.map(({ field }) => ({ field, message })) : details.fields;
  const beside = atControls(found, form);
  const isMendable = beside.some(({ field }) => field !== undefined);
  return {
    why: {
      title: code === "INVALID_INPUT" && isMendable ? summary : title,
      problems: isMendable ? beside : [{ message }],
    },
    status: refusalStatus[code],
    refusal: error,
  };
}

/** Problems at the form's controls, in the order of the page; those without a control come first. */
export function atControls(
  found: readonly { field: string; message: string }[],
  { controls, controlOf = (field) => field }: Pick<FormOf, "controls" | "controlOf">,
): FieldProblem[] {
  const controlled = (field: string) => {
    const control = controlOf(field.replace(/\.(given|version)$/, ""));
    return control !== undefined && (!controls || controls.includes(control)) ? { field: control } : {};
  };
  const place = ({ field }: FieldProblem) => (field === undefined ? -1 : (controls?.indexOf(field) ?? 0));
  return found
    .map(({ field, message }) => ({ ...controlled(field), message }))
    .toSorted((one, other) => place(one) - place(other));
}
