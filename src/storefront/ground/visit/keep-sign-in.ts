import { keptChat } from "../../../kernel/kept-chat.ts";
import { storageKeys } from "../../../kernel/visitor.ts";
import { forget, remember } from "./browser-storage.ts";
import type { Answer } from "./calls.ts";
import { forgetSimToRenew, hasAccount } from "./storage.ts";

type SignedIn = Pick<Answer<"/user/loginByCode">, "token" | "checkedIccid">;

/** Spec 3: stores a sign-in in the browser. The cookie is set by the server, which has nothing to store here. */
export function keepSignIn({ token, checkedIccid }: SignedIn): void {
  if (typeof document === "undefined") return;
  // whether it is the same person nobody can tell here; what a visitor began before signing in goes on
  if (hasAccount()) forget(keptChat);
  remember(storageKeys.token, token);
  if (checkedIccid === null) forget(storageKeys.checkedIccid);
  else remember(storageKeys.checkedIccid, checkedIccid);
}

/** Row H7: removes both; other tabs of the browser notice through storage events. */
export function forgetSignIn(): void {
  if (typeof document === "undefined") return;
  forget(storageKeys.token);
  forget(storageKeys.checkedIccid);
  // the chat may have been about an order of this account
  forget(keptChat);
  forgetSimToRenew();
}
