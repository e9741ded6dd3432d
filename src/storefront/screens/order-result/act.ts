import { redirect, redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { links } from "../../ground/links.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";

/** The button that lets an unpaid order go; one that meanwhile is paid shows itself as it is. */
export const lettingGo = "cancel-order";

export async function cancelOrder(url: URL, { call, language }: Asking) {
  const [order, key] = [url.searchParams.get("order") ?? "", url.searchParams.get("key") ?? ""];
  try {
    await call("/order/cancelOrder", { orderNumber: order, key });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "ORDER_ALREADY_PAID") throw error;
  }
  return redirect(links(language).orderResult({ order, key }), 303);
}

/** Another try to pay the same order. An order that meanwhile is paid or closed shows itself as it is. */
export async function payOrder(url: URL, form: FormData, { call, language }: Asking) {
  const order = url.searchParams.get("order") ?? "";
  const key = url.searchParams.get("key") ?? "";
  const method = textIn(form, "method");
  try {
    const begun = await withAKey(textIn(form, "requestKey"), (requestKey) =>
      // whatever the form says, the contract decides what a way to pay is
      call("/payment/startPayment", { orderNumber: order, key, requestKey, method: method as PaymentMethod }),
    );
    return redirectDocument(begun.payPage, 303);
  } catch (error) {
    const title = wordsOf(language, "result").again.failed;
    const { why, status, refusal } = whyRefused(error, { title, controls: ["method"] });
    const settled = ["ORDER_ALREADY_PAID", "ORDER_CLOSED", "ORDER_NOT_FOUND"].includes(refusal.code);
    return settled ? redirect(links(language).orderResult({ order, key }), 303) : shownAgain(form, why, status);
  }
}
