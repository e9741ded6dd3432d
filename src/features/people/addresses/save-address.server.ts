import type { InputOf } from "../../../kernel/endpoint.ts";
import { phoneFrom } from "../../../kernel/phone.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { addressProblems, tidyAddress } from "../../catalogue/postage/shipping-rules.ts";
import { SaveAddress } from "./contract.ts";
import { hasDistrict, mostAddresses } from "./rules.ts";
import {
  addAddress,
  addressByRequestKey,
  changeAddress,
  countAddresses,
  isCountry,
  lockAddressBook,
  preferAddress,
  type AddressParts,
} from "./store.server.ts";

type Typed = InputOf<typeof SaveAddress>;

export const saveAddress = operation(SaveAddress, async (typed, { db, now, caller: { accountId } }) => {
  if (!(await isCountry(db, typed.country))) refuse("INVALID_INPUT", { field: "country", problem: "choose" });
  const parts = readAddress(typed);
  return db.transaction().execute(async (tx) => {
    await lockAddressBook(tx, accountId);
    const id = typed.id
      ? ((await changeAddress(tx, accountId, typed.id, parts)) ?? refuse("NOT_FOUND"))
      : await added(tx, accountId, typed.requestKey, parts, now);
    await preferAddress(tx, accountId, typed.preferred ? id : undefined);
    return { id };
  });
});

/** Normalises it by the rules of its country; reports all problems at once. */
function readAddress(typed: Typed): AddressParts {
  const { country, province, city, address, postalCode } = tidyAddress(typed);
  const fields = addressProblems(
    { country, address, ...(province && { province }), ...(city && { city }), ...(postalCode && { postalCode }) },
    "",
  ).map((problem) => ({ ...problem, field: problem.field.replace(/^\./, "") }));
  const phone = phoneFrom(typed.phone, country);
  if (!phone) fields.push({ field: "phone", problem: "phone" });
  if (fields.length > 0 || !phone) throw new Refusal("INVALID_INPUT", { fields });
  return {
    country,
    province: province ?? null,
    city: city ?? null,
    district: (hasDistrict(country) && typed.district) || null,
    address,
    postal_code: postalCode ?? null,
    contact_person: typed.contactPerson,
    phone,
    email: typed.email ?? null,
  };
}

/**
 * A repeated click returns the same address; a key with other values, or of another account, is refused as already
 * used.
 */
async function added(
  tx: DbOrTx,
  accountId: string,
  requestKey: string,
  parts: AddressParts,
  now: Date,
): Promise<string> {
  const earlier = await addressByRequestKey(tx, requestKey);
  if (earlier) {
    const isSame =
      earlier.account_id === accountId &&
      (Object.keys(parts) as (keyof AddressParts)[]).every((part) => earlier[part] === parts[part]);
    return isSame ? earlier.id : refuse("REQUEST_KEY_REUSED");
  }
  if ((await countAddresses(tx, accountId)) >= mostAddresses) refuse("ADDRESSES_FULL");
  return (await addAddress(tx, { accountId, requestKey, parts, now })) ?? refuse("REQUEST_KEY_REUSED");
}
