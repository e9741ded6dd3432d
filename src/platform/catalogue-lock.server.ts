import { sql } from "kysely";
import type { DbOrTx } from "./database/database.server.ts";

const oneCatalogueWriter = 20_261_122;

/**
 * One import or publication at a time, until the transaction ends: an import would delete what another writes as
 * missing, and whoever publishes compares with what is there.
 */
export async function lockCatalogue(tx: DbOrTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${oneCatalogueWriter})`.execute(tx);
}
