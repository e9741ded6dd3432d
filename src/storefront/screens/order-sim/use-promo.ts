import { useRef, useState } from "react";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { textIn } from "../../parts/forms/entries.ts";
import type { NotPlaced } from "./act.ts";
import type { Offer } from "./load.ts";
import { OrderForm } from "./order-form.ts";
import { promoFor, type Promo } from "./promo.ts";

/**
 * The code that counts now. `ask` looks at what the form says: another code, quantity, address or currency may change
 * what it takes off. The last question wins, whichever answer comes first.
 */
export function usePromo(
  { plan, days, quantity: wished, promo: given, unitPrice: { currency } }: Offer,
  notPlaced: NotPlaced | undefined,
) {
  const { language } = useVisit();
  const id = notPlaced?.id;
  const [known, setKnown] = useState<{ of: string | undefined; promo: Promo | undefined }>({
    of: id,
    promo: notPlaced ? notPlaced.promo : given,
  });
  const [busy, setBusy] = useState(false);
  const asked = useRef(given ? [given.code, wished, "", currency].join("\n") : "");
  // an order that was refused says what its code comes to
  const promo = known.of === id ? known.promo : notPlaced?.promo;

  const ask = async (form: HTMLFormElement) => {
    const entered = new FormData(form);
    const promoCode = textIn(entered, "promoCode").trim();
    const quantity = Number(textIn(entered, textIn(entered, "way") === "renewal" ? "sims" : "quantity"));
    const email = OrderForm.shape.email.safeParse(textIn(entered, "email"));
    const question = [promoCode, quantity, email.data ?? "", currency].join("\n");
    if (question === asked.current) return undefined;
    asked.current = question;
    if (promoCode === "") return setKnown({ of: id, promo: undefined });
    setBusy(true);
    const wish = {
      promoCode,
      planCode: plan.code,
      days,
      quantity,
      currency,
      ...(email.success && { email: email.data }),
    };
    const found = await promoFor(callOverHttp({ language, currency }), wish);
    if (asked.current !== question) return undefined;
    setBusy(false);
    // the call failed: the next press asks again
    if ("reason" in found && found.reason === "unchecked") asked.current = "";
    return setKnown({ of: id, promo: found });
  };
  const remove = (form: HTMLFormElement) => {
    const field = form.elements.namedItem("promoCode");
    if (field instanceof HTMLInputElement) field.value = "";
    return ask(form);
  };
  return { promo, busy, ask, remove };
}
