import { storageKeys } from "../../../kernel/visitor.ts";
import { showToast } from "../../../ui/toasts.ts";
import { links } from "../links.ts";
import { forget, remember } from "./browser-storage.ts";
import { post } from "./call.ts";
import type { Answer } from "./calls.ts";
import { token } from "./storage.ts";
import type { Visit } from "./visit.ts";
import { wordsOf } from "./words.ts";

type SignedIn = Pick<Answer<"/user/loginByCode">, "token" | "checkedIccid">;
type AccountInfo = Answer<"/user/getUserInfo">;

/**
 * Spec 3: what this browser keeps of a sign-in. The cookie is the server's matter, and on the server there is nothing
 * to keep.
 */
export function keepSignIn({ token, checkedIccid }: SignedIn): void {
  if (typeof document === "undefined") return;
  remember(storageKeys.token, token);
  if (checkedIccid === null) forget(storageKeys.checkedIccid);
  else remember(storageKeys.checkedIccid, checkedIccid);
}

/** Row H7: both go; other tabs of the browser hear of it from the storage. */
export function forgetSignIn(): void {
  if (typeof document === "undefined") return;
  forget(storageKeys.token);
  forget(storageKeys.checkedIccid);
}

const asked = new Map<string, Promise<AccountInfo | undefined>>();

/**
 * Row A4: who the stored token belongs to, asked once for each page load. One that is not valid any more goes with a
 * word and a way to sign in: whoever only looks around is not to be sent away for it. `undefined` also where the
 * network is away.
 */
export function refreshAccount(visit: Visit): Promise<AccountInfo | undefined> {
  const kept = token();
  const asking = asked.get(kept) ?? (kept === "" ? Promise.resolve(undefined) : ask(visit, kept));
  asked.set(kept, asking);
  return asking;
}

async function ask({ language }: Visit, kept: string): Promise<AccountInfo | undefined> {
  try {
    const { resultCode, resultMessage, resultData } = await post("/api/user/getUserInfo", {}, language);
    if (resultCode === "SUCCESS") return resultData as AccountInfo;
    if (resultCode === "TOKEN_VALID_FAIL" && token() === kept) {
      forgetSignIn();
      const { unknownError, nav } = wordsOf(language, "shell");
      const to = links(language).login({ back: location.pathname + location.search });
      showToast(resultMessage || unknownError, "failure", { link: { to, label: nav.login } });
    }
    return undefined;
  } catch {
    return undefined;
  }
}
