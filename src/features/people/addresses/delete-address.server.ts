import { operation } from "../../../platform/operation.server.ts";
import { DeleteAddress } from "./contract.ts";
import { deleteAddressOf, lockAddressBook, preferAddress } from "./store.server.ts";

export const deleteAddress = operation(DeleteAddress, async ({ id }, { db, caller: { accountId } }) =>
  db.transaction().execute(async (tx) => {
    await lockAddressBook(tx, accountId);
    await deleteAddressOf(tx, accountId, id);
    await preferAddress(tx, accountId);
    return {};
  }),
);
