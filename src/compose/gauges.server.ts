import { countCases } from "../features/records/cases/store.server.ts";
import { heldUnpaid } from "../features/sales/orders/holds-store.server.ts";
import { profilesAvailable } from "../features/stock/esim-profiles/store.server.ts";
import { cardsAvailable } from "../features/stock/sim-cards/store.server.ts";
import type { Shop } from "../platform/context.server.ts";
import { jobsGivenUp } from "../platform/jobs/given-up.server.ts";
import { oldestJob } from "../platform/jobs/oldest-job.server.ts";

/** What `/metrics` reads when it is asked. */
export async function readGauges({ db, metrics, pool, clock }: Shop): Promise<void> {
  for (const { what, pieces, oldest } of await heldUnpaid(db, clock())) {
    metrics.heldUnpaid.set({ what }, pieces);
    metrics.heldUnpaidSeconds.set({ what }, oldest ? (clock().getTime() - oldest.getTime()) / 1000 : 0);
  }
  metrics.profilesAvailable.set(await profilesAvailable(db));
  metrics.cardsAvailable.set(await cardsAvailable(db));
  const cases = await countCases(db, clock());
  metrics.casesOpen.set(cases.open);
  metrics.casesOverdue.set(cases.overdue);
  metrics.jobsGivenUp.set(await jobsGivenUp(pool));
  metrics.oldestJobSeconds.set((await oldestJob(pool))?.seconds ?? 0);
}
