import { sql, type Selectable } from "kysely";
import { languages } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DestinationRow, Names, RegionRow } from "../../../platform/database/tables.ts";
import type { DestinationRecord } from "../destinations/destination-rules.ts";
import type { RegionRecord } from "../destinations/region-rules.ts";
import { allPlaces } from "../destinations/store.server.ts";
import type { PlanOnSale } from "../plans/plan-references.ts";
import type { AreaKind, AreaRecords, CountryNetworks, ShownDestination } from "./area-rules.ts";

type Read = { [Kind in AreaKind]: (db: DbOrTx, code: string) => Promise<AreaRecords[Kind] | undefined> };

export const areaAt: Read = {
  async destination(db, iso2) {
    const row = await db.selectFrom("destinations").selectAll().where("iso2", "=", iso2).executeTakeFirst();
    if (!row) return undefined;
    const places = await db
      .selectFrom("places")
      .select(["kind", "code", "names"])
      .where("iso2", "=", iso2)
      .orderBy("kind")
      .orderBy("code")
      .orderBy(sql`names ->> 'en'`)
      .execute();
    return {
      ...destinationOf(row),
      shown: row.shown,
      places: places.map((place) => ({ ...place, names: inOrder(place.names) })),
    } as ShownDestination;
  },
  async region(db, slug) {
    const row = await db.selectFrom("regions").selectAll().where("slug", "=", slug).executeTakeFirst();
    return row && regionOf(row);
  },
  async networks(db, iso2) {
    const known = await db.selectFrom("destinations").select("iso2").where("iso2", "=", iso2).executeTakeFirst();
    if (!known) return undefined;
    const carriers = await db
      .selectFrom("carriers")
      .select(["carrier", "mccmnc", "generations"])
      .where("iso2", "=", iso2)
      .orderBy("carrier")
      .execute();
    const roaming = await db
      .selectFrom("networks")
      .select(["network_set", "carrier", "rank", "generations", "apn"])
      .where("iso2", "=", iso2)
      .orderBy(sql`network_set = 'worldwide'`, "desc")
      .orderBy("network_set")
      .orderBy("rank")
      .orderBy("carrier")
      .execute();
    return { iso2, carriers, roaming } as CountryNetworks;
  },
};

const destinationOf = ({ shown: _shown, names, ...row }: Selectable<DestinationRow>) =>
  ({
    ...row,
    main_city_lon: Number(row.main_city_lon),
    main_city_lat: Number(row.main_city_lat),
    names: inOrder(names),
  }) as DestinationRecord;

const regionOf = (row: Selectable<RegionRow>): RegionRecord => ({ ...row, names: inOrder(row.names) as Names });

/** All of them, as a file has them. */
export async function destinationRecords(db: DbOrTx): Promise<DestinationRecord[]> {
  return (await db.selectFrom("destinations").selectAll().orderBy("iso2").execute()).map(destinationOf);
}

export async function regionRecords(db: DbOrTx): Promise<RegionRecord[]> {
  return (await db.selectFrom("regions").selectAll().orderBy("slug").execute()).map(regionOf);
}

export async function placeRecords(db: DbOrTx) {
  return (await allPlaces(db)).map(({ names, ...place }) => ({ ...place, names: inOrder(names) }));
}

/** Every language, so that a form has a place for a name that is missing; jsonb keeps no order. */
const inOrder = (names: Partial<Names>) =>
  Object.fromEntries(languages.map((language) => [language, names[language] ?? null]));

type Write = { [Kind in AreaKind]: (tx: DbOrTx, record: AreaRecords[Kind]) => Promise<void> };

/** Held against its rules before, behind the lock of the catalogue. */
export const putArea: Write = {
  async destination(tx, { iso2, places, names, ...facts }) {
    const row = {
      ...facts,
      main_city_lon: String(facts.main_city_lon),
      main_city_lat: String(facts.main_city_lat),
      names: JSON.stringify(names),
    };
    await tx
      .insertInto("destinations")
      .values({ iso2, ...row })
      .onConflict((conflict) => conflict.column("iso2").doUpdateSet(row))
      .execute();
    await tx.deleteFrom("places").where("iso2", "=", iso2).execute();
    if (places.length > 0)
      await tx
        .insertInto("places")
        .values(places.map((place) => ({ ...place, iso2, names: JSON.stringify(withoutEmpty(place.names)) })))
        .execute();
  },
  async region(tx, { slug, names, ...facts }) {
    await tx
      .updateTable("regions")
      .set({ ...facts, names: JSON.stringify(names) })
      .where("slug", "=", slug)
      .execute();
  },
  async networks(tx, { iso2, carriers, roaming }) {
    await tx.deleteFrom("networks").where("iso2", "=", iso2).execute();
    await tx.deleteFrom("carriers").where("iso2", "=", iso2).execute();
    if (carriers.length > 0)
      await tx
        .insertInto("carriers")
        .values(carriers.map((one) => ({ ...one, iso2 })))
        .execute();
    if (roaming.length > 0)
      await tx
        .insertInto("networks")
        .values(roaming.map((one) => ({ ...one, iso2 })))
        .execute();
  },
};

const withoutEmpty = (names: object) => Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null));

/** Which destination an address belongs to. */
export async function ownersOf(tx: DbOrTx, slug: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom("destinations").select(["slug", "iso2"]).where("slug", "=", slug).execute();
  return new Map(rows.map((row) => [row.slug, row.iso2]));
}

export function plansOnSaleIn(tx: DbOrTx): Promise<(PlanOnSale & { countries: string[] })[]> {
  return tx
    .selectFrom("plans")
    .select(["code", "scope", "area", "network_set", "countries"])
    .where("on_sale", "=", true)
    .orderBy("code")
    .execute();
}

/** How many plans are on sale for each country and each region. */
export async function plansByArea(db: DbOrTx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ area: string; plans: number }>`
    select country as area, count(*)::int as plans from plans, unnest(countries) as country where on_sale group by 1
    union all
    select area, count(*)::int from plans where on_sale and scope <> 'country' group by 1`.execute(db);
  return new Map(rows.map(({ area, plans }) => [area, plans]));
}
