import { createHash, randomUUID } from "node:crypto";
import { readConfig } from "../src/platform/config.server.ts";
import { openVault } from "../src/platform/vault.server.ts";
import type { Ground } from "./ground.ts";

/** Puts so many more profiles into the pool, sealed with the shop's own secret. */
export async function stockProfiles({ folder, pool }: Ground, count: number): Promise<void> {
  const vault = openVault(readConfig({ DATA_DIR: folder }).appSecret);
  const ids = Array.from({ length: count }, () => `BENCH-${randomUUID()}`);
  await pool.query(
    `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash)
     select '8985234' || lpad((1000000000 + (select count(*) from esim_profiles) + n)::text, 12, '0'),
       'rsp.farwave.example', sealed, hash
     from unnest($1::bytea[], $2::bytea[]) with ordinality as made (sealed, hash, n)`,
    [ids.map((id) => vault.seal(id)), ids.map((id) => createHash("sha256").update(id).digest())],
  );
}

export async function stockCards({ pool }: Ground, count: number): Promise<void> {
  await pool.query(
    "insert into sim_cards (iccid) select '8985234' || lpad((2000000000 + (select count(*) from sim_cards) + n)::text, 12, '0') from generate_series(1, $1) as n",
    [count],
  );
}
