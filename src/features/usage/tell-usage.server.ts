import * as z from "zod/mini";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { toldShares } from "../data-plans/rules.ts";
import { lockOrderById, queueMail, travellersOf } from "../orders/store.server.ts";
import type { UsageChange } from "./rules.ts";

const Change = z.object({
  orderId: z.uuid(),
  position: z.int(),
  shares: z.array(z.literal(toldShares)),
  day: z.nullable(z.string()),
  state: z.enum(["not_started", "active", "used_up", "expired", "cancelled"]),
});

export const tellUsageJob = job("tell-usage", Change, async ({ orderId, position, ...change }, { db, clock }) => {
  await db.transaction().execute(async (tx) => {
    await lockOrderById(tx, orderId);
    await tellUsage(tx, { orderId, position }, change, clock());
  });
});

/**
 * The one place that hears of every share of an allowance that was reached, from our network and from suppliers. The caller
 * holds the order's row. Once for each SIM, when a package runs low, whoever uses it is written to; a day pass is full again the next day.
 */
export async function tellUsage(tx: DbOrTx, { orderId, position }: { orderId: string; position: number }, { shares, day, state }: UsageChange, now: Date): Promise<void> {
  const low = day === null && state !== "expired" && shares.some((share) => share >= 80);
  if (!low) return;
  const traveller = (await travellersOf(tx, orderId)).find((one) => one.position === position);
  await queueMail(tx, orderId, "low_data", now, { about: String(position), ...(traveller?.email && { recipient: traveller.email }) });
}
