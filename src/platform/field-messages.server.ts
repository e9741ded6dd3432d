import type * as z from "zod/mini";
import { errorWords } from "../i18n/errors.server.ts";
import { recordProblemText } from "../i18n/record-problems.server.ts";
import type { FieldMessage } from "../kernel/envelope.ts";
import { fieldProblems } from "../kernel/field-problems.ts";
import type { Language } from "../kernel/language.ts";
import { faultIn } from "../kernel/record-fields.ts";
import type { InputProblem } from "../kernel/refusal.ts";

/** Validation errors of an input, each field once; those of a record with the problem that its rules name. */
export function inputProblems(issues: readonly z.core.$ZodIssue[]): InputProblem[] {
  const ofRecords = issues.filter((issue) => issue.code === "custom" && issue.params);
  return [
    ...fieldProblems(issues.filter((issue) => !ofRecords.includes(issue))),
    ...ofRecords.map((issue) => ({ field: issue.path.join("."), ...faultIn(issue) })),
  ];
}

export function fieldMessages(problems: readonly InputProblem[], language: Language): FieldMessage[] {
  const words = errorWords(language);
  return problems.map((one) =>
    "values" in one
      ? { ...one, message: recordProblemText(one, language) }
      : { field: one.field, problem: one.problem, message: words.problem(one.problem, one.limit, one.field) },
  );
}
