import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { clashesWithDatabase } from "./against-database.server.ts";
import { demoGoodsIn, type DemoGoods } from "./demo-goods.server.ts";
import { knownInDatabase } from "./known-store.server.ts";
import { problemsOnPages } from "./pages.server.ts";
import { clashesOfPolicies } from "./policies-in-force.server.ts";
import { inReadingOrder, type Problem } from "./problem.server.ts";
import { readFolder } from "./read-shop-folder.server.ts";
import { brokenReferences, knownIn, knownTogether } from "./references.server.ts";
import type { Shop } from "./shop.server.ts";
import { ratesTooFarAhead, tooFarAhead } from "./too-far-ahead.server.ts";
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
  /** Whoever runs it on the server: what it does to plans, prices and rates stands in the trail. */
  by?: By;
};
export type Imported = { problems: Problem[] } | { changes: Changes };

/**
 * Updates the database to match a folder: all of it, or nothing when anything is wrong anywhere. An absent file leaves
 * its part of the shop alone. A second import of the same folder writes nothing.
 */
export async function importShop({ folder, db, vault, now, poolReports, never, by }: Import): Promise<Imported> {
  const { shop, problems } = await readFolder(folder);
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const inDatabase = await knownInDatabase(tx);
    const known = knownTogether(shop, knownIn(shop), inDatabase);
    const clashes = [...(await clashesWithDatabase(tx, shop, inDatabase)), ...(await clashesOfPolicies(tx, shop, now))];
    const refused = [...unreportedProfiles(shop, poolReports), ...(never ? demoGoodsIn(shop, never) : [])];
    const all = [...problems, ...brokenReferences(shop, known), ...clashes, ...datesTooFarAhead(shop, now), ...refused];
    if (all.length > 0) return { problems: inReadingOrder(all) };
    const changes = await writeShop(tx, shop, known, { vault, now });
    if (by) await recordImport(tx, by, changes);
    return { changes };
  });
}

const tellsOfPrices = ["plans", "plan_prices", "exchange_rates"] as const;

/** Prices of a file wait for no second person; who brought them is known all the same. */
async function recordImport(tx: DbOrTx, by: By, changes: Changes): Promise<void> {
  const told = tellsOfPrices.flatMap((table) => {
    const { added = 0, changed = 0, removed = 0 } = changes[table] ?? {};
    return added + changed + removed > 0 ? [[table, added + changed + removed] as const] : [];
  });
  if (told.length > 0) await recordAction(tx, by, "catalogue_imported", { rows: Object.fromEntries(told) });
}

const datesTooFarAhead = (shop: Shop, now: Date): Problem[] => [
  ...ratesTooFarAhead(shop, now),
  ...problemsOnPages(shop.policies, ({ effective }) => tooFarAhead("effective", effective, now)),
  ...problemsOnPages(shop.notices, ({ published_at }) => tooFarAhead("published_at", published_at, now)),
];
