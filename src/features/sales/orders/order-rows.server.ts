import type { Vault } from "../../../platform/vault.server.ts";
import type { OrderWish } from "./order-wish.ts";

/** The carrier of a parcel, and the promised delivery dates. */
export type Sending = { carrier: string; promisedFrom: string; promisedBy: string };

/** The rows of an order's other tables, by column; most orders only have consents. */
export type OrderRows = ReturnType<typeof orderRows>;

export function orderRows(wish: OrderWish, vault: Pick<Vault, "seal">, sending?: Sending) {
  const { shipping, travellers = [], iccids = [], document } = wish;
  return {
    consents: consents(wish),
    addresses: shipping && sending ? [addressRow(shipping, sending)] : [],
    travellers: travellers.map(({ position, name, email }) => ({ position, name, email: email ?? null })),
    renewals: iccids.map((iccid, place) => ({ position: place + 1, iccid })),
    documents: document
      ? [
          {
            document_type: document.type,
            first_four_sealed: `\\x${vault.seal(document.firstFour.toUpperCase()).toString("hex")}`,
          },
        ]
      : [],
  };
}

function consents({ privacyPolicy, dataTransfer, accountByEmail, beginNow }: OrderWish) {
  return [
    { consent: "privacy_policy", text_version: privacyPolicy.version },
    { consent: "data_transfer", text_version: dataTransfer.version },
    ...(accountByEmail?.given ? [{ consent: "account_by_email", text_version: accountByEmail.version }] : []),
    ...(beginNow?.given ? [{ consent: "begin_now", text_version: beginNow.version }] : []),
  ];
}

function addressRow(
  { country, province, city, address, postalCode, contactPerson, phone }: NonNullable<OrderWish["shipping"]>,
  sending: Sending,
) {
  return {
    country,
    province: province ?? null,
    city: city ?? null,
    address,
    postal_code: postalCode ?? null,
    contact_person: contactPerson,
    phone,
    carrier: sending.carrier,
    promised_from: sending.promisedFrom,
    promised_by: sending.promisedBy,
  };
}
