import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { askWhoseSim } from "../../stock/sims/ask-as-stranger.server.ts";
import { proveSession } from "../sessions/store.server.ts";
import { ProveSim } from "./contract.ts";
import { simOfCaller, simShown } from "./sims-of-caller.server.ts";
import { proveSimOfAccount } from "./store.server.ts";

/** A wrong address and a SIM without an order of ours get the same answer, by the same statements. */
export const proveSim = operation(ProveSim, async ({ iccid: typed, email }, context) => {
  const { db, now, caller } = context;
  const sim = await simOfCaller(typed, context);
  if (sim.proven) return { sim: simShown(sim, caller) };
  const orderId = await askWhoseSim(sim.iccid, email, context);
  if (orderId === null) return refuse("INVALID_INPUT", { field: "email", problem: "email.not_of_sim" });
  if (caller.accountId === undefined) await proveSession(db, caller.sessionId, orderId);
  else await proveSimOfAccount(db, { accountId: caller.accountId, iccid: sim.iccid, now }, orderId);
  const proven = await simOfCaller(
    typed,
    caller.accountId === undefined ? { ...context, caller: { ...caller, provenBy: orderId } } : context,
  );
  return { sim: simShown(proven, caller) };
});
