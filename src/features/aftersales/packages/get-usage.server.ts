import { operation } from "../../../platform/operation.server.ts";
import { refreshSims } from "../../delivery/usage/refresh-sims.server.ts";
import { isStale } from "../../delivery/usage/rules.ts";
import { soldPlan } from "../../sales/orders/rules.ts";
import { zoneOfDays } from "../../stock/data-plans/plan-days.ts";
import { stateAt } from "../../stock/data-plans/rules.ts";
import { GetUsage } from "./contract.ts";
import { packageOfCaller } from "./package-of-caller.server.ts";
import { packageKeyOf } from "./rules.ts";
import { packageByKey, usageDaysOf, type PackageRow } from "./store.server.ts";
import { usageChart } from "./usage-chart.ts";

export const getUsage = operation(GetUsage, async ({ packageId }, context) => {
  const { db, now, caller } = context;
  const before = await packageOfCaller(packageId, context);
  const refreshed = await refreshSims([before.iccid], context);
  const key = packageKeyOf(packageId);
  const row = refreshed === "asked" ? (await packageByKey(db, key, caller.accountId ?? null))! : before;
  const usageByDay = row.network_reference !== null;
  const days = usageByDay ? chart(row, await usageDaysOf(db, key), now) : [];
  const isRunning = ["not_started", "active"].includes(stateAt(row, now));
  return {
    packageId,
    kind: row.plan_as_sold.kind,
    allowanceMb: row.plan_as_sold.allowance_mb,
    usageByDay,
    dayZone: zoneOfDays(soldPlan(row)),
    days,
    usedMb: days.reduce((sum, { usedMb }) => sum + (usedMb ?? 0), 0),
    asOf: row.as_of?.toISOString() ?? null,
    stale: refreshed === "late" || (usageByDay && isRunning && isStale(row.as_of, now)),
  };
});

function chart(row: PackageRow, used: readonly { day: string; bytes: number }[], now: Date) {
  const { activated_at: begun, expires_at: end, as_of } = row;
  return begun && end ? usageChart(soldPlan(row), { begun, end, now: as_of && as_of > now ? as_of : now }, used) : [];
}
