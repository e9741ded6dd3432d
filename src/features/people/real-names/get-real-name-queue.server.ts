import { minuteMs } from "../../../kernel/duration.ts";
import { maskedHolder } from "../../../kernel/masked.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt, daysFrom, instantOf } from "../../../kernel/zoned-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { reviewsSince } from "../../records/actions/reviews-store.server.ts";
import { GetRealNameQueue } from "./review-contract.ts";
import { countWaiting, standsAt, waitingOnes, type Waiting } from "./review-store.server.ts";
import { minutesOfLook } from "./rules.ts";
import { openDetails } from "./sealed-details.server.ts";

/** A number that nobody reads is not counted. */
const mostCounted = 10_000;

export const getRealNameQueue = operation(GetRealNameQueue, async ({ first = "waits", about, ...filter }, context) => {
  const { db, now, caller, objectKeys } = context;
  const today = dateAt(now.getTime(), operatorZone);
  const since = new Date(instantOf(today, "00:00", operatorZone));
  const [waiting, mine, found, stands] = await Promise.all([
    countWaiting(db, mostCounted),
    reviewsSince(db, { staffId: caller.staffId, since, mostMinutes: minutesOfLook }),
    waitingOnes(db, { now, today, first, filter }),
    about === undefined ? null : standsAt(db, about, { staffId: caller.staffId, now }),
  ]);
  return {
    about: stands && { ...stands, heldBy: stands.held_by },
    waiting,
    at: now.toISOString(),
    mine,
    registrations: found.map((one) => ({
      number: one.number,
      holder: holderOf(objectKeys, one),
      receivedAt: one.received_at!.toISOString(),
      minutes: Math.max(0, Math.floor((now.getTime() - one.received_at!.getTime()) / minuteMs)),
      regions: one.regions ?? [],
      documentType: one.document_type!,
      sims: one.sims,
      departsOn: one.departs_on,
      departsIn: one.departs_on === null ? null : daysFrom(today, one.departs_on),
      isChange: one.purpose === 2,
      isCorrection: one.corrects !== null,
      // asked for once more: its first answer stands until the next one
      isAgain: one.decided_at !== null,
      version: one.version,
      heldBy: one.held_name,
      isMine: one.held_by === caller.staffId,
      waitsForSecond: one.proposed_by !== null,
    })),
  };
});

/** No more than the mask leaves this file: a list is no look (decision 174). One that does not open keeps no other from being seen. */
function holderOf(keys: Shop["objectKeys"], one: Waiting): string | null {
  try {
    const details = openDetails(keys, one);
    return details && maskedHolder(details.document.englishName);
  } catch {
    return null;
  }
}
