import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Names, SimSightingRow } from "../../../platform/database/tables.ts";

/** An answer that comes late does not replace a later one. */
export async function noteSighting(
  db: DbOrTx,
  sighting: Omit<Insertable<SimSightingRow>, "asked_at">,
  now: Date,
): Promise<void> {
  const { iccid, ...said } = { ...sighting, asked_at: now };
  await db
    .insertInto("sim_sightings")
    .values({ iccid, ...said })
    .onConflict((conflict) => conflict.column("iccid").doUpdateSet(said).where("sim_sightings.asked_at", "<=", now))
    .execute();
}

type Sighting = Selectable<SimSightingRow> & { names: Names | null };

/** With the names of the country where it was seen. */
export function sightingOf(db: DbOrTx, iccid: string): Promise<Sighting | undefined> {
  return db
    .selectFrom("sim_sightings")
    .leftJoin("destinations", "destinations.iso2", "sim_sightings.seen_in")
    .selectAll("sim_sightings")
    .select("destinations.names")
    .where("iccid", "=", iccid)
    .executeTakeFirst();
}
