import { data } from "react-router";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";

/**
 * Two fields: the server checks them, so that no schema travels for them (decision 11). Its answer is the same for
 * every address.
 */
export async function askForLinks(form: FormData, { call, language }: Asking) {
  const orderNumber = textIn(form, "orderNumber");
  try {
    const { email: sentTo } = await call("/order/sendOrderLinks", {
      email: textIn(form, "email"),
      ...(orderNumber.trim() && { orderNumber }),
    });
    return data({ sentTo });
  } catch (error) {
    const { summary } = wordsOf(language, "errors");
    const { why, status } = whyRefused(error, { title: wordsOf(language, "find-order").notSent, summary });
    return shownAgain(form, why, status);
  }
}
