import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { addCards } from "../../stock/sim-cards/store.server.ts";
import { matchingIdHash, type Profile } from "./esim-profiles-csv.server.ts";
import { profilesLike } from "./known-store.server.ts";
import type { SimCard } from "./sim-cards-csv.server.ts";
import { insertRows } from "./store.server.ts";

type Added = { added: number; changed: 0; removed: 0 };

/** `batchId`: staff added them together, and may retire them together. */
export async function addSimCards(tx: DbOrTx, cards: readonly SimCard[], batchId?: string): Promise<Added> {
  const iccids = cards.map(({ iccid }) => iccid);
  return { added: await addCards(tx, iccids, batchId), changed: 0, removed: 0 };
}

/** Known profiles are left untouched, whatever their state: they were checked to be the same. */
export async function addProfiles(
  tx: DbOrTx,
  profiles: readonly Profile[],
  vault: Pick<Vault, "seal">,
  batchId?: string,
): Promise<Added> {
  const iccids = profiles.map(({ iccid }) => iccid);
  const known = new Set((await profilesLike(tx, iccids, [])).map(({ iccid }) => iccid));
  const added = profiles.filter(({ iccid }) => !known.has(iccid));
  const rows = added.map(({ iccid, smdp_address, matching_id, reports }) => ({
    iccid,
    smdp_address,
    matching_id_sealed: `\\x${vault.seal(matching_id).toString("hex")}`,
    matching_id_hash: `\\x${matchingIdHash({ smdp_address, matching_id })}`,
    // a missing report means something only if there is a reporter
    profile_state: reports ? "released" : "unknown",
    batch_id: batchId ?? null,
  }));
  if (rows.length > 0) await insertRows(tx, "esim_profiles", rows);
  return { added: rows.length, changed: 0, removed: 0 };
}
