import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { digitsTyped, iccidKey, spellingsOf } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, uncountAttempt } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { keepTypedSim, simOfAccount } from "../../people/account-sims/store.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { unsoldAmong } from "../../stock/sims/store.server.ts";
import { ProveCard } from "./contract.ts";
import { passOf } from "./pass.server.ts";
import { pukLimits, pukPattern } from "./rules.ts";
import { keepHolder } from "./store.server.ts";
import { tellDisplaced } from "./tell-displaced-holder.server.ts";

/** Counted before the network is asked, so that tries at the same moment cannot exceed the limit. */
export const proveCard = operation(ProveCard, async ({ iccid: typed, puk: typedPuk }, context) => {
  const { db, vault, now, caller, visitor } = context;
  const wrong = (field: string, problem: FieldProblem["problem"]) => refuse("INVALID_INPUT", { field, problem });
  const [sim] = typedSims([typed]);
  if (sim!.problem) return wrong("iccid", sim!.problem);
  const [iccid, puk] = [iccidKey(sim!.iccid), digitsTyped(typedPuk)];
  if (!pukPattern.test(puk)) return wrong("puk", "puk");
  await attempt(context, pukLimits.network, visitor.address);
  await attempt(context, pukLimits.card, iccid);
  // what lies in the shop's stock is nobody's yet: its buyer comes first
  const isForSale = (await unsoldAmong(db, spellingsOf(iccid))).length > 0;
  const said = await askNetwork(iccid, puk, context);
  const isRight = said === true ? !isForSale : said;
  if (isRight !== false) await uncountAttempt(context, pukLimits.card, iccid);
  if (isRight === "silent") return refuse("NETWORK_UNAVAILABLE");
  if (!isRight) return wrong("puk", "puk.wrong");
  await uncountAttempt(context, pukLimits.network, visitor.address);
  if (caller) {
    const whose = { accountId: caller.accountId, iccid };
    // off the list the proof is over, so where the list is full none is kept
    const isListed =
      (await simOfAccount(db, whose.accountId, iccid, now)) !== undefined ||
      (await keepTypedSim(db, { ...whose, remark: null, now }));
    if (isListed)
      await db.transaction().execute(async (tx) => {
        const before = await keepHolder(tx, whose, now);
        if (before !== undefined) await tellDisplaced(tx, { accountId: before, iccid, at: now });
      });
  }
  return { iccid, pass: passOf(iccid, vault, now) };
});

async function askNetwork(iccid: string, puk: string, { network, log }: Context): Promise<boolean | "silent"> {
  try {
    return await network.isPukOf(iccid, puk);
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer");
    return "silent";
  }
}
