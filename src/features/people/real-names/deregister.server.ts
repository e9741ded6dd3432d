import type { EndReason } from "../../../kernel/real-name-reasons.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { openCorrections } from "./correction-store.server.ts";
import { documentsKeptUntil } from "./documents-kept-until.server.ts";
import { takeBack } from "./give-up.server.ts";
import { mayBeTakenBack } from "./rules.ts";
import {
  lockRealName,
  moveRealName,
  noReason,
  releaseSim,
  releaseSims,
  simsOf,
  type RealName,
} from "./store.server.ts";
import { tellNetworkOf } from "./told-store.server.ts";

/** `why`: it was not asked for. */
type Ending = Pick<Context, "now" | "config" | "vault"> & { why?: EndReason };

/**
 * Ends a registration whose row is locked, as its person wishes, and what was to correct its SIMs. One that was accepted and
 * is not carried out yet ends with it, too, for nobody has heard of it (decision 156). False where it is not registered.
 */
export async function deregister(tx: DbOrTx, realName: RealName, ending: Ending): Promise<boolean> {
  if (!(await end(tx, realName, ending))) return false;
  for (const { id } of await openCorrections(tx, realName)) await endCorrection(tx, id, ending);
  return true;
}

async function endCorrection(tx: DbOrTx, id: string, ending: Ending): Promise<void> {
  const correction = await lockRealName(tx, id);
  const isOver = await takeBack(tx, correction, ending);
  if (!isOver && mayBeTakenBack(correction.decided_at, ending.now)) await end(tx, correction, ending);
}

/** Its SIMs are free for another name at once, the network and the person are told, and what the law keeps stays sealed until its day. */
async function end(tx: DbOrTx, realName: RealName, { now, config, why }: Ending): Promise<boolean> {
  const { id, version } = realName;
  const forgetAt = await documentsKeptUntil(tx, config, "ended", now);
  if (!(await moveRealName(tx, id, "deregistered", { forget_at: forgetAt, ...noReason, reason: why ?? null })))
    return false;
  await releaseSims(tx, id);
  await tellNetworkOf(tx, id);
  await addJob(tx, "tell-real-name", { id, state: "deregistered", version: version + 1 });
  return true;
}

/**
 * Takes one SIM of several out of a registration whose row is locked, so that it can be registered anew by somebody else;
 * the last one ends the registration. The network and the person are told. False where it does not hold that SIM.
 */
export async function deregisterSim(tx: DbOrTx, realName: RealName, iccid: string, ending: Ending): Promise<boolean> {
  if (realName.state !== "registered") return false;
  const held = (await simsOf(tx, realName.id)).filter(({ holds }) => holds);
  if (held.every((sim) => sim.iccid !== iccid)) return false;
  if (held.length === 1) return end(tx, realName, ending);
  await releaseSim(tx, realName.id, iccid, ending.now);
  await addJob(tx, "register-sim", { iccid }, { once: `register-sim:${iccid}` });
  await addJob(tx, "tell-sim-left", { id: realName.id, iccid, why: ending.why });
  return true;
}

/** As its person wishes, or staff at their request: what was to correct this SIM ends with it. */
export async function takeOutSim(tx: DbOrTx, realName: RealName, iccid: string, ending: Ending): Promise<boolean> {
  if (!(await deregisterSim(tx, realName, iccid, ending))) return false;
  const corrections = await openCorrections(tx, realName);
  for (const { id } of corrections.filter((one) => one.iccid === iccid)) await endCorrection(tx, id, ending);
  return true;
}
