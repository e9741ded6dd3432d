import { showToast } from "../../../ui/toasts.ts";
import { links } from "../links.ts";
import { post } from "./call.ts";
import type { Answer } from "./calls.ts";
import { forgetSignIn } from "./keep-sign-in.ts";
import { token } from "./storage.ts";
import type { Visit } from "./visit.ts";
import { wordsOf } from "./words.ts";

type AccountInfo = Answer<"/user/getUserInfo">;

const asked = new Map<string, Promise<AccountInfo | undefined>>();

/**
 * Row A4: the account of the stored token, requested once per page load. An invalid token is removed with a toast that
 * links to sign-in: someone who is only browsing must not be redirected. `undefined` also without a network.
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
