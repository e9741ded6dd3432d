import { data, redirect, redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { formatMoney, money, type Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { links } from "../../ground/links.ts";
import type { Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { newRequestKey } from "../../parts/forms/request-key.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { askedIn, type Outcome } from "./load.ts";

export const renewLinks = "renew-links";

/** Why the page is shown again; `method` and `note` as they were entered. */
export type NotDone = { id: string; title: string; problems: FieldProblem[]; method: string; note: string };

/** What is asked stands in the address, as the page before showed it; the form only says yes. */
export async function act(url: URL, form: FormData, { call, language }: Asking) {
  const link = { order: url.searchParams.get("order") ?? "", key: url.searchParams.get("key") ?? "" };
  const proof = { orderNumber: link.order, key: link.key };
  const asked = askedIn(url.searchParams);
  const [key, note, method] = [
    textIn(form, "requestKey"),
    textIn(form, "note").replaceAll(/\s+/g, " "),
    textIn(form, "method"),
  ];
  try {
    if (textIn(form, "intent") === renewLinks) return await newLinks();
    return asked.step === "change-confirm" ? await change() : await giveBack();
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "ORDER_NOT_FOUND") return redirect(links(language).orderDetail(link), 303);
    return data(notDone(error), { status: refusalStatus[error.code] });
  }

  /** The address of this page has ended with them. */
  async function newLinks() {
    await call("/order/renewOrderLinks", proof);
    return redirect(links(language).findOrder({ done: "links" }), 303);
  }

  async function giveBack() {
    // whatever the address says, the contract decides what a reason is
    const reason = asked.reason as Wish<"/order/askRefund">["reason"];
    const { decision } = await withAKey(key, (requestKey) =>
      call("/order/askRefund", { ...proof, requestKey, positions: asked.sims, reason, note }),
    );
    return done(`refund-${decision}`);
  }

  async function change() {
    const wish = {
      ...proof,
      planCode: asked.plan,
      days: asked.days ?? 0,
      expectedDifference: Number.parseInt(textIn(form, "difference"), 10),
    };
    const { payPage } = await withAKey(key, (requestKey) =>
      call("/order/changePlan", { ...wish, requestKey, ...(method && { method: method as PaymentMethod }) }),
    );
    return payPage ? redirectDocument(payPage, 303) : done("change");
  }

  function done(outcome: Outcome) {
    return redirect(links(language).orderDetail({ ...link, done: outcome }), 303);
  }

  function notDone({ code, message, details }: CallRefused): NotDone {
    const words = wordsOf(language, "order-detail");
    const again = { id: newRequestKey(), title: words.failed, method, note };
    if (code !== "PRICE_CHANGED") return { ...again, problems: problemsOf(details.fields, message) };
    const now = details.difference as Money;
    const before = money(Number.parseInt(textIn(form, "difference"), 10), now.currency);
    return {
      ...again,
      problems: [{ message: words.change.newPrice(formatMoney(before, language), formatMoney(now, language)) }],
    };
  }
}

/** Beside the fields that the page has; everything else concerns the whole. */
function problemsOf(fields: readonly { field: string; message: string }[], message: string): FieldProblem[] {
  const beside = fields.filter(({ field }) => field === "method" || field === "note");
  return beside.length > 0 ? beside : [{ message }];
}
