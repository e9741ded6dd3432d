import type { Db } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { clashesWithDatabase } from "./against-database.server.ts";
import { demoGoodsIn, type DemoGoods } from "./demo-goods.server.ts";
import { datesTooFarAhead } from "./far-dates.server.ts";
import { knownInDatabase } from "./known-store.server.ts";
import { inReadingOrder, type Problem } from "./problem.server.ts";
import { readFolder } from "./read-shop-folder.server.ts";
import { brokenReferences, knownIn, knownTogether } from "./references.server.ts";
import { unreportedProfiles } from "./silent-profiles.server.ts";
import { oneImportAtATime } from "./store.server.ts";
import { writeShop, type Changes } from "./write-shop.server.ts";

/**
 * `poolReports`: an SM-DP+ is configured that reports on the pool's profiles. `never`: what this shop must not import.
 */
export type Import = {
  folder: string;
  db: Db;
  vault: Pick<Vault, "seal">;
  now: Date;
  poolReports: boolean;
  never?: DemoGoods;
};
export type Imported = { problems: Problem[] } | { changes: Changes };

/**
 * Updates the database to match a folder: all of it, or nothing when anything is wrong anywhere. An absent file leaves
 * its part of the shop alone. A second import of the same folder writes nothing.
 */
export async function importShop({ folder, db, vault, now, poolReports, never }: Import): Promise<Imported> {
  const { shop, problems } = await readFolder(folder);
  return db.transaction().execute(async (tx) => {
    await oneImportAtATime(tx);
    const inDatabase = await knownInDatabase(tx);
    const known = knownTogether(shop, knownIn(shop), inDatabase);
    const clashes = await clashesWithDatabase(tx, shop, inDatabase);
    const refused = [...unreportedProfiles(shop, poolReports), ...(never ? demoGoodsIn(shop, never) : [])];
    const all = [...problems, ...brokenReferences(shop, known), ...clashes, ...datesTooFarAhead(shop, now), ...refused];
    return all.length > 0
      ? { problems: inReadingOrder(all) }
      : { changes: await writeShop(tx, shop, known, { vault, now }) };
  });
}
