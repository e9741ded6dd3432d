import { data, redirect, redirectDocument } from "react-router";
import { CallRefused } from "../../../../kernel/envelope.ts";
import { links } from "../../../ground/links.ts";
import { forgetSignIn } from "../../../ground/visit/keep-sign-in.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { wordsOf } from "../../../ground/visit/words.ts";
import { textIn } from "../../../parts/forms/entries.ts";
import { namedFormAgain, tryForm, type NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { asksForCode } from "../../../parts/forms/send-code.ts";
import { keepTicket } from "../../../parts/passkeys/just-signed-in.ts";
import { phoneIn } from "../../../parts/phone/typed-phone.ts";
import type { Outcome } from "./load.ts";

/** The forms of the tab, by their names; each leads back to the tab, which then says what was done. */
export async function actOnDetail(asking: Asking, form: FormData) {
  const { call, language } = asking;
  const said = (name: string) => textIn(form, name);
  const { notDone } = wordsOf(language, "account-detail");
  const { code: codeWords } = wordsOf(language, "sign-in");
  const name = said("form");
  const done = (outcome: Outcome) => redirect(links(language).account({ tab: "detail", done: outcome }), 303);
  const tried = <T>(act: () => Promise<T>, title = notDone) =>
    tryForm({ form, name, title, asking, act: () => act().catch(confirmAgain) });
  const sent = (to: string, ask: () => Promise<{ again: number }>) =>
    tried(async () => namedFormAgain(form, name, { sentTo: to.trim(), ...(await ask()) }), codeWords.notSent);

  /** That it is the owner who asks: the password, or what was given to who has confirmed it before. */
  const shown = {
    ...(form.has("current") && { current: said("current") }),
    ...(said("ticket") && { ticket: said("ticket") }),
  };
  const confirmAgain = (error: unknown) => {
    if (!(error instanceof CallRefused) || error.code !== "CONFIRM_FIRST") throw error;
    keepTicket(null);
    form.set("ticket", "");
    return namedFormAgain(form, name, { title: notDone, problems: [{ message: error.message }] });
  };

  switch (name) {
    case "email":
      if (asksForCode(form)) return sent(said("email"), () => call("/account/sendEmailCode", { email: said("email") }));
      return tried(async () => {
        await call("/account/bindEmail", { email: said("email"), code: said("code"), ...shown });
        return done("email");
      });
    case "phone":
      if (asksForCode(form))
        return sent(`${said("phone.country")} ${said("phone.number")}`, async () =>
          call("/account/sendPhoneCode", { phone: await phoneIn(form, call) }),
        );
      return tried(async () => {
        await call("/account/bindPhone", { phone: await phoneIn(form, call), code: said("code"), ...shown });
        return done("phone");
      });
    case "password":
      return tried(async () => {
        await call("/account/changePassword", { ...shown, password: said("password"), repeated: said("repeated") });
        return done("password");
      });
    case "confirm":
      if (asksForCode(form)) return sent(said("to"), () => call("/account/sendConfirmCode", {}));
      return tried(async () => {
        const { ticket } = await call(
          "/account/confirmOwner",
          form.has("current") ? { current: said("current") } : { code: said("code") },
        );
        keepTicket(ticket);
        return data<NamedFormAnswer>({
          id: String(Date.now()),
          form: "confirmed",
          entries: { ticket },
          title: "",
          problems: [],
        });
      });
    case "device":
      return tried(async () => {
        await call("/account/endSessions", { id: said("id") });
        return done("device");
      });
    case "devices":
      return tried(async () => {
        await call("/account/endSessions", {});
        return done("devices");
      });
    case "passkey":
      return tried(async () => {
        await call("/passkey/removePasskey", { id: said("id") });
        return done("passkey");
      });
    case "delete":
      if (asksForCode(form)) return sent(said("to"), () => call("/account/sendDeletionCode", {}));
      return tried(async () => {
        await call("/account/deleteAccount", { code: said("code") });
        forgetSignIn();
        return redirectDocument(links(language).login({ done: "deleted" }), 303);
      });
    default:
      return null;
  }
}
