import { data, redirect, redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { links } from "../../ground/links.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { newRequestKey } from "../../parts/forms/request-key.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";

/** Why the order's page is shown again instead of the pay page. */
export type NotPaid = { id: string; title: string; problems: FieldProblem[]; method: string };

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
    if (!(error instanceof CallRefused)) throw error;
    const settled = ["ORDER_ALREADY_PAID", "ORDER_CLOSED", "ORDER_NOT_FOUND"].includes(error.code);
    if (settled) return redirect(links(language).orderResult({ order, key }), 303);
    return data(notPaid(error), { status: refusalStatus[error.code] });
  }

  function notPaid({ message, details }: CallRefused): NotPaid {
    const beside = details.fields.find(({ field }) => field === "method");
    const problems = [beside ? { field: "method", message: beside.message } : { message }];
    return { id: newRequestKey(), title: wordsOf(language, "result").again.failed, problems, method };
  }
}
