import { redirect } from "react-router";
import { links } from "../../ground/links.ts";
import { forgetSignIn } from "../../ground/visit/keep-sign-in.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { namedFormAgain, tryForm } from "../../parts/forms/named-form-answer.ts";
import { asksForCode } from "../../parts/forms/send-code.ts";
import { phoneIn } from "../../parts/phone/typed-phone.ts";

/** Row A3. Every session of the account has ended with it, perhaps also this browser's; the next step is to sign in. */
export function resetPassword(form: FormData, asking: Asking) {
  const { call, language } = asking;
  const said = (name: string) => textIn(form, name);
  const { forgot, code } = wordsOf(language, "sign-in");
  const tab = form.has("email") ? "email" : "phone";
  const name = `forgot-${tab}`;
  const whose = async () => (tab === "email" ? { email: said("email") } : { phone: await phoneIn(form, call) });
  if (asksForCode(form)) {
    const act = async () => {
      const { again } = await call("/user/sendResetCode", await whose());
      const sentTo = tab === "email" ? said("email") : `${said("phone.country")} ${said("phone.number")}`;
      return namedFormAgain(form, name, { sentTo: sentTo.trim(), again });
    };
    return tryForm({ form, name, title: code.notSent, asking, act });
  }
  const act = async () => {
    const wish = { ...(await whose()), code: said("code"), password: said("password"), repeated: said("repeated") };
    const { passkeys } = said("decided") === "on" ? { passkeys: [] } : await call("/user/getResetPasskeys", wish);
    if (passkeys.length > 0) return namedFormAgain(form, name, { passkeys });
    await call("/user/resetPassword", { ...wish, keepPasskeys: said("keepPasskeys") === "on" });
    forgetSignIn();
    return redirect(
      links(language).login({ tab, ...(tab === "email" && { with: "password" }), done: "password" }),
      303,
    );
  };
  return tryForm({ form, name, title: forgot.notDone, asking, act });
}
