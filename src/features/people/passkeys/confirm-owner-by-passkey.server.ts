import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ownerTicket } from "../sessions/owner-ticket.server.ts";
import { ConfirmOwnerByPasskey } from "./contract.ts";
import { provenPasskey } from "./proven-passkey.server.ts";
import { noteUsed } from "./store.server.ts";

export const confirmOwnerByPasskey = operation(ConfirmOwnerByPasskey, async (attempt, context) => {
  const { db, now, caller } = context;
  const { passkey, counter } = (await provenPasskey(attempt, context)) ?? refuse("PASSKEY_REFUSED");
  if (passkey.account_id !== caller.accountId) return refuse("PASSKEY_REFUSED");
  await noteUsed(db, passkey.id, counter, now);
  return { ticket: ownerTicket(caller.sessionId, context) };
});
