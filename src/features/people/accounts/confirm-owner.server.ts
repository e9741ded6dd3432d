import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { ownerTicket } from "../sessions/owner-ticket.server.ts";
import { checkCurrent } from "./check-owner.server.ts";
import { ConfirmOwner } from "./owner-contract.ts";
import { accountById } from "./store.server.ts";

/** By the password, or by a code to the mailbox if there is none. */
export const confirmOwner = operation(ConfirmOwner, async ({ current, code }, context) => {
  const { db, caller } = context;
  const account = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  if (account.password_hash !== null) await checkCurrent(account.password_hash, current, context);
  else
    await prove(
      { purpose: "confirm_owner", recipient: account.email, accountId: account.id },
      code ?? refuse("INVALID_INPUT", { field: "code", problem: "empty" }),
      context,
    );
  return { ticket: ownerTicket(caller.sessionId, context) };
});
