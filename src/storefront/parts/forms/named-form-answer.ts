import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "./entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "./form-answer.ts";
import { whenAgain } from "./when-again.ts";

/** One of several forms of a page, as signing in and the account's own matters have them. */
export type NamedFormAnswer = FormAnswer & {
  form: string;
  /** Where the last code went. */
  sentTo?: string;
  /** Seconds until another code may be requested. */
  again?: number;
  /** The passkeys that a new password removes unless they are kept: to be decided before it is saved. */
  passkeys?: Answer<"/user/getResetPasskeys">["passkeys"];
};

type Why = Partial<Omit<NamedFormAnswer, "id" | "form" | "entries">>;

export function namedFormAgain(form: FormData, name: string, why: Why, status = 200) {
  const sentTo = textIn(form, "sentTo");
  return shownAgain<Omit<NamedFormAnswer, keyof FormAnswer>>(
    form,
    { form: name, ...(sentTo && { sentTo }), ...why },
    status,
  );
}

/** `otherWay`: what else can be done where tries are used up. */
type Trial<T> = {
  form: FormData;
  name: string;
  title: string;
  otherWay?: string;
  asking: Asking;
  act: () => Promise<T>;
};

/** The result of `act`, or the form again with its problems, and when a try that was one too many may be repeated. */
export async function tryForm<T>({ form, name, title, otherWay, asking: { language }, act }: Trial<T>) {
  try {
    return await act();
  } catch (error) {
    const { summary } = wordsOf(language, "errors");
    const { why, status, refusal } = whyRefused(error, { title, summary, controlOf });
    const { until } = refusal.details;
    if (typeof until !== "string") return namedFormAgain(form, name, why, status);
    const { words, seconds } = whenAgain(until, language);
    const more = refusal.code === "TRIED_OFTEN" && otherWay !== undefined ? [otherWay] : [];
    const problems = [{ message: [refusal.message, words, ...more].join(" ") }];
    return namedFormAgain(form, name, { title, problems, again: seconds }, status);
  }
}

/** What is wrong with a phone stands beside its number. */
const controlOf = (field: string) => (field === "phone" ? "phone.number" : field);
