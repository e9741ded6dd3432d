import { operation } from "../../../platform/operation.server.ts";
import { GetBuyer } from "./contract.ts";
import { keptAddress } from "./kept-address.server.ts";
import { addressesOf, emailOf } from "./store.server.ts";

export const getBuyer = operation(GetBuyer, async (_wish, { db, caller, visitor }) => {
  if (!caller) return { email: null, addresses: [] };
  const [email, addresses] = await Promise.all([emailOf(db, caller.accountId), addressesOf(db, caller.accountId)]);
  return { email: email ?? null, addresses: addresses.map((one) => keptAddress(one, visitor.language)) };
});
