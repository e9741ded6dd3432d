import type pg from "pg";
import { ConfigError } from "../config.server.ts";
import { openVault } from "../vault.server.ts";
import { isKnown } from "./known-mark.server.ts";

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
  const known = await isKnown({
    older: older.map(({ sealed }) => sealed),
    opens(sealed) {
      try {
        return vault.open(sealed) !== "";
      } catch {
        return false;
      }
    },
    async leaveMark() {
      await pool.query("insert into app_secret (sealed) values ($1) on conflict do nothing", [vault.seal(word)]);
    },
    mark: async () => (await pool.query<{ sealed: Buffer }>("select sealed from app_secret")).rows[0]!.sealed,
  });
  if (!known)
    throw new ConfigError(
      "APP_SECRET: not the one of this database, so that no eSIM code and no order link of it could be opened; give the one that was kept with its backup (without the setting it is the file app-secret in DATA_DIR), or another database",
    );
}
