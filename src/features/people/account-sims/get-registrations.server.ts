import { iccidKey, spellingsOf } from "../../../kernel/iccid.ts";
import { operation } from "../../../platform/operation.server.ts";
import { registrationsHolding } from "../real-names/held-store.server.ts";
import { keyOfRealName } from "../real-names/real-name-key.server.ts";
import { GetRegistrations } from "./contract.ts";
import { simShown, simsOfCaller } from "./sims-of-caller.server.ts";
import { withPlansToRegister } from "./store.server.ts";

/** Of SIMs that are proven to be the caller's; the private link is the caller's where this account has sent the form. */
export const getRegistrations = operation(GetRegistrations, async (_wish, context) => {
  const { db, vault, caller } = context;
  const sims = (await simsOfCaller(context)).filter(({ proven }) => proven);
  const spellings = sims.flatMap(({ iccid }) => spellingsOf(iccid));
  const [held, needed] = [await registrationsHolding(db, spellings), await withPlansToRegister(db, spellings)];
  const isNeeded = new Set(needed.map(iccidKey));
  return {
    sims: sims.map((sim) => {
      const { iccid, masked, remark, kind } = simShown(sim, caller);
      const found = held.find((one) => iccidKey(one.iccid) === iccidKey(sim.iccid));
      const isOwn = caller.accountId !== undefined && found?.account_id === caller.accountId;
      const link = found && isOwn ? { number: found.number, key: keyOfRealName(vault, found.id) } : null;
      return {
        iccid,
        masked,
        remark,
        kind,
        isNeeded: isNeeded.has(iccidKey(sim.iccid)),
        registration: found ? { state: found.state, link } : null,
      };
    }),
  };
});
