import type { Refreshed } from "../../delivery/usage/refresh-sims.server.ts";
import { isStale } from "../../delivery/usage/rules.ts";
import { soldPlan } from "../../sales/orders/rules.ts";
import { stateAt } from "../../stock/data-plans/rules.ts";
import type { OnTheClock } from "./package-clock.ts";
import { idOf } from "./package-shown.server.ts";
import type { PackageRow } from "./store.server.ts";

/** The package if it waits or runs; empty if it is over. */
export function onTheClock(row: PackageRow, now: Date): OnTheClock[] {
  const state = stateAt(row, now);
  if (state !== "not_started" && state !== "active") return [];
  const { plan_as_sold, placed_at, paid_at, use_by, activated_at, expires_at } = row;
  return [
    {
      packageId: idOf(row),
      state,
      sold: soldPlan(row),
      regions: plan_as_sold.countries.length,
      boughtAt: paid_at ?? placed_at,
      useBy: use_by,
      activatedAt: activated_at,
      expiresAt: expires_at,
    },
  ];
}

/** Packages on our network may have changed since. */
export function staleSince(rows: readonly PackageRow[], refreshed: Refreshed, now: Date): boolean {
  return refreshed === "late" || rows.some((row) => isWatched(row, now) && isStale(row.as_of, now));
}

const isWatched = (row: PackageRow, now: Date) => row.network_reference !== null && onTheClock(row, now).length > 0;
