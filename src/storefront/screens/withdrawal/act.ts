import { data } from "react-router";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { declaredFields, problemsIn, type Declared } from "./declaration.ts";

/** Where in the declaration one is. What was entered goes along in the forms, never in the address. */
export type Declaring =
  | ({ at: "form" } & FormAnswer)
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
  const title = words.summary;
  const back = (why: Pick<FormAnswer, "title" | "problems">, status: number) =>
    shownAgain<{ at: "form" }>(declared, { at: "form", ...why }, status);

  const problems = problemsIn(declared, words.problems);
  if (problems.length > 0) return back({ title, problems }, 422);
  const intent = textIn(form, "intent");
  if (intent === "mend") return back({ title, problems }, 200);
  if (intent !== "confirm") return data<Declaring>({ at: "confirm", id: newUuid(), declared, requestKey: newUuid() });
  try {
    const receipt = await withAKey(textIn(form, "requestKey"), (requestKey) =>
      call("/order/withdraw", { ...declared, requestKey, ...(key && { key }) }),
    );
    return data<Declaring>({ at: "done", receipt });
  } catch (error) {
    const { why, status } = whyRefused(error, { title, controls: declaredFields });
    return back(why, status);
  }
}
