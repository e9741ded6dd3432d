import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundRequestState } from "../../../platform/database/tables.ts";
import { parcelAsTold } from "../../delivery/dispatches/parcel-as-told.server.ts";
import { dispatchOf } from "../../delivery/dispatches/store.server.ts";
import { tellsOf } from "../../delivery/supply/rules.ts";
import { renewedSims } from "../../sales/orders/delivery-store.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { profilesOfOrder, type EsimProfile } from "../../stock/esim-profiles/store.server.ts";
import { cardsOf } from "../../stock/sim-cards/store.server.ts";
import type { Silent } from "./query-sims.server.ts";
import type { Sold, SoldSim } from "./rules.ts";
import { codesShown, requestsOf, type RefundRequest } from "./store.server.ts";

/** Who reports on SIMs: without a configured reporter, silence means nothing. `silent`: queried just now. */
export type Tellers = Pick<Shop, "suppliers"> & { silent?: Silent };

/** The facts of every SIM of an order, by position; including those not made yet. `known`: what is asked about them, if not all. */
export async function soldSims(
  db: DbOrTx,
  { id, way, quantity }: Order,
  tellers: Tellers,
  known?: readonly RefundRequest[],
): Promise<SoldSim[]> {
  // one after the other: a transaction has one connection
  const plans = await dataPlansOf(db, id);
  const requests = known ?? (await requestsOf(db, id));
  const shown = way === "esim" && (await codesShown(db, id));
  const profiles = way === "esim" ? await profilesOfOrder(db, id) : [];
  const dispatch = way === "physical" ? await dispatchOf(db, id) : undefined;
  const cards = way === "physical" ? await cardsOf(db, id) : [];
  const renewals = way === "renewal" ? await renewedSims(db, id) : [];
  return Array.from({ length: quantity }, (_, index) => {
    const position = index + 1;
    const at = <T extends { position: number | null }>(list: readonly T[]) =>
      list.find((one) => one.position === position);
    const [data, profile, renewal] = [at(plans), at(profiles), at(renewals)];
    return {
      position,
      iccid: profile?.iccid ?? renewal?.iccid ?? data?.iccid ?? cards[index] ?? null,
      way,
      ...wordOn({ position, profile, reference: data?.network_reference ?? null }, tellers),
      codesShown: shown,
      parcel: dispatch?.state ?? null,
      renewal: renewal?.state ?? null,
      data: data
        ? { state: data.state, useBy: data.use_by, activatedAt: data.activated_at, usedMb: data.used_mb }
        : null,
      request: requestAbout(requests, position),
    };
  });
}

/** As their buyer knows them: a card is on its way, and has its plan, once they have been told. */
export async function simsAsTold(
  db: DbOrTx,
  { id, way }: Order,
  sims: readonly SoldSim[],
): Promise<readonly SoldSim[]> {
  if (way !== "physical") return sims;
  const parcel = (await parcelAsTold(db, id))?.state ?? null;
  return sims.map((sim) => ({ ...sim, parcel, ...(parcel === "waiting" && { data: null }) }));
}

type Facts = {
  position: number;
  profile: Pick<EsimProfile, "supplier" | "profile_state"> | undefined;
  reference: string | null;
};

/** Whether a SIM is reported on. A missing report means something only if there is a reporter. */
export function wordOn(
  { position, profile, reference }: Facts,
  { suppliers, silent }: Tellers,
): Pick<SoldSim, "profileState" | "ours" | "word"> {
  const reportsState = profile !== undefined && suppliers.some(({ name }) => tellsOf(name, profile.supplier));
  const ours = profile?.supplier === "pool";
  const isCarried = reference !== null || (reportsState && !ours);
  const word = silent?.has(position) ? "silent" : "heard";
  const profileState =
    profile && (profile.profile_state === "released" && !reportsState ? "unknown" : profile.profile_state);
  return { profileState: profileState ?? null, ours, word: isCarried ? word : "nobody" };
}

/** Of several requests about a SIM, the one that counts: a granted one stays granted. */
function requestAbout(requests: readonly RefundRequest[], position: number): RefundRequestState | null {
  const states = requests
    .filter(({ positions, state }) => state !== "rejected" && positions.includes(position))
    .map(({ state }) => state);
  return states.includes("granted") ? "granted" : (states[0] ?? null);
}

/** Promised and paid are the same only where it is read with the order's row locked. */
export async function soldFor(
  db: DbOrTx,
  { id, unit_amount, quantity, discount_amount, postal_amount }: Order,
): Promise<Sold> {
  const left = await leftOfOrder(db, id);
  return { unit: unit_amount, quantity, discount: discount_amount, postage: postal_amount, left };
}
