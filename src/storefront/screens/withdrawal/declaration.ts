import { Withdraw } from "../../../features/aftersales/refund-requests/contract.ts";
import { fieldProblems, type Problem } from "../../../kernel/field-problems.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";

/** What the law lets us ask: who, which contract, and where the receipt goes. */
export type Declared = { orderNumber: string; email: string; name: string };

export const declaredFields = ["orderNumber", "email", "name"] as const satisfies (keyof Declared)[];
// checked by the contract before the confirmation, which must not be refused for what was entered
const anyKey = "00000000-0000-4000-8000-000000000000";

export function problemsIn(declared: Declared, words: Record<Problem, (limit: number) => string>): FieldProblem[] {
  const checked = Withdraw.input.safeParse({ ...declared, requestKey: anyKey });
  if (checked.success) return [];
  return fieldProblems(checked.error.issues).flatMap(({ field, problem, limit = 0 }) => {
    const known = declaredFields.find((name) => name === field);
    return known ? [{ field: known, message: words[problem](limit) }] : [];
  });
}
