import type { Vault } from "../../../platform/vault.server.ts";
import type { OrderWish } from "./order-wish.ts";

/**
 * Equal for equal inputs after normalisation: identifies repeats under one request key. Keyed with the shop's own key,
 * since a plain digest would reveal the four characters of a document to brute force. Consent to an early start changes
 * what a withdrawal refunds, so it is part of the signature.
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
