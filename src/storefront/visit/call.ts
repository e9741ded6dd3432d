import { CallRefused, unwrap, type Envelope } from "../../kernel/envelope.ts";
import { storageKeys } from "../../kernel/visitor.ts";
import { forget } from "../shell/remembered.ts";
import type { Call } from "./calls.ts";
import { browserId, token } from "./storage.ts";
import type { Visit } from "./visit.ts";
import { wordsOf } from "./words.ts";

/** Spec 9: request timeout. */
const timeoutMs = 20_000;

/** Spec 7: every call is a POST under /api with these headers. Rejects with `CallRefused` in the visitor's language. */
export function callOverHttp({ language }: Visit): Call {
  return async (path, wish) => {
    const envelope = await post(`/api${path}`, wish, language);
    if (envelope.resultCode === "TOKEN_VALID_FAIL") {
      forget(storageKeys.token);
      forget(storageKeys.checkedIccid);
      location.assign(loginFrom(location, language));
    }
    // row E2: no refusal without words
    return unwrap({ ...envelope, resultMessage: envelope.resultMessage || wordsOf(language, "shell").unknownError }) as never;
  };
}

/** Row A4: whose session ends on the account's pages comes back to the one that was open; elsewhere there is none to come back to. */
function loginFrom({ pathname, search }: Location, language: Visit["language"]): string {
  const login = `/${language}/login`;
  return pathname === `/${language}/account` ? `${login}?${new URLSearchParams({ back: pathname + search })}` : login;
}

/** The envelope as it came, also of a refusal. Rejects where there is no answer. */
export async function post(path: string, input: unknown, language: Visit["language"]): Promise<Envelope> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", Token: token(), "web-uuid": browserId(), "Req-Device": "pc", lang: language },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await answer.json()) as Envelope;
  } catch {
    throw new CallRefused("TRY_AGAIN_LATER", wordsOf(language, "shell").noConnection, { fields: [] });
  }
}
