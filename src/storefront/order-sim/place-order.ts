import { data, redirectDocument } from "react-router";
import { CallRefused } from "../../kernel/envelope.ts";
import { formatMoney, money, type Money } from "../../kernel/money.ts";
import { refusalStatus } from "../../kernel/refusal.ts";
import { links } from "../links.ts";
import { landingSource } from "../visit/storage.ts";
import type { Asking } from "../visit/visit.ts";
import { wordsOf } from "../visit/words.ts";
import { besideFields, entriesOf, OrderForm, problemsOf, wishIn, type Entries, type OrderProblem } from "./order-form.ts";
import { offerFor, type Offer } from "./order-offer.ts";
import { newRequestKey } from "./request-key.ts";

/** Tells the order's page that no pay page could be opened, so that it offers to pay instead of waiting. */
export const payAgain = "pay=again";

/** Why the page is shown again instead of the pay page. */
export type NotPlaced = {
  /** Another one for every try, so that the same problem is announced again. */
  id: string;
  entries: Entries;
  title: string;
  problems: OrderProblem[];
  /** After a changed price: the offer as it is now, for a refused form does not load the page anew. */
  offer?: Offer;
};

type Why = Pick<NotPlaced, "title" | "problems" | "offer">;

/**
 * The order first, then its payment; without JavaScript the very same on the server. Once the order is written nothing
 * leads back here: a payment that cannot begin is tried again from the order's own page.
 */
export async function placeOrder(address: URL, form: FormData, asking: Asking) {
  const { call, language } = asking;
  const errors = wordsOf(language, "errors");
  const entries = entriesOf(form);
  const again = (status: number, why: Why) =>
    data<NotPlaced>({ id: newRequestKey(), entries, ...why }, { status });

  const checked = OrderForm.safeParse(wishIn(form));
  if (!checked.success) return again(422, { title: errors.summary, problems: problemsOf(checked.error.issues, errors.problems) });

  const { method, paymentKey, requestKey, ...wish } = checked.data;
  try {
    const order = await withAKey(requestKey, (key) => call("/order/createOrder", { ...wish, ...landingSource(), requestKey: key }));
    return redirectDocument(await payPageOf(order), 303);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return again(refusalStatus[error.code], await whyNot(error));
  }

  async function payPageOf({ orderNumber, key }: { orderNumber: string; key: string }): Promise<string> {
    try {
      const begun = await withAKey(paymentKey, (requestKey) => call("/payment/startPayment", { orderNumber, key, method, requestKey }));
      return begun.payPage;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const page = links(language).orderResult({ order: orderNumber, key });
      return error.code === "ORDER_ALREADY_PAID" ? page : `${page}&${payAgain}`;
    }
  }

  async function whyNot(refusal: CallRefused): Promise<Why> {
    if (refusal.code === "PRICE_CHANGED") {
      const { title, change } = wordsOf(language, "order").newTotal;
      const [before, now] = [money(wish.expectedTotal, wish.currency), refusal.details.total as Money];
      const found = await offerFor(address.searchParams, asking);
      return { title, problems: [{ message: change(formatMoney(before), formatMoney(now)) }], offer: "missing" in found ? undefined : found };
    }
    const beside = besideFields(refusal.details.fields);
    if (beside.length > 0) return { title: errors.summary, problems: beside };
    return { title: wordsOf(language, "order").notPlaced, problems: [{ message: refusal.message }] };
  }
}

/**
 * A page that the browser kept (the back button) sends its old key with changed entries: that is a new wish.
 * The same entries under the same key are the same wish, however often they are sent.
 */
export async function withAKey<T>(requestKey: string, ask: (requestKey: string) => Promise<T>): Promise<T> {
  try {
    return await ask(requestKey);
  } catch (error) {
    if (error instanceof CallRefused && error.code === "REQUEST_KEY_REUSED") return ask(newRequestKey());
    throw error;
  }
}
