import { iccidKey, spellingsOf } from "../../../kernel/iccid.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { refreshSims } from "../../delivery/usage/refresh-sims.server.ts";
import { mayBeAsked } from "../../delivery/usage/rules.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { simBehindPage } from "../../sales/orders/sim-behind-page.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { GetDataLeft } from "./contract.ts";
import { onTheClock, staleSince } from "./open-packages.server.ts";
import { packageClock } from "./package-clock.ts";
import { idOf, packageShown } from "./package-shown.server.ts";
import { packagesOfOrder, packagesOfSim, type PackageRow } from "./store.server.ts";

/** Remaining data for the page that travellers keep on their phones. */
export const getDataLeft = operation(GetDataLeft, async ({ id, orderNumber = "", key = "" }, context) => {
  const { vault, now, suppliers, visitor } = context;
  const { order, position } =
    id === undefined
      ? { order: await orderBehindKey(context.db, { orderNumber, key }, context), position: undefined }
      : await simBehindPage({ id, key }, context);
  if (order.state !== "delivered") return { sims: [] };
  const before = await onItsSims(order, position, context);
  const all = before.flatMap(({ rows }) => rows);
  const refreshed = all.some((row) => mayBeAsked(row, now))
    ? await refreshSims([...new Set(all.map(({ iccid }) => iccid))], context)
    : "known";
  const sims = refreshed === "known" ? before : await onItsSims(order, position, context);
  const showing = {
    atlas: await atlasOf(context),
    language: visitor.language,
    vault,
    now,
    caller: {},
    suppliers,
    late: refreshed === "late",
  };
  return {
    sims: sims.map(({ sold, rows }) => ({
      position: sold.position,
      iccid: sold.iccid,
      on: isOn(sold, rows),
      stale: staleSince(rows, refreshed, now),
      packages: inTheirOrder(sold, rows, now).map((row) => packageShown({ ...row, own: false }, showing)),
    })),
  };
});

type OnOneSim = { sold: PackageRow; rows: PackageRow[] };

/** The buyer of a renewal need not own the SIM, and so sees only what was loaded by this order. */
async function onItsSims(
  { id, way }: Order,
  position: number | undefined,
  { db }: Pick<Context, "db">,
): Promise<OnOneSim[]> {
  const sold = await packagesOfOrder(db, id, position);
  const all =
    way === "renewal" || sold.length === 0
      ? []
      : await packagesOfSim(
          db,
          sold.flatMap(({ iccid }) => spellingsOf(iccid)),
          null,
        );
  return sold.map((one) => ({
    sold: one,
    rows: [one, ...all.filter((row) => idOf(row) !== idOf(one) && iccidKey(row.iccid) === iccidKey(one.iccid))],
  }));
}

/** A plan that started with its purchase or installation may still be on a phone that is off. */
function isOn({ profile_state: state }: PackageRow, rows: readonly PackageRow[]): boolean {
  if (state === "deleted" || state === "error") return false;
  return (
    state === "enabled" ||
    rows.some(
      ({ used_mb, activated_at, plan_as_sold }) =>
        used_mb > 0 || (activated_at !== null && plan_as_sold.start_rule === "first_connection"),
    )
  );
}

function inTheirOrder(sold: PackageRow, rows: readonly PackageRow[], now: Date): PackageRow[] {
  const open = packageClock(
    rows.flatMap((row) => onTheClock(row, now)),
    now,
  ).flatMap(({ packageId }) => rows.find((row) => idOf(row) === packageId) ?? []);
  return open.length > 0 ? open : [sold];
}
