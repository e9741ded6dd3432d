import { data } from "react-router";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";

/** The server checks the field, so that no schema travels for it. */
export async function askForMails(form: FormData, { call, language }: Asking) {
  try {
    await call("/status/askMails", { email: textIn(form, "email"), lang: language });
    return data({ isAsked: true as const });
  } catch (error) {
    const { summary } = wordsOf(language, "errors");
    const { why, status } = whyRefused(error, { title: wordsOf(language, "status").mails.notSent, summary });
    return shownAgain(form, why, status);
  }
}
