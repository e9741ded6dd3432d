import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { countriesOfSets, type KnownToPlans } from "./plan-references.ts";

/** What a plan may refer to. */
export async function knownToPlans(tx: DbOrTx): Promise<KnownToPlans> {
  const destinations = await tx.selectFrom("destinations").select("iso2").execute();
  const regions = await tx.selectFrom("regions").select(["slug", "kind", "countries"]).execute();
  const networks = await tx.selectFrom("networks").select(["network_set", "iso2"]).execute();
  return {
    destinations: new Set(destinations.map(({ iso2 }) => iso2)),
    regions: new Map(regions.map(({ slug, kind, countries }) => [slug, { kind, countries }])),
    networks: countriesOfSets(networks),
  };
}
