import { farAhead } from "../../../kernel/record-fields.ts";
import type { RecordProblem } from "../../../kernel/record-problem.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { clashesWithDatabase } from "./against-database.server.ts";
import { problemsOn } from "./csv-sheet.server.ts";
import { demoGoodsIn, type DemoGoods } from "./demo-goods.server.ts";
import { knownInDatabase } from "./known-store.server.ts";
import { problemsOnPages } from "./pages.server.ts";
import { inReadingOrder, type Problem } from "./problem.server.ts";
import { readFolder } from "./read-shop-folder.server.ts";
import { brokenReferences, knownIn, knownTogether } from "./references.server.ts";
import type { Shop } from "./shop.server.ts";
import { unreportedProfiles } from "./unreported-profiles.server.ts";
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
    await lockCatalogue(tx);
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

function datesTooFarAhead({ rates, policies, notices }: Shop, now: Date): Problem[] {
  const far = (field: string, date: string | undefined): RecordProblem[] => {
    const fault = date === undefined ? undefined : farAhead(date, now);
    return fault ? [{ field, ...fault }] : [];
  };
  return [
    ...problemsOn(rates, ({ valid_from }) => far("valid_from", valid_from)),
    ...problemsOnPages(policies, ({ effective }) => far("effective", effective)),
    ...problemsOnPages(notices, ({ published_at }) => far("published_at", published_at)),
  ];
}
