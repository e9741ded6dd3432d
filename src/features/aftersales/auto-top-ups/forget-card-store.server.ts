import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { noteForgotten } from "./cards-store.server.ts";
import { turnOffByCard } from "./store.server.ts";

/** From here on nothing is charged to it; the gateway is told by the job. */
export async function forget(tx: DbOrTx, cardId: string, now: Date): Promise<void> {
  const card = await noteForgotten(tx, cardId);
  if (!card) return;
  await turnOffByCard(tx, cardId, now);
  if (card.reference) await addJob(tx, "forget-card", { gateway: card.gateway, reference: card.reference });
}
