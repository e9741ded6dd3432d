import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn, type Entries } from "./entries.ts";
import { whenAgain } from "./when-again.ts";

/** Why a form is shown again. */
export type Answered = {
  /** Unique per attempt, so that the same problem is announced again. */
  id: string;
  /** Which of a page's forms. */
  form: string;
  entries: Entries;
  title: string;
  problems: FieldProblem[];
  /** Where the last code went. */
  sentTo?: string;
  /** Seconds until another code may be requested. */
  again?: number;
  /** The result of an account form. */
  done?: string;
  /** The passkeys that a new password removes unless they are kept: to be decided before it is saved. */
  passkeys?: Answer<"/user/getResetPasskeys">["passkeys"];
};

function entriesIn(form: FormData): Entries {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

type More = Partial<Pick<Answered, "title" | "problems" | "sentTo" | "again" | "done" | "passkeys">>;

/** The same form with all entries: the response goes to the sender, and nothing is stored. */
export function shownAgain(form: FormData, name: string, more: More, status = 200) {
  const sentTo = textIn(form, "sentTo");
  return data<Answered>(
    {
      id: String(Date.now()),
      form: name,
      entries: entriesIn(form),
      title: "",
      problems: [],
      ...(sentTo && { sentTo }),
      ...more,
    },
    { status },
  );
}

type Trial<T> = { form: FormData; name: string; title: string; asking: Asking; act: () => Promise<T> };

/**
 * The result of `act`, or the form again with problems next to their fields. An expired session is not a form error.
 */
export async function triedWith<T>({ form, name, title, asking: { language }, act }: Trial<T>) {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code === "TOKEN_VALID_FAIL") throw error;
    const { code, details, message } = error;
    const isInput = code === "INVALID_INPUT";
    // a refusal says more than its field: a code of six digits that is not the right one
    const beside = details.fields.map((one) => ({
      field: controlOf(one.field),
      message: isInput ? one.message : message,
    }));
    if (beside.length > 0)
      return shownAgain(
        form,
        name,
        { title: isInput ? wordsOf(language, "errors").summary : title, problems: beside },
        refusalStatus[code],
      );
    const until = typeof details.until === "string" ? whenAgain(details.until, language) : undefined;
    const problems = [{ message: until ? `${message} ${until.words}` : message }];
    return shownAgain(form, name, { title, problems, ...(until && { again: until.seconds }) }, refusalStatus[code]);
  }
}

/** `privacyPolicy.given` is the box `privacyPolicy`, and what is wrong with a phone stands beside its number. */
function controlOf(field: string): string {
  if (field === "phone") return "phone.number";
  return field.replace(/\.(given|version)$/, "");
}
