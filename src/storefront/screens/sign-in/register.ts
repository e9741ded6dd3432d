import { data } from "react-router";
import { keepSignIn } from "../../ground/visit/keep-sign-in.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { namedFormAgain, tryForm } from "../../parts/forms/named-form-answer.ts";
import { asksForCode } from "../../parts/forms/send-code.ts";
import { keepTicket, offerAfterSignIn } from "../../parts/passkeys/just-signed-in.ts";

/** `created`: false where the address had an account already, which its owner has now proven to be theirs. */
export type RegisteredAs = { email: string; created: boolean };

/** Row A2: a code first, then the account, and its owner is signed in. */
export function registerAccount(form: FormData, asking: Asking) {
  const { call, language } = asking;
  const said = (name: string) => textIn(form, name);
  const { register, code } = wordsOf(language, "sign-in");
  const email = said("email");
  if (asksForCode(form)) {
    const act = async () => {
      const { again } = await call("/user/sendCode", { purpose: "register", email });
      return namedFormAgain(form, "register", { sentTo: email.trim(), again });
    };
    return tryForm({ form, name: "register", title: code.notSent, asking, act });
  }
  const act = async () => {
    const privacyPolicy = { given: said("privacyPolicy") === "on", version: said("consentVersion") } as {
      given: true;
      version: string;
    };
    const signedIn = await call("/user/register", {
      email,
      code: said("code"),
      password: said("password"),
      privacyPolicy,
    });
    keepSignIn(signedIn);
    keepTicket(signedIn.ticket);
    offerAfterSignIn();
    return data<RegisteredAs>({ email: email.trim(), created: signedIn.created });
  };
  return tryForm({ form, name: "register", title: register.notDone, asking, act });
}
