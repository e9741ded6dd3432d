import { spellingsOf } from "../../../kernel/iccid.ts";
import { operation } from "../../../platform/operation.server.ts";
import { simOfCaller } from "../../people/account-sims/sims-of-caller.server.ts";
import { StopAutoTopUp } from "./contract.ts";
import { turnOffBySim } from "./store.server.ts";

export const stopAutoTopUp = operation(StopAutoTopUp, async ({ iccid: typed }, context) => {
  const { db, now, caller } = context;
  const { iccid } = await simOfCaller(typed, context);
  await turnOffBySim(db, caller.accountId, spellingsOf(iccid), now);
  return {};
});
