import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { changeMailbox, mayChange } from "./change-mailbox.server.ts";
import { CorrectAddress } from "./contract.ts";

export const correctAddress = operation(CorrectAddress, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: CorrectAddress.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "correct_addresses");
    const { number, email, provenBy, why: reason } = wish;
    const order = (await lockOrder(tx, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    await mayChange(tx, order, { caller, email, now });
    await changeMailbox(tx, order, { email, reason, provenBy, hasCode: false }, context);
    return {};
  });
});
