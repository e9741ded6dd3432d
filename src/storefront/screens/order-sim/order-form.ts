import * as z from "zod/mini";
import { addressForm } from "../../../features/catalogue/postage/address-forms.ts";
import { CreateOrder, mostAtOnce } from "../../../features/sales/orders/contract.ts";
import { StartPayment } from "../../../features/sales/payments/contract.ts";
import { deviceIn } from "../../../kernel/checked-device.ts";
import type { Problem } from "../../../kernel/field-problems.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { textIn, type Entries } from "../../parts/forms/entries.ts";
import { phoneNumber } from "../../parts/phone/phone-number.ts";

/** One for each SIM that an order may have, counted from nought. */
const places = Array.from({ length: mostAtOnce }, (_, place) => place);

/**
 * What a visitor fills in, in the order of the page: the names of the controls, which are the contract's paths
 * (`iccids.0`, `shipping.city`). Travellers are counted from one, as people read them.
 */
export const orderFields: readonly string[] = [
  "quantity",
  "sims",
  ...places.map((place) => `iccids.${place}`),
  "shipping.country",
  "departsOn",
  ...["contactPerson", "phoneCountry", "phone", "address", "city", "province", "postalCode"].map(
    (part) => `shipping.${part}`,
  ),
  "email",
  "document.type",
  "document.firstFour",
  ...places.flatMap((place) => [`travellers.${place + 1}.name`, `travellers.${place + 1}.email`]),
  "method",
  "promoCode",
  "privacyPolicy",
  "dataTransfer",
  "beginNow",
  "accountByEmail",
];

/** Both contracts at once: the order, and the first try to pay it. */
export const OrderForm = z.extend(CreateOrder.input, {
  method: StartPayment.input.shape.method,
  paymentKey: RequestKey,
});

type Form = Pick<FormData, "get">;

export function entriesOf(form: Form): Entries {
  return Object.fromEntries(
    orderFields.filter((name) => form.get(name) !== null).map((name) => [name, textIn(form, name)]),
  );
}

/** How many SIMs a renewal's form has room for: at least one. */
export function simsIn(entries: Entries): number {
  const count = wholeNumber(entries.sims ?? "1");
  return Number.isNaN(count) ? 1 : Math.min(Math.max(count, 1), mostAtOnce);
}

/**
 * What the form says, in the shape of the contracts, right or wrong. What only another way of buying asks is left out.
 */
export function wishIn(form: Form) {
  const entries = entriesOf(form);
  const said = (name: string) => entries[name] ?? "";
  const consent = (name: string) => ({ given: said(name) === "on", version: textIn(form, "consentVersion") });
  const way = textIn(form, "way");
  const iccids = places.slice(0, simsIn(entries)).map((place) => said(`iccids.${place}`));
  return {
    requestKey: textIn(form, "requestKey"),
    paymentKey: textIn(form, "paymentKey"),
    planCode: textIn(form, "planCode"),
    way,
    days: wholeNumber(textIn(form, "days")),
    currency: textIn(form, "currency"),
    expectedTotal: wholeNumber(textIn(form, "expectedTotal")),
    email: said("email"),
    method: said("method"),
    quantity: way === "renewal" ? iccids.length : wholeNumber(said("quantity")),
    ...(said("departsOn") && { departsOn: said("departsOn") }),
    ...(said("promoCode").trim() && { promoCode: said("promoCode") }),
    ...(way === "physical" && { shipping: shippingIn(entries) }),
    ...(way === "renewal" && { iccids }),
    ...(way === "esim" ? travellersIn(entries) : {}),
    ...(entries["document.firstFour"] !== undefined && {
      document: { type: wholeNumber(said("document.type")), firstFour: said("document.firstFour") },
    }),
    privacyPolicy: consent("privacyPolicy"),
    dataTransfer: consent("dataTransfer"),
    beginNow: consent("beginNow"),
    accountByEmail: consent("accountByEmail"),
    device: deviceIn(textIn(form, "device")),
  };
}

function shippingIn(entries: Entries) {
  const said = (part: string) => entries[`shipping.${part}`] ?? "";
  const filled = Object.fromEntries(
    ["province", "city", "postalCode"].filter((part) => said(part).trim() !== "").map((part) => [part, said(part)]),
  );
  const phone = phoneNumber(said("phoneCountry"), said("phone"));
  return { country: said("country"), ...filled, address: said("address"), contactPerson: said("contactPerson"), phone };
}

/**
 * Of those who are named; an address without a name is a problem of the name. The first places are the buyer's own if
 * they stay empty.
 */
function travellersIn(entries: Entries): { travellers?: { position: number; name: string; email?: string }[] } {
  const quantity = Math.min(wholeNumber(entries.quantity ?? "") || 1, mostAtOnce);
  const travellers = places.slice(0, quantity > 1 ? quantity : 0).flatMap((place) => {
    const [name = "", email = ""] = ["name", "email"].map((part) => entries[`travellers.${place + 1}.${part}`]?.trim());
    return name || email ? [{ position: place + 1, name, ...(email && { email }) }] : [];
  });
  return travellers.length > 0 ? { travellers } : {};
}

/** NaN, which the contract calls "not a number", for everything that `Number` would be too kind to. */
export function wholeNumber(written: string): number {
  return /^\s*\d{1,12}\s*$/.test(written) ? Number(written) : Number.NaN;
}

export type ProblemWords = Record<Problem, (limit: number) => string>;
type OnPage = { travellers?: readonly { position: number }[] | undefined; shipping?: { country: string } | undefined };

/** The controls of the page in its order, which an address has from its country, and where each problem of a wish stands. */
export function controlsOf({ travellers = [], shipping }: OnPage) {
  const address = addressForm(shipping?.country ?? "").fields.map(({ part }) => `shipping.${part}`);
  const controls = orderFields.filter((name) => !address.includes(name));
  controls.splice(controls.indexOf("email"), 0, ...address);
  // the list's second traveller stands beside the place that they have on the page
  const controlOf = (path: string) => {
    const [list, index, part] = path.split(".");
    if (list === "travellers" && part) return `travellers.${travellers[Number(index)]?.position}.${part}`;
    return list === "iccids" && !controls.includes(path) ? "iccids.0" : path;
  };
  return { controls, controlOf };
}
