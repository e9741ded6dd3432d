import { CallRefused } from "../../../kernel/envelope.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { keepSignIn } from "../../ground/visit/keep-sign-in.ts";
import type { Visit } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { keepTicket } from "./just-signed-in.ts";
import { rememberPasskey } from "./known-here.ts";

type Attempt = {
  /**
   * Waits below the e-mail field instead of opening a window; failures before a passkey is chosen are nobody's
   * concern then.
   */
  fromField: boolean;
  /** No later attempt has taken its place. */
  isStill: () => boolean;
  staysSignedIn: () => boolean;
};

type SignInOutcome = "in" | "left" | { problem: string };

export async function signInByPasskey(
  visit: Visit,
  { fromField, isStill, staysSignedIn }: Attempt,
): Promise<SignInOutcome> {
  const call = callOverHttp(visit);
  const { passkey: words } = wordsOf(visit.language, "sign-in").login;
  let isChosen = !fromField;
  try {
    const [{ askForPasskey }, { id, options }] = await Promise.all([
      import("./ceremony.ts"),
      call("/passkey/startSignIn", {}),
    ]);
    if (!isStill()) return "left";
    const credential = await askForPasskey(options, fromField);
    if (!credential) return "left";
    isChosen = true;
    const signedIn = await call("/passkey/finishSignIn", { id, credential, staySignedIn: staysSignedIn() });
    keepSignIn(signedIn);
    keepTicket(signedIn.ticket);
    if (credential.authenticatorAttachment === "platform") rememberPasskey(credential.id);
    return "in";
  } catch (error) {
    if (!isChosen) return "left";
    if (!(error instanceof CallRefused)) return { problem: words.failed };
    return { problem: error.code === "SIGN_IN_FAILED" ? words.unknown : error.message };
  }
}
