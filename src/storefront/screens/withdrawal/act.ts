import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { newRequestKey } from "../../parts/forms/request-key.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { problemsIn, type Declared, type DeclaredProblem } from "./declaration.ts";

/** Where in the declaration one is. What was entered goes along in the forms, never in the address. */
export type Declaring =
  | { at: "form"; id: string; declared: Declared; title: string; problems: DeclaredProblem[] }
  | { at: "confirm"; id: string; declared: Declared; requestKey: string }
  | { at: "done"; receipt: Answer<"/order/withdraw"> };

/** First the entries, looked at here; then the same ones confirmed, and only then is anything asked. */
export async function declare(form: FormData, key: string, { call, language }: Asking) {
  const words = wordsOf(language, "errors");
  const declared: Declared = {
    orderNumber: textIn(form, "orderNumber"),
    email: textIn(form, "email"),
    name: textIn(form, "name"),
  };
  const id = newRequestKey();
  const back = (status: number, problems: DeclaredProblem[]) =>
    data<Declaring>({ at: "form", id, declared, title: words.summary, problems }, { status });

  const problems = problemsIn(declared, words.problems);
  if (problems.length > 0) return back(422, problems);
  const intent = textIn(form, "intent");
  if (intent === "mend") return back(200, []);
  if (intent !== "confirm") return data<Declaring>({ at: "confirm", id, declared, requestKey: newRequestKey() });
  try {
    const receipt = await withAKey(textIn(form, "requestKey"), (requestKey) =>
      call("/order/withdraw", { ...declared, requestKey, ...(key && { key }) }),
    );
    return data<Declaring>({ at: "done", receipt });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const beside = error.details.fields.filter(({ field }) => field in declared) as DeclaredProblem[];
    return back(refusalStatus[error.code], beside.length > 0 ? beside : [{ message: error.message }]);
  }
}
