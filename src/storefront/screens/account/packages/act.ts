import { redirect } from "react-router";
import { alertKinds } from "../../../../features/delivery/alerts/rules.ts";
import { CallRefused } from "../../../../kernel/envelope.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { wordsOf } from "../../../ground/visit/words.ts";
import { textIn } from "../../../parts/forms/entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "../../../parts/forms/form-answer.ts";
import { withAKey } from "../../../parts/forms/with-a-key.ts";
import { actAutoTopUp, isTopUpIntent } from "./act-auto-top-up.ts";
import { allOf, viewIn } from "./load.ts";
import { packagesAddress } from "./packages-address.ts";

/** `form`: which one of the tab. */
export type NotDone = FormAnswer & { form: string };

/**
 * The forms of the tab by their `intent`. The page that follows says what was done, so that going back does
 * nothing twice.
 */
export async function actPackages(asking: Asking, form: FormData, query: URLSearchParams) {
  const { call, language } = asking;
  const view = viewIn(query);
  const [intent, iccid, remark, email, packageId, key] = [
    "intent",
    "iccid",
    "remark",
    "email",
    "packageId",
    "requestKey",
  ].map((name) => textIn(form, name)) as [string, string, string, string, string, string];
  const on = (change: Parameters<typeof packagesAddress>[2]) => redirect(packagesAddress(language, view, change), 303);
  try {
    if (isTopUpIntent(intent)) return await actAutoTopUp(intent, asking, form);
    if (intent === "add-sim") {
      const { sim } = await call("/account/addSim", { iccid, ...(remark && { remark }) });
      return on({ sim: sim.iccid ?? "", show: "purchased", done: "added" });
    }
    if (intent === "prove-sim") {
      await call("/account/proveSim", { ...(iccid && { iccid }), email });
      return on({ done: "proven" });
    }
    if (intent === "edit-sim") {
      await call("/account/editSim", { iccid, remark });
      return on({ sim: iccid, done: "remark" });
    }
    if (intent === "delete-sim") {
      await call("/account/deleteSim", { iccid });
      return on({ sim: "", done: "deleted" });
    }
    if (intent === "start") {
      await withAKey(key, (requestKey) => call("/account/startPackage", { packageId, requestKey }));
      return on({ done: "started" });
    }
    if (intent === "choose-alerts") {
      const kinds = alertKinds.filter((kind) => form.getAll("kinds").includes(kind));
      await call("/account/chooseAlerts", { kinds, byMail: form.has("byMail"), byPush: form.has("byPush") });
      return redirect(packagesAddress(language, view, { done: "alerts" }, "alerts"), 303);
    }
    if (intent === "subscribe-push") return await call("/account/subscribePush", subscriptionIn(form));
    if (intent === "unsubscribe-push")
      return await call("/account/unsubscribePush", { endpoint: textIn(form, "endpoint") });
    return on({ done: `unsubscribed-${await unsubscribed()}` });
  } catch (error) {
    const { why, status } = whyRefused(error, { title: wordsOf(language, "packages").notDone });
    return shownAgain<Pick<NotDone, "form">>(form, { form: intent, ...why }, status);
  }

  /** By the order that it belongs to; whose that is, the server has said. */
  async function unsubscribed() {
    const packages = await call("/account/getPackages", view.sim ? { iccid: view.sim } : {});
    const order = allOf(packages).find((one) => one.packageId === packageId)?.order;
    if (!order) throw new CallRefused("NOT_FOUND", wordsOf(language, "packages").gone, { fields: [] });
    const { orderNumber, key: orderKey, position } = order;
    const wish = { orderNumber, key: orderKey, positions: [position], reason: "plans_changed" as const };
    const { decision } = await withAKey(key, (requestKey) => call("/order/askRefund", { ...wish, requestKey }));
    return decision;
  }
}

/** As the script of the page has posted it (`push-here.ts`). */
const subscriptionIn = (form: FormData) => ({
  endpoint: textIn(form, "endpoint"),
  p256dh: textIn(form, "p256dh"),
  auth: textIn(form, "auth"),
});
