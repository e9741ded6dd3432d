import type { EndReason } from "../../../kernel/real-name-reasons.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { openCorrections, type Correction } from "./correction-store.server.ts";
import { documentsKeptUntil } from "./documents-kept-until.server.ts";
import { takeBack } from "./give-up.server.ts";
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
 * Ends a registration whose row is locked, as its person wishes, and what is to correct its SIMs (decision 156). False where
 * it is not registered.
 */
export async function deregister(tx: DbOrTx, realName: RealName, ending: Ending): Promise<boolean> {
  const corrections = await openCorrections(tx, realName);
  if (!(await end(tx, realName, ending))) return false;
  await endCorrections(tx, corrections, ending);
  return true;
}

/** What a reviewer has agreed to goes on by itself once the wrong number has left. */
async function endCorrections(tx: DbOrTx, corrections: readonly Correction[], ending: Ending): Promise<void> {
  for (const { id, isWaiting } of corrections) {
    const correction = await lockRealName(tx, id);
    if (!(await takeBack(tx, correction, ending)) && isWaiting) await end(tx, correction, ending);
  }
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

/** As its person wishes, or staff at their request: what is to correct this SIM ends with it. */
export async function takeOutSim(tx: DbOrTx, realName: RealName, iccid: string, ending: Ending): Promise<boolean> {
  const corrections = await openCorrections(tx, realName);
  if (!(await deregisterSim(tx, realName, iccid, ending))) return false;
  const isOver = (await lockRealName(tx, realName.id)).state === "deregistered";
  await endCorrections(tx, isOver ? corrections : corrections.filter((one) => one.iccid === iccid), ending);
  return true;
}
