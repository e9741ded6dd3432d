import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { digitsTyped, iccidKey } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, uncountAttempt } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { keepTypedSim, simOfAccount } from "../../people/account-sims/store.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { ProveCard } from "./contract.ts";
import { passOf } from "./pass.server.ts";
import { pukLimits, pukPattern } from "./rules.ts";
import { keepHolder } from "./store.server.ts";

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
  const isRight = await askNetwork(iccid, puk, context);
  if (isRight !== false) await uncountAttempt(context, pukLimits.card, iccid);
  if (isRight === "silent") return refuse("NETWORK_UNAVAILABLE");
  if (!isRight) return wrong("puk", "puk.wrong");
  await uncountAttempt(context, pukLimits.network, visitor.address);
  if (caller) {
    const whose = { accountId: caller.accountId, iccid };
    await keepHolder(db, whose, now);
    // where the list is full the proof stands all the same
    if (!(await simOfAccount(db, whose.accountId, iccid, now))) await keepTypedSim(db, { ...whose, remark: null, now });
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
