import { redirect, redirectDocument } from "react-router";
import { newUuid } from "../../../kernel/uuid.ts";
import { links } from "../../ground/links.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";

/** `form`: which one of the page. */
export type NotDone = FormAnswer & { form: string };

/** The forms by their `intent`; the page that follows says what was done, so that going back does nothing twice. */
export async function act(form: FormData, asking: Asking) {
  const intent = textIn(form, "intent");
  const { summary } = wordsOf(asking.language, "errors");
  const { notDone } = wordsOf(asking.language, "prepaid-card");
  try {
    return await done(intent, form, asking);
  } catch (error) {
    const controls = ["alertBelow", "byText", "below", "amount", "monthlyCap", "cardId", "consent"];
    const controlOf = (field: string) => (intent === "alert" && field === "below" ? "alertBelow" : field);
    const { why, status } = whyRefused(error, { title: notDone, summary, controls, controlOf });
    return shownAgain<{ form: string }>(form, { ...why, form: intent }, status);
  }
}

async function done(intent: string, form: FormData, { call, language }: Asking) {
  const said = (name: string) => textIn(form, name);
  const iccid = said("iccid");
  const shown = (what: string, place: string) =>
    redirect(links(language).prepaidCard({ iccid, done: what }, place), 303);
  if (intent === "alert") {
    await call("/prepaid/setAlert", { iccid, below: minorIn(said("alertBelow")), byText: form.get("byText") === "on" });
    return shown("alert", "alert");
  }
  if (intent === "alert-off") {
    await call("/prepaid/setAlert", { iccid, below: null, byText: false });
    return shown("alertOff", "alert");
  }
  if (intent === "off") {
    await call("/prepaid/stopAutoTopUp", { iccid });
    return shown("off", "auto");
  }
  if (intent === "card-save") {
    const { savePage } = await withAKey(said("requestKey"), (requestKey) =>
      call("/prepaid/saveCard", { requestKey, iccid }),
    );
    return redirectDocument(savePage, 303);
  }
  if (intent === "card-forget") {
    await call("/account/forgetCard", { id: said("card") });
    return shown("forgotten", "auto");
  }
  await call("/prepaid/setAutoTopUp", {
    requestKey: said("requestKey") || newUuid(),
    iccid,
    below: minorIn(said("below")),
    amount: Number(said("amount")),
    monthlyCap: minorIn(said("monthlyCap")),
    cardId: said("cardId"),
    consent: { given: (form.get("consent") === "on") as true, version: said("version") },
  });
  return shown("on", "auto");
}

/** Dollars as people type them; what is no amount is 0, which is refused with the other fields. */
function minorIn(typed: string): number {
  const plain = typed.normalize("NFKC").replace(/[\s,$]|HK/gi, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
}
