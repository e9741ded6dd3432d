import { redirectDocument } from "react-router";
import { digitsTyped, spacedIccid } from "../../../kernel/iccid.ts";
import { paymentMethods, type PaymentMethod } from "../../../kernel/payment-method.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, type FormAnswer } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import type { WaysToPay } from "../../parts/paying/ways-to-pay.ts";
import { photoIn, simOnPhoto, simPhoto } from "../../parts/photographs/sim-photo.ts";
import { isInApp, otherwise, tariffAt, waysToPay, type Card } from "./load.ts";
import type { Statement } from "./statement.ts";
import { rememberCard } from "./use-remembered.ts";
import { whyNot } from "./why-not.ts";

/**
 * The page again: with the card that was asked for, or with what is wrong. `pass`: of the proof, for more of the records.
 * `isOlder`: the statement is not its newest page.
 */
export type Answered = FormAnswer & {
  card?: Card;
  statement?: Statement;
  pass?: string;
  isOlder?: boolean;
  ways?: WaysToPay;
  /** The number is a travel SIM's, which takes a plan. */
  travelSim?: string;
  /** The number that a photograph has just said. */
  simRead?: string;
};
type Shown = Omit<Answered, keyof FormAnswer>;

/** The button that has a photograph of the card read. */
export const readPhoto = "photo";

/** Reads the card's number from its photograph, looks the card up, or begins to pay; without JavaScript the very same on the server. */
export async function answer(url: URL, form: FormData, asking: Asking) {
  const { call } = asking;
  const tariff = tariffAt(url);
  const puk = textIn(form, "puk");
  const pass = textIn(form, "pass") || undefined;
  // a page that is shown again does not hold it
  form.delete("puk");
  const typed = textIn(form, "iccid");
  const isToPay = !form.has("ask") && !form.has("after");
  const isToRead = form.get("ask") === readPhoto || (photoIn(form) !== undefined && (typed === "" || isToPay));
  const said = isToRead ? await simOnPhoto(form, asking) : undefined;
  if (said && "why" in said) return notRead(said.why);
  const isAsTyped = isToPay && said?.iccid === digitsTyped(typed);
  const read = isAsTyped ? undefined : said;
  if (read) form.set("iccid", read.iccid);
  const iccid = textIn(form, "iccid");
  try {
    const after = textIn(form, "after");
    // whoever has chosen a photograph compares its number before anything is paid
    if (read) return shownAgain<Shown>(form, { ...(await cardShown(undefined)), simRead: spacedIccid(iccid) });
    if (form.get("ask") === "card" || form.has("after")) return shownAgain<Shown>(form, await cardShown(pass, after));
    if (form.get("ask") === "proof") return shownAgain<Shown>(form, await cardShown(await proven()));
    const [number, key] = [textIn(form, "number"), textIn(form, "key")];
    const phone = textIn(form, "phone").replace(/[\s-]/g, "");
    const rate = textIn(form, "rate");
    const wish = {
      tariff,
      iccid,
      amount: amountIn(form),
      method: methodIn(form),
      email: textIn(form, "email"),
      ...(phone && { phone }),
      ...(rate && { rate }),
      ...(isInApp(url) && { inApp: true }),
      ...(number && { again: { number, key } }),
    };
    const { payPage } = await withAKey(textIn(form, "requestKey"), (requestKey) =>
      call("/prepaid/startTopUp", { ...wish, requestKey }),
    );
    // on the way to the gateway, the page sees no answer
    if (form.get("remember") === "on") rememberCard(tariff, digitsTyped(iccid));
    return redirectDocument(payPage, 303);
  } catch (error) {
    const isLooking = read !== undefined || form.has("ask") || form.has("after");
    const { why, status, refusal } = whyNot(error, { isLooking, inApp: isInApp(url) }, asking.language);
    const isTravelSim = refusal.details.fields.some(({ problem }) => problem === "iccid.not_prepaid");
    // a refused form does not load the page anew
    const ways = await otherwise(waysToPay(call), undefined);
    return shownAgain<Shown>(
      form,
      {
        ...why,
        ...(read && { simRead: spacedIccid(iccid) }),
        ...(isTravelSim && { travelSim: digitsTyped(iccid) }),
        ...(ways && { ways }),
        ...(pass !== undefined && { pass }),
      },
      status,
    );
  }

  async function notRead(why: string) {
    const { summary } = wordsOf(asking.language, "errors");
    const ways = await otherwise(waysToPay(call), undefined);
    const problems = [{ field: simPhoto, message: why }];
    return shownAgain<Shown>(
      form,
      { title: summary, problems, ...(ways && { ways }), ...(pass !== undefined && { pass }) },
      422,
    );
  }

  async function proven(): Promise<string> {
    return (await call("/prepaid/proveCard", { iccid, puk })).pass;
  }

  /** With its records, where it is the visitor's own or was just proven. */
  async function cardShown(proof: string | undefined, after = ""): Promise<Shown> {
    const shown = { iccid, ...(proof !== undefined && { pass: proof }) };
    const card = await call("/prepaid/getCard", { ...shown, tariff });
    if (card.balance === null) return { card };
    // a card that was never topped up has none
    const page = { ...shown, ...(after !== "" && { after }) };
    const statement = await otherwise(call("/prepaid/getStatement", page), undefined);
    return {
      card,
      isOlder: after !== "",
      ...(statement && { statement }),
      ...(proof !== undefined && { pass: proof }),
    };
  }
}

/** In minor units; what is no number is no amount that is offered. */
export function amountIn(form: FormData): number {
  const chosen = textIn(form, "amount");
  if (chosen !== "own") return /^\d{1,9}$/.test(chosen) ? Number(chosen) : 0;
  const typed = textIn(form, "own")
    .normalize("NFKC")
    .replace(/[\s,$]|HK/gi, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
}

// what is none of them is refused with the other fields
function methodIn(form: FormData): PaymentMethod {
  return paymentMethods.find((method) => method === form.get("method")) ?? ("" as PaymentMethod);
}
