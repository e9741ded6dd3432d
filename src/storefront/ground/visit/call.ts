import { CallRefused, unwrap, type Envelope } from "../../../kernel/envelope.ts";
import { showToast } from "../../../ui/toasts.ts";
import type { Call } from "./calls.ts";
import { forgetSignIn } from "./keep-sign-in.ts";
import { browserId, token } from "./storage.ts";
import type { Visit } from "./visit.ts";
import { wordsOf } from "./words.ts";

/** Spec 9: request timeout. */
const timeoutMs = 20_000;

/**
 * Spec 7: every call is a POST under /api with these headers. Rejects with `CallRefused` in the visitor's language. Row
 * E2: a refusal without a field is shown as a toast, unless the page or form reports it itself (`told: "there"`).
 */
export function callOverHttp(
  { language }: Pick<Visit, "language"> & Partial<Visit>,
  told: "toast" | "there" = "toast",
): Call {
  return async (path, wish) => {
    const envelope = await post(`/api${path}`, wish, language);
    try {
      // every refusal needs a message
      return unwrap({
        ...envelope,
        resultMessage: envelope.resultMessage || wordsOf(language, "shell").unknownError,
      }) as never;
    } catch (error) {
      const { code, message, details } = error as CallRefused;
      if (code === "TOKEN_VALID_FAIL") {
        forgetSignIn();
        location.assign(loginFrom(location, language));
      } else if (told === "toast" && details.fields.length === 0) showToast(message, "failure");
      throw error;
    }
  };
}

/**
 * Row A4: a session that ends on the account's pages returns there after signing in; elsewhere there is no page to
 * return to.
 */
function loginFrom({ pathname, search }: Location, language: Visit["language"]): string {
  const login = `/${language}/login`;
  return pathname === `/${language}/account` ? `${login}?${new URLSearchParams({ back: pathname + search })}` : login;
}

/** Spec 7. */
export function callHeaders(language: Visit["language"]): Record<string, string> {
  return {
    "content-type": "application/json",
    Token: token(),
    "web-uuid": browserId(),
    "Req-Device": "pc",
    lang: language,
  };
}

/** The raw envelope, also of a refusal. Rejects without a response. */
export async function post(path: string, input: unknown, language: Visit["language"]): Promise<Envelope> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: callHeaders(language),
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    noteWords(answer.headers.get("words-version"));
    return (await answer.json()) as Envelope;
  } catch {
    throw new CallRefused("TRY_AGAIN_LATER", wordsOf(language, "shell").noConnection, { fields: [] });
  }
}

/**
 * The words were changed after this page was made: the next one is loaded whole (shell/use-arrival), with the parts that
 * only the server draws.
 */
function noteWords(version: string | null): void {
  const { dataset } = document.documentElement;
  if (Number(version) > Number(dataset["words"] ?? 0)) dataset["otherWords"] = "";
}
