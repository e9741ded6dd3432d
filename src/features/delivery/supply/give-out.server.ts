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
  const made = profiles.map((profile, index) => ({ ...profile, position: index + 1, hash: codeHash(profile) }));
  const taken = await profilesLike(tx, {
    iccids: made.map(({ iccid }) => iccid),
    hashes: made.map(({ hash }) => hash),
  });
  if (taken.length > 0) return false;
  await insertProfiles(
    tx,
    made.map(({ iccid, smdpAddress, matchingId, confirmationCode, position, hash }) => ({
      iccid,
      smdp_address: smdpAddress,
      matching_id_sealed: vault.seal(matchingId),
      matching_id_hash: hash,
      confirmation_code_sealed: confirmationCode ? vault.seal(confirmationCode) : null,
      state: "allotted" as const,
      order_id: order.id,
      position,
      allotted_at: now,
      supplier: supplyOrder.supplier,
      // ready for download; its supplier reports each further step
      profile_state: "released" as const,
      profile_state_at: supplyOrder.asked_at,
    })),
  );
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

/** The importer's hash of a code: compares codes without opening the vault. */
function codeHash({ smdpAddress, matchingId }: SuppliedProfile): Buffer {
  return createHash("sha256").update(`${smdpAddress}$${matchingId}`).digest();
}
