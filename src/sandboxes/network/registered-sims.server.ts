import type pg from "pg";
import type { RegisteredRegion } from "../../adapters/network/network.ts";
import { iccidKey } from "../../kernel/iccid.ts";

const wantsRegistered: readonly string[] = ["HK", "TW"] satisfies RegisteredRegion[];

/** Whether a SIM has data in a country: in these two, once it is registered there. */
export function hasData(country: string | null, regions: readonly string[] | null): boolean {
  return country === null || !wantsRegistered.includes(country) || (regions?.includes(country) ?? false);
}

/** A card is one SIM with and without the digit that vendors print behind its number; only the shorter is kept here. */
export const registeredFor = (iccid: string) => `registered.iccid in (${iccid}, left(${iccid}, 19))`;

export async function setRegistered(
  tx: pg.PoolClient,
  iccid: string,
  regions: readonly RegisteredRegion[],
): Promise<void> {
  await tx.query(
    `insert into sandbox_network.registered (iccid, regions) values ($1, $2)
     on conflict (iccid) do update set regions = excluded.regions`,
    [iccidKey(iccid), regions],
  );
}
