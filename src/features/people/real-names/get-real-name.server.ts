import { maskedIccid } from "../../../kernel/iccid.ts";
import { maskedMailbox, maskedPhoneAbroad } from "../../../kernel/masked.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetRealName, type RealNameStatus } from "./contract.ts";
import { openCorrections } from "./correction-store.server.ts";
import { photosOf } from "./photos-store.server.ts";
import { keyOfRealName, realNameBehindKey, refOfSim } from "./real-name-key.server.ts";
import { keptReasons, simsOf, usualMinutes, waitingBefore } from "./store.server.ts";

/** What the holder of the link may know: neither photograph nor what the document says. */
export const getRealName = operation(GetRealName, async (shown, context) => {
  const { db, vault } = context;
  const realName = await realNameBehindKey(db, shown, context);
  const waits = realName.state === "received";
  const [sims, photos, before, usual, corrections] = await Promise.all([
    simsOf(db, realName.id),
    realName.state === "again" ? photosOf(db, realName.id) : [],
    waits ? waitingBefore(db, realName) : null,
    waits ? usualMinutes(db) : null,
    openCorrections(db, realName),
  ]);
  return {
    number: realName.number,
    state: realName.state,
    purpose: realName.purpose,
    regions: realName.regions ?? [],
    sims: sims
      .filter(({ holds, left_at: leftAt }) => holds || leftAt !== null || realName.state !== "registered")
      .map(({ iccid, remark, left_at: leftAt }) => ({
        ref: refOfSim(vault, realName.id, iccid),
        masked: maskedIccid(iccid),
        remark,
        leftAt: leftAt?.toISOString() ?? null,
        correction: linkOf(corrections.find((one) => one.iccid === iccid)),
      })),
    corrects: realName.corrects_iccid && maskedIccid(realName.corrects_iccid),
    receivedAt: realName.received_at?.toISOString() ?? null,
    decidedAt: realName.decided_at?.toISOString() ?? null,
    reason: realName.reason as RealNameStatus["reason"],
    reasons: keptReasons(realName) as RealNameStatus["reasons"],
    ownWords: realName.reason_words,
    photos: photos.map(({ slot }) => slot),
    before,
    usualMinutes: usual,
    checkedSince: (waits && realName.looked_at?.toISOString()) || null,
    contact: {
      email: realName.email && maskedMailbox(realName.email),
      phone: realName.phone && maskedPhoneAbroad(realName.phone),
    },
    forgetAt: realName.forget_at?.toISOString() ?? null,
    forgottenAt: realName.forgotten_at?.toISOString() ?? null,
  };

  function linkOf(found: (typeof corrections)[number] | undefined) {
    return found ? { number: found.number, key: keyOfRealName(vault, found.id), isWaiting: found.isWaiting } : null;
  }
});
