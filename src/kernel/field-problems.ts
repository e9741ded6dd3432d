import type * as z from "zod/mini";

/** All that can be wrong with a field; i18n/<lang>/errors.ts has the words (spec 5). */
const problems = [
  "empty",
  "choose",
  "format",
  "long",
  "number",
  "range",
  "consent",
  "consent.changed",
  "email.format",
  "email.long",
  "email.not_of_sim",
  "email.same",
  "email.staff",
  "email.near",
  "roles.alone",
  "not_offered",
  "place",
  "date.past",
  "date.order",
  "date.far",
  "date.long",
  "phone",
  "first_four",
  "iccid",
  "iccid.prefix",
  "iccid.duplicate",
  "iccid.unknown",
  "iccid.blocked",
  "iccid.expired",
  "iccid.refused",
  "iccid.not_prepaid",
  "iccid.other_card",
  "iccid.no_top_up",
  "puk",
  "puk.wrong",
  "iccid.registered",
  "iccid.other_document",
  "purpose.first",
  "card.other",
  "card.sold",
  "postal_code",
  "not_posted",
  "too_late",
  "fewer",
  "promo",
  "goodwill.range",
  "code",
  "note.secret",
  "word",
  "app_code",
  "password.length",
  "password.format",
  "password.repeat",
  "password.wrong",
  "contact",
  "photo",
  "photo.heavy",
  "young",
  "sims.quota",
  "intention",
  "words",
  "leave_empty",
  "document.number",
  "document.expired",
  "document.same",
  "passport.hksar",
  "passport.bno",
  "passport.perhaps",
] as const;
export type Problem = (typeof problems)[number];

/** A problem with one field: its name in the input, and the limit that the message mentions. */
export type FieldProblem = { field: string; problem: Problem; limit?: number };

/** Converts zod's issues to field problems: the first problem of each field. The same in browser and server. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const field = issue.path.join(".");
    if (!byField.has(field)) byField.set(field, { field, problem: problemOf(issue), ...limitOf(issue) });
  }
  return [...byField.values()];
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const named = problems.find((problem) => problem === issue.message);
  // a message of the schema names the problem; a missing value is always "empty"
  if (named) return named;
  if (issue.code === "invalid_type")
    return issue.expected === "number" || issue.expected === "int" ? "number" : "empty";
  if (issue.code === "too_small" || issue.code === "too_big") return issue.origin === "string" ? "long" : "range";
  return issue.code === "invalid_value" ? "choose" : "format";
}

function limitOf(issue: z.core.$ZodIssue): { limit?: number } {
  if (issue.code === "too_big") return { limit: Number(issue.maximum) };
  if (issue.code === "too_small") return { limit: Number(issue.minimum) };
  return {};
}
