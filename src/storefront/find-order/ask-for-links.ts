import { data } from "react-router";
import { SendOrderLinks } from "../../features/order-links/contract.ts";
import { CallRefused } from "../../kernel/envelope.ts";
import { fieldProblems } from "../../kernel/field-problems.ts";
import { refusalStatus } from "../../kernel/refusal.ts";
import type { FieldProblem } from "../../ui/error-summary.tsx";
import type { Asking } from "../visit/visit.ts";
import { wordsOf } from "../visit/words.ts";

/** Why the form is shown again; `email` and `number` as they were typed. `id`: another one for every try. */
export type NotSent = { id: string; email: string; number: string; title: string; problems: FieldProblem[] };

/** The same rules as on the server, in the words of the page; there the answer is the same for every address. */
export async function askForLinks(form: FormData, { call, language }: Asking) {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const [email, number] = [typed("email"), typed("orderNumber")];
  const errors = wordsOf(language, "errors");
  const again = (status: number, title: string, problems: FieldProblem[]) => data<NotSent>({ id: crypto.randomUUID(), email, number, title, problems }, { status });

  const checked = SendOrderLinks.input.safeParse({ email, ...(number.trim() && { orderNumber: number }) });
  if (!checked.success) {
    return again(422, errors.summary, fieldProblems(checked.error.issues).map(({ field, problem, limit = 0 }) => ({ field, message: errors.problems[problem](limit) })));
  }
  try {
    const { email: sentTo } = await call("/order/sendOrderLinks", checked.data);
    return data({ sentTo });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return again(refusalStatus[error.code], wordsOf(language, "find-order").notSent, [{ message: error.message }]);
  }
}
