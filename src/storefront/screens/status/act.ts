import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { links } from "../../ground/links.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";

export type Deed = "confirm" | "stop";

/** `?do=confirm|stop&id=&key=`: the links of the e-mails. */
export function deedIn(query: URLSearchParams): Deed | undefined {
  return (["confirm", "stop"] as const).find((deed) => deed === query.get("do"));
}

const calls = { confirm: "/status/confirmMails", stop: "/status/stopMails" } as const;

export async function actOnLink(deed: Deed, query: URLSearchParams, { call }: Asking) {
  try {
    await call(calls[deed], { id: query.get("id") ?? "", key: query.get("key") ?? "" });
    return data({ isDone: true });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return data({ isDone: false }, { status: refusalStatus[error.code] });
  }
}

/** Of all trouble, or of the end of one; the server checks the field, so that no schema travels for it. */
export async function askForMails(form: FormData, { call, language }: Asking) {
  try {
    const outage = textIn(form, "outage");
    await call("/status/askMails", { email: textIn(form, "email"), lang: language, ...(outage && { outage }) });
    return data({ isAsked: true as const, outage });
  } catch (error) {
    const { summary } = wordsOf(language, "errors");
    const { why, status } = whyRefused(error, { title: wordsOf(language, "status").mails.notSent, summary });
    return shownAgain(form, why, status);
  }
}

/** One press; the page that follows answers for the destination that it was about. */
export async function tellPlace(form: FormData, { call, language }: Asking) {
  const country = textIn(form, "country");
  const said = textIn(form, "said") === "works" ? "works" : "fails";
  try {
    await call("/status/tellPlace", { country, works: said === "works" });
    return redirect(links(language).status({ place: country, told: said }, "where"), 303);
  } catch (error) {
    const { why, status } = whyRefused(error, { title: wordsOf(language, "status").where.notTold });
    return shownAgain<{ of: "place" }>(form, { ...why, of: "place" }, status);
  }
}
