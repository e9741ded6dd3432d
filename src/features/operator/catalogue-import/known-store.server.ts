import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { knownToPlans } from "../../catalogue/plans/known-store.server.ts";
import type { PlanOnSale } from "../../catalogue/plans/plan-references.ts";
import type { Known } from "./references.server.ts";

type KnownProfile = { iccid: string; hash: string };

/** What rows of the files may refer to. */
export async function knownInDatabase(tx: DbOrTx): Promise<Known> {
  const carriers = await tx.selectFrom("carriers").select(["iso2", "carrier"]).execute();
  const sources = await tx.selectFrom("china_sources").select("code").execute();
  const known = await knownToPlans(tx);
  return {
    ...known,
    chinaSources: new Set(sources.map(({ code }) => code)),
    carriers: new Set(carriers.map(({ iso2, carrier }) => `${iso2} ${carrier}`)),
  };
}

export async function plansOnSale(tx: DbOrTx): Promise<PlanOnSale[]> {
  return tx
    .selectFrom("plans")
    .select(["code", "scope", "area", "network_set"])
    .where("on_sale", "=", true)
    .orderBy("code")
    .execute();
}

/** Which destination each of these addresses belongs to. */
export async function ownersOfSlugs(tx: DbOrTx, slugs: string[]): Promise<Map<string, string>> {
  const rows =
    slugs.length > 0
      ? await tx.selectFrom("destinations").select(["slug", "iso2"]).where("slug", "in", slugs).execute()
      : [];
  return new Map(rows.map(({ slug, iso2 }) => [slug, iso2]));
}

/**
 * Profiles with one of these ICCIDs, with or without a vendor's digit, or one of these codes. Hashes are hexadecimal.
 */
export async function profilesLike(tx: DbOrTx, iccids: string[], hashes: string[]): Promise<KnownProfile[]> {
  const { rows } = await sql<KnownProfile>`
    select iccid, encode(matching_id_hash, 'hex') as hash from esim_profiles
    where left(iccid, 19) in (select left(asked, 19) from unnest(${iccids}::text[]) as asked)
      or matching_id_hash in (select decode(asked, 'hex') from unnest(${hashes}::text[]) as asked)`.execute(tx);
  return rows;
}
