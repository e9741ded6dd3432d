import type { OutageFunction } from "../../../kernel/outage.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closedShop } from "../../../platform/maintenance.server.ts";
import { endMeasured, openMeasured } from "../../catalogue/outages/measured-outage.server.ts";
import type { Service } from "../outside-hours/rules.ts";
import { judged, severityOf, verdictOf } from "./rules.ts";
import {
  countCheck,
  deliveredOfLate,
  forgetOldChecks,
  forgetSign,
  lockSign,
  putSign,
  triedSince,
} from "./store.server.ts";

type Tried = { attempts: number; failures: number };

/** What visitors know as a function, by the service outside that it needs. */
const services = {
  payments: "gateway",
  suppliers: "supplier",
  network: "network",
  mail: "mail",
} as const satisfies Partial<Record<OutageFunction, Service>>;

/** Every minute: looks at each function, and tells of trouble that lasts or is over (docs/decisions/0140). */
export const checkFunctions = repeatedJob("check-functions", "* * * * *", async ({ db, clock }): Promise<void> => {
  const now = clock();
  for (const [of, service] of Object.entries(services) as [keyof typeof services, Service][]) {
    const tried = await triedSince(db, service, now);
    await (tried ? judge(db, of, tried, now) : forgetSign(db, of));
  }
  await judge(db, "deliveries", await deliveredOfLate(db, now), now);
  // a closed shop sells nothing: that counts as one that fails
  const isClosed = (await closedShop(db)) !== undefined;
  await judge(db, "shop", { attempts: 3, failures: isClosed ? 3 : 0 }, now);
  await forgetOldChecks(db, now);
});

async function judge(db: Db, of: OutageFunction, tried: Tried, now: Date): Promise<void> {
  const verdict = verdictOf(tried);
  await db.transaction().execute(async (tx) => {
    const { is, tell } = judged(await lockSign(tx, of), verdict, now);
    await putSign(tx, of, is);
    // silence says nothing: such a day stays unmeasured
    if (verdict !== "silent") await countCheck(tx, of, now);
    if (!tell) return;
    if ("begins" in tell) await openMeasured(tx, { of, severity: severityOf(tried), begins: tell.begins }, now);
    else await endMeasured(tx, of, tell.over);
  });
}
