import { redirect, redirectDocument } from "react-router";
import { newUuid } from "../../../../kernel/uuid.ts";
import { links } from "../../../ground/links.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { textIn } from "../../../parts/forms/entries.ts";
import { withAKey } from "../../../parts/forms/with-a-key.ts";

const topUpIntents = ["top-up-on", "top-up-off", "card-save", "card-forget"] as const;
type TopUpIntent = (typeof topUpIntents)[number];
export const isTopUpIntent = (intent: string): intent is TopUpIntent => topUpIntents.some((one) => one === intent);

/** What the section's forms do; the page that follows says what was done. */
export async function actAutoTopUp(intent: TopUpIntent, { call, language }: Asking, form: FormData) {
  const said = (name: string) => textIn(form, name);
  const iccid = said("iccid");
  const done = (what: string) =>
    redirect(links(language).account({ tab: "packages", sim: iccid, show: "alerts", done: what }, "auto-top-up"), 303);
  if (intent === "card-save") {
    const { savePage } = await withAKey(said("requestKey"), (requestKey) =>
      call("/account/saveCard", { requestKey, iccid }),
    );
    return redirectDocument(savePage, 303);
  }
  if (intent === "card-forget") {
    await call("/account/forgetCard", { id: said("card") });
    return done("forgotten");
  }
  if (intent === "top-up-off") {
    await call("/account/stopAutoTopUp", { iccid });
    return done("off");
  }
  const consent = (name: string) => ({ given: (form.get(name) === "on") as true, version: said("version") });
  await call("/account/setAutoTopUp", {
    requestKey: said("requestKey") || newUuid(),
    iccid,
    planCode: said("planCode"),
    days: Number(said("days")),
    currency: said("currency"),
    expectedPrice: Number(said("expectedPrice")),
    monthlyCap: Number(said("monthlyCap")),
    cardId: said("cardId"),
    privacyPolicy: consent("privacyPolicy"),
    dataTransfer: consent("dataTransfer"),
    beginNow: consent("beginNow"),
  });
  return done("on");
}
