import { sendCode } from "./code-field.tsx";
import { textIn } from "./entries.ts";

/** Whether a code is asked for: by its button, or by Enter in a form whose code is not filled in. */
export function asksForCode(form: FormData): boolean {
  const intent = textIn(form, "intent");
  return intent === sendCode || (intent === "" && form.has("code") && textIn(form, "code").trim() === "");
}
