import * as z from "zod/mini";
import { NetworkNotConnected, type Moved } from "../../../adapters/network/network.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import type { Region } from "./rules.ts";
import { noteAnswer, noteAsking, regionsOf, toldOf } from "./told-store.server.ts";

/**
 * Tells the network where a SIM is registered: as it is by now, however many jobs were on their way and in which order.
 * Once where everything goes well. Whoever finds that it was changed while the network was asked asks again, and whoever
 * finds an ask without an answer does not trust what was answered before.
 */
export const registerSim = job(
  "register-sim",
  z.object({ iccid: z.string() }),
  async ({ iccid: named }, shop): Promise<void> => {
    const { db, clock } = shop;
    const iccid = iccidKey(named);
    for (;;) {
      const regions = await regionsOf(db, iccid);
      if (isSame(await toldOf(db, iccid), regions)) return;
      await noteAsking(db, iccid, clock());
      const answer = await ask(iccid, regions, shop).catch(async (error: unknown) => {
        await noteAnswer(db, iccid, regions, "silent");
        throw error;
      });
      await noteAnswer(db, iccid, regions, answer.state === "refused" ? answer.failure : null);
      if (isSame(await regionsOf(db, iccid), regions)) return;
    }
  },
);

const isSame = (told: readonly Region[] | undefined, regions: readonly Region[]): boolean =>
  told?.join() === regions.join();

/** What is refused is final: no such SIM, or one that is out of use. */
async function ask(iccid: string, regions: readonly Region[], { network }: Pick<Shop, "network">): Promise<Moved> {
  try {
    return await (regions.length > 0 ? network.registerSim(iccid, regions) : network.deregisterSim(iccid));
  } catch (error) {
    if (error instanceof NetworkNotConnected) return { state: "refused", failure: "not_connected" };
    throw error;
  }
}
