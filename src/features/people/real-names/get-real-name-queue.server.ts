import { minuteMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetRealNameQueue } from "./review-contract.ts";
import { countWaiting, waitingOnes } from "./review-store.server.ts";

/** A number that nobody reads is not counted. */
const mostCounted = 10_000;

export const getRealNameQueue = operation(GetRealNameQueue, async ({ first = "waits" }, { db, now, caller }) => {
  const [waiting, found] = await Promise.all([
    countWaiting(db, mostCounted),
    waitingOnes(db, { now, today: dateAt(now.getTime(), operatorZone), first }),
  ]);
  return {
    waiting,
    registrations: found.map((one) => ({
      number: one.number,
      receivedAt: one.received_at!.toISOString(),
      minutes: Math.max(0, Math.floor((now.getTime() - one.received_at!.getTime()) / minuteMs)),
      regions: one.regions ?? [],
      documentType: one.document_type!,
      sims: one.sims,
      departsOn: one.departs_on,
      // asked for once more: its first answer stands until the next one
      isAgain: one.decided_at !== null,
      version: one.version,
      heldBy: one.held_name,
      isMine: one.held_by === caller.staffId,
      waitsForSecond: one.proposed_by !== null,
    })),
  };
});
