import { Withdraw } from "../../../features/aftersales/refund-requests/contract.ts";
import { fieldProblems, type Problem } from "../../../kernel/field-problems.ts";

/** What the law lets us ask: who, which contract, and where the receipt goes. */
export type Declared = { orderNumber: string; email: string; name: string };
export type DeclaredProblem = { field?: keyof Declared; message: string };

const fields = ["orderNumber", "email", "name"] as const;
// as the contract checks it, so that nobody confirms what is refused afterwards
const anyKey = "00000000-0000-4000-8000-000000000000";

export function problemsIn(declared: Declared, words: Record<Problem, (limit: number) => string>): DeclaredProblem[] {
  const checked = Withdraw.input.safeParse({ ...declared, requestKey: anyKey });
  if (checked.success) return [];
  return fieldProblems(checked.error.issues).flatMap(({ field, problem, limit = 0 }) => {
    const known = fields.find((name) => name === field);
    return known ? [{ field: known, message: words[problem](limit) }] : [];
  });
}
