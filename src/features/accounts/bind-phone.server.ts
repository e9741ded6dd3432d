import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { BindPhone } from "./contract.ts";
import { isTaken, setPhone } from "./store.server.ts";
import { phoneOf } from "./typed-names.server.ts";

export const bindPhone = operation(BindPhone, async ({ phone: typed, code }, context) => {
  const { db, caller } = context;
  const phone = phoneOf(typed);
  await prove({ purpose: "bind_phone", recipient: phone, accountId: caller.accountId }, code, context);
  try {
    await setPhone(db, caller.accountId, phone);
  } catch (error) {
    if (isTaken(error, "phone")) return refuse("PHONE_IN_USE");
    throw error;
  }
  return { phone };
});
