import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";

/** Why the form is shown again; `email` and `number` as they were typed. `id`: another one for every try. */
export type NotSent = { id: string; email: string; number: string; title: string; problems: FieldProblem[] };

/**
 * Two fields: the server checks them, so that no schema travels for them (decision 11). Its answer is the same for
 * every address.
 */
export async function askForLinks(form: FormData, { call, language }: Asking) {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const [email, number] = [typed("email"), typed("orderNumber")];
  try {
    const { email: sentTo } = await call("/order/sendOrderLinks", {
      email,
      ...(number.trim() && { orderNumber: number }),
    });
    return data({ sentTo });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const beside = error.details.fields.map(({ field, message }) => ({ field, message }));
    const [title, problems] =
      beside.length > 0
        ? [wordsOf(language, "errors").summary, beside]
        : [wordsOf(language, "find-order").notSent, [{ message: error.message }]];
    return data<NotSent>(
      { id: String(Date.now()), email, number, title, problems },
      { status: refusalStatus[error.code] },
    );
  }
}
