import { defaultCurrency } from "../../kernel/currency.ts";
import { spellingsOf } from "../../kernel/iccid.ts";
import { refuse } from "../../kernel/refusal.ts";
import type { Context } from "../../platform/context.server.ts";
import { operation } from "../../platform/operation.server.ts";
import { stateAt } from "../data-plans/rules.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { soldPlan, useBy } from "../orders/rules.ts";
import { planOnSale } from "../plans/store.server.ts";
import { refreshSim, type Refreshed } from "../usage/refresh-sim.server.ts";
import { isStale, mayBeAsked } from "../usage/rules.ts";
import { GetPackages } from "./contract.ts";
import { packageClock, type OnTheClock } from "./package-clock.ts";
import { idOf, packageShown } from "./package-shown.server.ts";
import { simOfCaller, simShown } from "./sims-of-caller.server.ts";
import { packagesOfSim, type PackageRow } from "./store.server.ts";

export const getPackages = operation(GetPackages, async ({ iccid, adding }, context) => {
  const { db, now, caller, vault, visitor, suppliers } = context;
  const sim = await simOfCaller(iccid, context);
  const read = async () => (await packagesOfSim(db, spellingsOf(sim.iccid), caller.accountId ?? null)).filter(({ own }) => own || sim.proven);
  const before = await read();
  const refreshed = before.some((row) => mayBeAsked(row, now)) ? await refreshSim(sim.iccid, context) : "known";
  const rows = refreshed === "known" ? before : await read();
  const showing = { atlas: await atlasOf(context), language: visitor.language, vault, now, caller, suppliers, late: refreshed === "late" };
  const open = rows.flatMap((row) => onTheClock(row, now));
  const clock = packageClock(adding ? [...open, await added(adding, context)] : open, now);
  const shown = rows.map((row) => packageShown(row, showing));
  const used = shown.filter(({ state }) => state !== "not_started" && state !== "active");
  return {
    sim: simShown({ ...sim, open: sim.proven ? open.length : null }, caller),
    asOf: oldestWord(rows, now),
    stale: staleSince(rows, refreshed, context),
    purchased: clock.flatMap(({ packageId }) => shown.find((one) => one.packageId === packageId) ?? []),
    used,
    clock: clock.map(({ from, until, ...entry }) => ({
      ...entry,
      from: { at: from.at.toISOString(), certainty: from.certainty },
      until: { at: until.at.toISOString(), certainty: until.certainty },
    })),
  };
});

function onTheClock(row: PackageRow, now: Date): OnTheClock[] {
  const state = stateAt(row, now);
  if (state !== "not_started" && state !== "active") return [];
  const { plan_as_sold, placed_at, paid_at, use_by, activated_at, expires_at } = row;
  return [{
    packageId: idOf(row), state, sold: soldPlan(row), regions: plan_as_sold.countries.length, boughtAt: paid_at ?? placed_at,
    useBy: use_by, activatedAt: activated_at, expiresAt: expires_at,
  }];
}

async function added({ planCode, days }: { planCode: string; days: number }, { db, now }: Pick<Context, "db" | "now">): Promise<OnTheClock> {
  const plan = (await planOnSale(db, planCode, defaultCurrency)) ?? refuse("PLAN_NOT_ON_SALE");
  return {
    packageId: "new", state: "not_started", sold: { ...plan, sold_days: days }, regions: plan.countries.length, boughtAt: now,
    useBy: useBy(plan, now), activatedAt: null, expiresAt: null,
  };
}

const isWatched = (row: PackageRow, now: Date) => row.network_reference !== null && ["not_started", "active"].includes(stateAt(row, now));

function oldestWord(rows: readonly PackageRow[], now: Date): string | null {
  const words = rows.flatMap((row) => (row.as_of && ["not_started", "active"].includes(stateAt(row, now)) ? [row.as_of.getTime()] : []));
  return words.length > 0 ? new Date(Math.min(...words)).toISOString() : null;
}

function staleSince(rows: readonly PackageRow[], refreshed: Refreshed, { now }: Pick<Context, "now">): boolean {
  return refreshed === "late" || rows.some((row) => isWatched(row, now) && isStale(row.as_of, now));
}
