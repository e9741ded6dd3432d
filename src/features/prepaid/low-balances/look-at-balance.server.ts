import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { balanceOf, isMoreOnItsWay, lockKnownCard } from "../balances/store.server.ts";
import { markToTell } from "./alerts-store.server.ts";
import { tellLater } from "./tell-low-balance.server.ts";
import { topUpByItself } from "./top-up-by-itself.server.ts";

/**
 * Enqueued by whatever changes the balance of a card that somebody watches, in the same transaction. It goes by the
 * balance as it is now, so repeats, delays and the order of the changes are all the same to it.
 */
export const lookAtBalance = job("look-at-balance", z.object({ iccid: z.string() }), async ({ iccid }, shop) => {
  await raiseAlerts(iccid, shop);
  await topUpByItself(iccid, shop);
});

async function raiseAlerts(iccid: string, { db }: Shop): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const card = await lockKnownCard(tx, iccid);
    // what is on its way is on the card already, perhaps: the job runs again once that is known
    if (!card || (await isMoreOnItsWay(tx, iccid))) return;
    const balance = await balanceOf(tx, iccid);
    for (const { accountId } of await markToTell(tx, { iccid, balance }))
      await tellLater(tx, { accountId, iccid, what: "low" });
  });
}
