import { createHash } from "node:crypto";
import type { SuppliedProfile } from "../../../adapters/supply/esim-supplier.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { queueDelivered } from "../../sales/orders/queue-delivered.server.ts";
import { soldPlan, useBy } from "../../sales/orders/rules.ts";
import { moveOrder, type Order } from "../../sales/orders/store.server.ts";
import { openDataPlans } from "../../stock/data-plans/store.server.ts";
import { insertProfiles, profilesLike } from "../../stock/esim-profiles/store.server.ts";
import { moveSupplyOrder, type SupplyOrder } from "./store.server.ts";

type Ready = { reference: string; profiles: readonly SuppliedProfile[] };

/**
 * Stores and seals the profiles, assigns them to the order, opens data plans, moves the state and queues e-mails: all
 * or nothing, in the caller's transaction, which has locked the order's row. False: one of the profiles is already
 * assigned, and nothing was written.
 */
export async function giveOut(
  tx: DbOrTx,
  vault: Vault,
  order: Order,
  supplyOrder: SupplyOrder,
  { reference, profiles }: Ready,
  now: Date,
): Promise<boolean> {
  const made = profiles.map((profile, index) => ({ ...profile, position: index + 1 }));
  if (!(await storeMade(tx, vault, supplyOrder, made, { state: "allotted", allotted_at: now }))) return false;
  await moveSupplyOrder(tx, supplyOrder.id, "ready", { reference, settled_at: now });
  const begins = { sold: soldPlan(order), at: order.paid_at ?? now };
  await openDataPlans(tx, {
    orderId: order.id,
    sims: made,
    useBy: useBy(order.plan_as_sold, now),
    begins,
    carrier: "supplier",
  });
  await moveOrder(tx, order.id, "delivered", { closed_at: now });
  await queueDelivered(tx, order, now);
  return true;
}

type Made = SuppliedProfile & { position: number | null };
type As = { state: "allotted" | "reserved"; allotted_at: Date | null };

/** Stores and seals profiles for their order. False: one of them is known already, and nothing was written. */
export async function storeMade(
  tx: DbOrTx,
  vault: Vault,
  { order_id, supplier, asked_at }: SupplyOrder,
  made: readonly Made[],
  as: As,
): Promise<boolean> {
  const taken = await profilesLike(tx, { iccids: made.map(({ iccid }) => iccid), hashes: made.map(codeHash) });
  if (taken.length > 0) return false;
  await insertProfiles(
    tx,
    made.map((profile) => ({
      iccid: profile.iccid,
      smdp_address: profile.smdpAddress,
      matching_id_sealed: vault.seal(profile.matchingId),
      matching_id_hash: codeHash(profile),
      confirmation_code_sealed: profile.confirmationCode ? vault.seal(profile.confirmationCode) : null,
      ...as,
      order_id,
      position: profile.position,
      supplier,
      // ready for download; its supplier reports each further step
      profile_state: "released" as const,
      profile_state_at: asked_at,
    })),
  );
  return true;
}

/** The importer's hash of a code: compares codes without opening the vault. */
function codeHash({ smdpAddress, matchingId }: SuppliedProfile): Buffer {
  return createHash("sha256").update(`${smdpAddress}$${matchingId}`).digest();
}
