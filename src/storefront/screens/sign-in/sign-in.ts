import { redirect } from "react-router";
import { keepSignIn } from "../../ground/visit/keep-sign-in.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { wayBack } from "../../ground/way-back.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { namedFormAgain, tryForm } from "../../parts/forms/named-form-answer.ts";
import { asksForCode } from "../../parts/forms/send-code.ts";
import { keepTicket, offerAfterSignIn } from "../../parts/passkeys/just-signed-in.ts";
import { phoneIn } from "../../parts/phone/typed-phone.ts";

/** The forms of `/login`. */
const loginForms = ["phone", "iccid", "email-code", "email-password"] as const;

/** Row A1: whichever form it is, it leads to where one came from. */
export function signIn(url: URL, form: FormData, asking: Asking) {
  const { call, language } = asking;
  const said = (name: string) => textIn(form, name);
  const staySignedIn = said("staySignedIn") === "on";
  const name = loginForms.find((one) => one === said("form")) ?? "email-code";
  const { login, code, otherWay } = wordsOf(language, "sign-in");

  if (name === "email-code" && asksForCode(form)) {
    const act = async () => {
      const { again } = await call("/user/sendCode", { purpose: "sign_in", email: said("email") });
      return namedFormAgain(form, name, { sentTo: said("email").trim(), again });
    };
    return tryForm({ form, name, title: code.notSent, asking, act });
  }
  const ask = {
    phone: async () =>
      call("/user/loginByPassword", { phone: await phoneIn(form, call), password: said("password"), staySignedIn }),
    iccid: () =>
      call("/user/loginByICCID", {
        iccid: said("iccid"),
        ...(said("email") && { email: said("email") }),
        staySignedIn,
      }),
    "email-password": () =>
      call("/user/loginByPassword", { email: said("email"), password: said("password"), staySignedIn }),
    "email-code": () => {
      const privacyPolicy = { given: said("privacyPolicy") === "on", version: said("consentVersion") } as {
        given: true;
        version: string;
      };
      return call("/user/loginByCode", { email: said("email"), code: said("code"), staySignedIn, privacyPolicy });
    },
  }[name];
  const act = async () => {
    const signedIn = await ask();
    keepSignIn(signedIn);
    keepTicket(signedIn.ticket);
    offerAfterSignIn();
    return redirect(wayBack(url.searchParams.get("back"), language), 303);
  };
  return tryForm({ form, name, title: login.notIn, otherWay, asking, act });
}
