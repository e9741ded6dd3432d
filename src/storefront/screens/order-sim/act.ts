import { redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { meantEmail } from "../../../kernel/meant-email.ts";
import { formatMoney, money, type Money } from "../../../kernel/money.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import { links } from "../../ground/links.ts";
import { forgetSimToRenew, landingSource } from "../../ground/visit/storage.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { shippingEntries } from "../../parts/addresses/address-entries.ts";
import { textIn, type Entries } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { buyerAtHand } from "./buyer-at-hand.ts";
import { offerFor, type Offer } from "./load.ts";
import { problemsIn } from "./order-checks.ts";
import { controlsOf, entriesOf, OrderForm, wishIn } from "./order-form.ts";
import { afterAsking } from "./page-asks.ts";
import { promoFor, promoTrouble, reasonIn, type Promo } from "./promo.ts";

/** For the order's page: no pay page could be opened, so it offers to pay instead of waiting. */
const payAgain = "pay=again";

/** Why the page is shown again instead of the pay page. */
export type NotPlaced = FormAnswer & {
  /** After a changed price: the offer as it is now, for a refused form does not reload the page. */
  offer?: Offer;
  /** What the code that was entered comes to. */
  promo?: Promo;
};

type Why = Pick<NotPlaced, "title" | "problems" | "offer" | "promo">;

/**
 * The order first, then its payment; without JavaScript the very same on the server. Once the order is written nothing
 * leads back here: a payment that cannot begin is tried again from the order's own page.
 */
export async function placeOrder(address: URL, form: FormData, asking: Asking) {
  const { call, language } = asking;
  const errors = wordsOf(language, "errors");
  const entries = entriesOf(form);
  const wish = wishIn(form);
  const again = (status: number, why: Why, shown = entries) =>
    shownAgain<Pick<NotPlaced, "offer" | "promo">>(shown, why, status);

  // buttons of a page without JavaScript, which only change what is shown
  const shown = form.get("ask") === "address" ? await withSavedAddress() : afterAsking(form.get("ask"), entries);
  if (shown) return again(200, { title: "", problems: [], ...(await promoEntered()) }, shown);
  const problems = await problemsIn(wish, errors.problems);
  const checked = OrderForm.safeParse(wish);
  if (!checked.success || problems.length > 0)
    return again(422, { title: errors.summary, problems, ...(await promoEntered()) });
  const doubt = emailDoubt(form);
  if (doubt)
    return again(200, {
      title: errors.summary,
      problems: [{ field: "email", message: wordsOf(language, "order").email.meantAgain(doubt) }],
      ...(await promoEntered()),
    });

  const { method, paymentKey, requestKey, ...order } = checked.data;
  try {
    const written = await withAKey(requestKey, (key) =>
      call("/order/create", { ...order, ...landingSource(), requestKey: key }),
    );
    forgetSimToRenew();
    return redirectDocument(await payPageOf(written), 303);
  } catch (error) {
    const { notPlaced: title } = wordsOf(language, "order");
    const { why, status, refusal } = whyRefused(error, { title, summary: errors.summary, ...controlsOf(order) });
    return again(status, { ...why, ...(await whyNot(refusal)) });
  }

  async function withSavedAddress(): Promise<Entries> {
    const [{ addresses }, { countryCodes }] = await Promise.all([
      buyerAtHand(call),
      call("/common/getCountryCode", { lang: language }),
    ]);
    const chosen = addresses.find(({ id }) => id === form.get("savedAddress"));
    return chosen ? { ...entries, ...shippingEntries(chosen, countryCodes) } : entries;
  }

  async function payPageOf({ orderNumber, key }: { orderNumber: string; key: string }): Promise<string> {
    try {
      const begun = await withAKey(paymentKey, (requestKey) =>
        call("/payment/startPayment", { orderNumber, key, method, requestKey }),
      );
      return begun.payPage;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const page = links(language).orderResult({ order: orderNumber, key });
      return error.code === "ORDER_ALREADY_PAID" ? page : `${page}&${payAgain}&why=${error.code}`;
    }
  }

  /** What this page has to say of some refusals. */
  async function whyNot(refusal: CallRefused): Promise<Partial<Why>> {
    const promo = await promoEntered(refusal);
    // what the page knew is no longer so: another price, other days of arrival
    const now = outdated.includes(refusal.code) ? await offerFor(address.searchParams, asking) : undefined;
    const page = { ...promo, ...(now && !("missing" in now) && { offer: now }) };
    if (refusal.code === "PRICE_CHANGED") {
      const { title, change } = wordsOf(language, "order").newTotal;
      const before = money(order.expectedTotal, order.currency);
      return {
        title,
        problems: [
          { message: change(formatMoney(before, language), formatMoney(refusal.details.total as Money, language)) },
        ],
        ...page,
      };
    }
    if (refusal.code === "PROMO_INVALID") {
      const message = promoTrouble(promo.promo, wordsOf(language, "checkout").promo) ?? refusal.message;
      return { problems: [{ field: "promoCode", message }], ...page };
    }
    return page;
  }

  /** So that the page that is shown again counts the code, or says why it does not. */
  async function promoEntered(refusal?: CallRefused): Promise<{ promo?: Promo }> {
    const code = wish.promoCode;
    if (!code || form.get("ask") === "promo.remove") return {};
    if (refusal?.code === "PROMO_INVALID") return { promo: { code, reason: reasonIn(refusal.details.reason) } };
    const { planCode, days, quantity } = wish;
    return {
      promo: await promoFor(asking.call, {
        promoCode: code,
        planCode,
        days,
        quantity,
        currency: asking.currency,
        ...emailIn(wish),
      }),
    };
  }
}

/**
 * A slip in the address, unless the page has asked about this very one already: an order whose
 * e-mails arrive nowhere is of no use.
 */
function emailDoubt(form: FormData): string | undefined {
  const email = textIn(form, "email").trim();
  return textIn(form, "emailAsked") === email ? undefined : meantEmail(email);
}

const outdated: readonly RefusalCode[] = ["PRICE_CHANGED", "TOO_LATE_BY_POST", "NOT_POSTED_THERE"];

/** An address that cannot be right is no reason to doubt the code. */
function emailIn({ email }: { email: string }): { email?: string } {
  return OrderForm.shape.email.safeParse(email).success ? { email } : {};
}
