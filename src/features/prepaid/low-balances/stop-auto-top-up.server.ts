import { digitsTyped, iccidKey } from "../../../kernel/iccid.ts";
import { operation } from "../../../platform/operation.server.ts";
import { turnOffByOwner } from "./auto-store.server.ts";
import { StopPrepaidAutoTopUp } from "./contract.ts";

/** By the agreement alone: whoever has lost the card can end it, too. */
export const stopPrepaidAutoTopUp = operation(StopPrepaidAutoTopUp, async ({ iccid }, { db, now, caller }) => {
  await turnOffByOwner(db, { accountId: caller.accountId, iccid: iccidKey(digitsTyped(iccid)) }, now);
  return {};
});
