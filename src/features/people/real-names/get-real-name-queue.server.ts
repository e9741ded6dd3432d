import { operation } from "../../../platform/operation.server.ts";
import { GetRealNameQueue } from "./review-contract.ts";
import { countWaiting, waitingOnes } from "./review-store.server.ts";

export const getRealNameQueue = operation(GetRealNameQueue, async (_wish, { db }) => {
  const [waiting, found] = await Promise.all([countWaiting(db), waitingOnes(db)]);
  return {
    waiting,
    registrations: found.map(({ number, received_at, regions, document_type, sims, version }) => ({
      number,
      receivedAt: received_at!.toISOString(),
      regions: regions ?? [],
      documentType: document_type!,
      sims,
      // sent in for the first time a registration is in its second version
      isAgain: version > 2,
      version,
    })),
  };
});
