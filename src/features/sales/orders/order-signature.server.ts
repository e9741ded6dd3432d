import type { Vault } from "../../../platform/vault.server.ts";
import type { OrderWish } from "./order-wish.ts";

/**
 * The same for the same wish, however it was spelled: what makes a repeat under one request key a repeat. Signed with
 * the shop's own key, since a plain digest would tell the four characters of a document to whoever tries them all. That
 * the plan may begin at once decides what a withdrawal brings back, so an order with that wish is another one.
 */
export function wishSignature(vault: Pick<Vault, "sign">, wish: OrderWish): string {
  const {
    planCode,
    way,
    days,
    quantity,
    currency,
    expectedTotal,
    email,
    departsOn,
    shipping,
    iccids,
    document,
    travellers,
    promoCode,
    beginNow,
  } = wish;
  const to = shipping && [
    shipping.country,
    shipping.province,
    shipping.city,
    shipping.address,
    shipping.postalCode,
    shipping.contactPerson,
    shipping.phone,
  ];
  const given = travellers
    ?.toSorted((one, other) => one.position - other.position)
    .map(({ position, name, email }) => [position, name, email]);
  const shown = document && [document.type, document.firstFour];
  const atOnce = beginNow?.given === true;
  const matters = [
    planCode,
    way,
    days,
    quantity,
    currency,
    expectedTotal,
    email,
    departsOn,
    to,
    iccids,
    shown,
    given,
    promoCode,
    atOnce,
  ];
  return vault.sign("wish", JSON.stringify(matters.map((part) => part ?? null)));
}
