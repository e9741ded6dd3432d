import { redirect } from "react-router";
import { links } from "../links.ts";
import { phoneIn } from "../phone/typed-phone.ts";
import { forgetSignIn } from "../visit/signed-in.ts";
import type { Asking } from "../visit/visit.ts";
import { wordsOf } from "../visit/words.ts";
import { shownAgain, textIn, triedWith } from "./answered.ts";
import { asksForCode } from "./send-code.ts";

/** Row A3. Every session of the account has ended with it, perhaps also this browser's; the next step is to sign in. */
export function resetPassword(form: FormData, asking: Asking) {
  const { call, language } = asking;
  const said = (name: string) => textIn(form, name);
  const { forgot, code } = wordsOf(language, "sign-in");
  if (asksForCode(form)) {
    const act = async () => {
      const { again } = await call("/user/sendResetCode", { phone: await phoneIn(form, call) });
      return shownAgain(form, "forgot", { sentTo: `${said("phone.country")} ${said("phone.number")}`.trim(), again });
    };
    return triedWith({ form, name: "forgot", title: code.notSent, asking, act });
  }
  const act = async () => {
    await call("/user/resetPassword", { phone: await phoneIn(form, call), code: said("code"), password: said("password"), repeated: said("repeated") });
    forgetSignIn();
    return redirect(links(language).login({ tab: "phone", done: "password" }), 303);
  };
  return triedWith({ form, name: "forgot", title: forgot.notDone, asking, act });
}
