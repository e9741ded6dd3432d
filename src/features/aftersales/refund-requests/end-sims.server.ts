import { NetworkNotConnected, NetworkUnavailable } from "../../../adapters/network/network.ts";
import { SupplierUnavailable } from "../../../adapters/supply/esim-supplier.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { supplierNamed } from "../../delivery/supply/ask-supplier.server.ts";
import { lookAtSupplier } from "../../delivery/supply/look-at-profile.server.ts";
import { lookAtNetwork } from "../../delivery/usage/look-at-network.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { profilesOfOrder, type EsimProfile } from "../../stock/esim-profiles/store.server.ts";

/** The result of ending a SIM: certainly unused; used, in which case it goes on unless `evenUsed`; or no answer. */
export type SimEnd = { position: number; reference: string | null; end: "unused" | "used" | "silent" };

type Outside = {
  position: number;
  reference: string | null;
  made: { iccid: string; supplier: "reseller" | "es2plus" } | null;
};

/** What these SIMs have outside the shop: a plan on our network, an eSIM made by a supplier. */
async function outsideOf(db: DbOrTx, orderId: string, positions: readonly number[]): Promise<Outside[]> {
  const plans = await dataPlansOf(db, orderId);
  const profiles = await profilesOfOrder(db, orderId);
  return positions.map((position) => {
    const { iccid, supplier } = profiles.find((one) => one.position === position) ?? {
      iccid: "",
      supplier: "pool" as const,
    };
    return {
      position,
      reference: plans.find((one) => one.position === position)?.network_reference ?? null,
      made: supplier === "pool" ? null : { iccid, supplier },
    };
  });
}

export async function endsOutside(db: DbOrTx, orderId: string, positions: readonly number[]): Promise<boolean> {
  return (await outsideOf(db, orderId, positions)).some(({ reference, made }) => reference !== null || made !== null);
}

type Ending = {
  orderId: string;
  positions: readonly number[];
  /** A person has agreed to take them back used. */
  evenUsed?: boolean;
};

/**
 * Ends what was sold, outside any transaction, and reports by the final usage whether it was used. A plan that has
 * started is left alone: first come, first served. Idempotent: what ended unused stays so.
 */
export async function endSims({ orderId, positions, evenUsed = false }: Ending, shop: Shop): Promise<SimEnd[]> {
  const outside = await outsideOf(shop.db, orderId, positions);
  const onNetwork = outside.flatMap(({ reference, made }) => (reference === null || made ? [] : [reference]));
  const ends = await endOnNetwork(onNetwork, evenUsed, shop);
  return Promise.all(
    outside.map(async ({ position, reference, made }) => {
      const end = made
        ? await endAtSupplier(made, shop)
        : reference === null
          ? ("unused" as const)
          : ends.get(reference)!;
      return { position, reference, end };
    }),
  );
}

async function endOnNetwork(
  references: readonly string[],
  evenUsed: boolean,
  shop: Shop,
): Promise<Map<string, SimEnd["end"]>> {
  const { network } = shop;
  const all = (end: SimEnd["end"]) => new Map(references.map((reference) => [reference, end]));
  if (references.length === 0) return all("unused");
  try {
    const ended: string[] = [];
    for (const reference of references) {
      const { state } = await (evenUsed ? network.endPlan(reference) : network.endUnused(reference));
      if (state === "done") ended.push(reference);
    }
    const found = await network.findPlans(references);
    const ends = new Map(
      references.map((reference) => {
        const final = found.find((plan) => plan.reference === reference);
        if (!final) return [reference, "silent" as const];
        return [
          reference,
          ended.includes(reference) && final.activatedAt === null && final.usedMb === 0
            ? ("unused" as const)
            : ("used" as const),
        ];
      }),
    );
    await lookAtNetwork(
      references.filter((reference) => ends.get(reference) === "used"),
      shop,
    );
    return ends;
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    // without a network there is nothing to end, and a request that staff have granted must not wait for ever
    return all(error instanceof NetworkNotConnected && evenUsed ? "used" : "silent");
  }
}

/** A supplier takes back only what was never downloaded: its acceptance also proves that it was unused. */
export async function endAtSupplier(
  { iccid, supplier: name }: Pick<EsimProfile, "iccid" | "supplier">,
  shop: Shop,
): Promise<SimEnd["end"]> {
  const supplier = supplierNamed(shop, name);
  if (!supplier) return "silent";
  try {
    if ((await supplier.cancel({ key: `retired:${iccid}`, iccid })) === "cancelled") return "unused";
    await lookAtSupplier(iccid, supplier, shop);
    return "used";
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error;
    return "silent";
  }
}

/** With the order locked: fails unless the current plans are those that were ended, so that the job starts over. */
export async function expectTheSame(tx: DbOrTx, orderId: string, ends: readonly SimEnd[]): Promise<void> {
  const now = await outsideOf(
    tx,
    orderId,
    ends.map(({ position }) => position),
  );
  if (now.some(({ reference }, index) => reference !== ends[index]!.reference))
    throw new Error(`order ${orderId}: another plan was loaded while one was ended`);
}
