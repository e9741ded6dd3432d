import type pg from "pg";
import { ConfigError } from "../config.server.ts";
import { openVault, type Vault } from "../vault.server.ts";

const word = "this database is this secret's";

/**
 * Checks that APP_SECRET fits the database before it is used: a different secret cannot open sold eSIMs, order links or
 * codes, and the right one cannot open what it seals. The first start stores a sealed word to check against.
 */
export async function checkKnownSecret(pool: pg.Pool, appSecret: Buffer): Promise<void> {
  const vault = openVault(appSecret);
  // databases from before that word are checked with an eSIM
  const { rows: older } = await pool.query<{ sealed: Buffer }>(
    "select matching_id_sealed as sealed from esim_profiles where not exists (select from app_secret) limit 1",
  );
  if (older[0] && !opens(vault, older[0].sealed)) throw wrongSecret();
  await pool.query("insert into app_secret (sealed) values ($1) on conflict do nothing", [vault.seal(word)]);
  const { rows } = await pool.query<{ sealed: Buffer }>("select sealed from app_secret");
  if (!opens(vault, rows[0]!.sealed)) throw wrongSecret();
}

function opens(vault: Vault, sealed: Buffer): boolean {
  try {
    return vault.open(sealed) !== "";
  } catch {
    return false;
  }
}

function wrongSecret(): ConfigError {
  return new ConfigError(
    "APP_SECRET: not the one of this database, so that no eSIM code and no order link of it could be opened; give the one that was kept with its backup (without the setting it is the file app-secret in DATA_DIR), or another database",
  );
}
