import { redirect, redirectDocument } from "react-router";
import type { CallRefused } from "../../../kernel/envelope.ts";
import { formatMoney, money, type Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { links } from "../../ground/links.ts";
import type { Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { askedIn, type Outcome } from "./load.ts";

export const renewLinks = "renew-links";

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
    return asked.step === "change-confirm" ? await change() : await askRefund();
  } catch (error) {
    const { failed: title } = wordsOf(language, "order-detail");
    const { why, status, refusal } = whyRefused(error, { title, controls: ["method", "note"] });
    if (refusal.code === "ORDER_NOT_FOUND") return redirect(links(language).orderDetail(link), 303);
    return shownAgain(form, refusal.code === "PRICE_CHANGED" ? { title, problems: [newPrice(refusal)] } : why, status);
  }

  /** The address of this page has ended with them. */
  async function newLinks() {
    await call("/order/renewOrderLinks", proof);
    return redirect(links(language).findOrder({ done: "links" }), 303);
  }

  async function askRefund() {
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

  function newPrice({ details }: CallRefused) {
    const now = details.difference as Money;
    const before = money(Number.parseInt(textIn(form, "difference"), 10), now.currency);
    const { newPrice: words } = wordsOf(language, "order-detail").change;
    return { message: words(formatMoney(before, language), formatMoney(now, language)) };
  }
}
