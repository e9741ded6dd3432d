import { operation } from "../../../platform/operation.server.ts";
import { GetAddresses } from "./contract.ts";
import { keptAddress } from "./kept-address.server.ts";
import { addressesOf } from "./store.server.ts";

export const getAddresses = operation(GetAddresses, async (_wish, { db, caller, visitor }) => {
  const addresses = await addressesOf(db, caller.accountId);
  return { addresses: addresses.map((one) => keptAddress(one, visitor.language)) };
});
