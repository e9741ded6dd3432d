import { createHash } from "node:crypto";
import { readConfig } from "../src/platform/config.server.ts";
import { openVault } from "../src/platform/vault.server.ts";
import type { Ground } from "./ground.ts";

/** Puts so many more profiles into the pool, sealed with the shop's own secret; `series` keeps their numbers apart. */
export async function stockProfiles({ folder, pool }: Ground, count: number, series: number): Promise<void> {
  const vault = openVault(readConfig({ DATA_DIR: folder }).appSecret);
  const ids = Array.from({ length: count }, (_, number) => `BENCH-${series}-${number}`);
  await pool.query(
    `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash)
     select '8985234' || lpad(($1::bigint * 10000000 + n)::text, 12, '0'), 'rsp.farwave.example', sealed, hash
     from unnest($2::bytea[], $3::bytea[]) with ordinality as made (sealed, hash, n)`,
    [series, ids.map((id) => vault.seal(id)), ids.map((id) => createHash("sha256").update(id).digest())],
  );
}
