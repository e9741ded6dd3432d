import { walletsAt } from "../../../adapters/wallet/wallet.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import { iccidKey, spellingsOf } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Caller, Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { outageNotices } from "../../catalogue/outages/outage-notices.server.ts";
import { planOnSale } from "../../catalogue/plans/store.server.ts";
import { refreshSims } from "../../delivery/usage/refresh-sims.server.ts";
import { mayBeAsked } from "../../delivery/usage/rules.ts";
import { simOfCaller, simShown } from "../../people/account-sims/sims-of-caller.server.ts";
import { knownCard } from "../../prepaid/balances/store.server.ts";
import { holdsCard } from "../../prepaid/holders/holds-card.server.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { GetPackages } from "./contract.ts";
import { onTheClock, staleSince } from "./open-packages.server.ts";
import { packageClock, type OnTheClock } from "./package-clock.ts";
import { packageShown } from "./package-shown.server.ts";
import { packagesOfSim, type PackageRow } from "./store.server.ts";

export const getPackages = operation(GetPackages, async ({ iccid, adding }, context) => {
  const { db, now, caller, vault, visitor, suppliers, wallets } = context;
  const sim = await simOfCaller(iccid, context);
  const read = async () =>
    (await packagesOfSim(db, spellingsOf(sim.iccid), caller.accountId ?? null)).filter(({ own }) => own || sim.proven);
  const before = await read();
  const refreshed = before.some((row) => mayBeAsked(row, now)) ? await refreshSims([sim.iccid], context) : "known";
  const rows = refreshed === "known" ? before : await read();
  const showing = {
    atlas: await atlasOf(context),
    language: visitor.language,
    vault,
    now,
    caller,
    suppliers,
    late: refreshed === "late",
  };
  const open = rows.flatMap((row) => onTheClock(row, now));
  const clock = packageClock(adding ? [...open, await added(adding, context)] : open, now);
  const shown = rows.map((row) => packageShown(row, showing));
  const used = shown.filter(({ state }) => state !== "not_started" && state !== "active");
  return {
    sim: simShown({ ...sim, open: sim.proven ? open.length : null }, caller),
    isOwnPrepaid: await isOwnPrepaid(sim.iccid, context),
    notices: await troubleOf(rows, context),
    asOf: oldestWord(rows, now),
    wallets: walletsAt(wallets, now).map(({ name }) => name),
    stale: staleSince(rows, refreshed, now),
    purchased: clock.flatMap(({ packageId }) => shown.find((one) => one.packageId === packageId) ?? []),
    used,
    clock: clock.map(({ from, until, ...entry }) => ({
      ...entry,
      from: { at: from.at.toISOString(), certainty: from.certainty },
      until: { at: until.at.toISOString(), certainty: until.certainty },
    })),
  };
});

/** Whoever is signed in with a SIM's number alone has no page of it. */
async function isOwnPrepaid(typed: string, { db, now, caller }: Context & { caller: Caller }): Promise<boolean> {
  const [iccid, accountId] = [iccidKey(typed), caller.accountId];
  if (accountId === undefined || !(await knownCard(db, iccid))) return false;
  return holdsCard(db, { accountId, iccid }, now);
}

/** Each once, however many packages it touches. */
async function troubleOf(
  rows: readonly PackageRow[],
  context: Pick<Context, "db" | "catalogueVersion" | "now" | "visitor">,
) {
  const open = rows.filter((row) => onTheClock(row, context.now).length > 0);
  const found = await Promise.all(
    open.map(({ plan_code: plan, plan_as_sold: { countries } }) =>
      outageNotices({ countries, plan, functions: ["network"] }, context.visitor.language, context),
    ),
  );
  return [...new Map(found.flat().map((notice) => [notice.id, notice])).values()];
}

async function added(
  { planCode, days }: { planCode: string; days: number },
  { db, now }: Pick<Context, "db" | "now">,
): Promise<OnTheClock> {
  const plan = (await planOnSale(db, planCode, defaultCurrency)) ?? refuse("PLAN_NOT_ON_SALE");
  return {
    packageId: "new",
    state: "not_started",
    sold: { ...plan, sold_days: days },
    regions: plan.countries.length,
    boughtAt: now,
    useBy: useBy(plan, now),
    activatedAt: null,
    expiresAt: null,
  };
}

function oldestWord(rows: readonly PackageRow[], now: Date): string | null {
  const words = rows.flatMap((row) => (row.as_of && onTheClock(row, now).length > 0 ? [row.as_of.getTime()] : []));
  return words.length > 0 ? new Date(Math.min(...words)).toISOString() : null;
}
