import { startAuthentication, startRegistration, WebAuthnAbortService } from "@simplewebauthn/browser";
import type { Answer } from "../../ground/visit/calls.ts";

/**
 * What the browser's own window asks of a person. Through the library, not by the browser's JSON methods: those came
 * with Safari 18.4 and Chrome 129, passkeys with Safari 16 and Chrome 108, and some password managers answer without
 * them. Imported once it is needed, never before.
 */

type AddingOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/**
 * `fromField`: waits, unseen, until a passkey is chosen from what the browser offers below the e-mail field.
 * `undefined`: left.
 */
export function askForPasskey(options: Answer<"/passkey/startSignIn">["options"], fromField: boolean) {
  // the e-mail field may be gone for a moment, while a tab is changed
  return unlessLeft(
    startAuthentication({ optionsJSON: options, useBrowserAutofill: fromField, verifyBrowserAutofillInput: false }),
  );
}

export function makePasskey(options: Answer<"/passkey/startAdding">["options"]) {
  return unlessLeft(startRegistration({ optionsJSON: options as unknown as AddingOptions }));
}

export const stopAsking = () => WebAuthnAbortService.cancelCeremony();

/**
 * WebAuthn does not distinguish a closed window from a timeout, on purpose; an abort is another attempt of our
 * own.
 */
async function unlessLeft<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")) return undefined;
    throw error;
  }
}
