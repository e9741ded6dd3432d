import { sql, type Insertable, type RawBuilder, type Selectable } from "kysely";
import { compiledOnce } from "../../../platform/database/compiled-once.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { EsimProfileRow } from "../../../platform/database/tables.ts";

export type EsimProfile = Omit<Selectable<EsimProfileRow>, "batch_id">;

/** By name: a prepared statement's result must not change when a migration adds a column. */
const columns = [
  "iccid",
  "smdp_address",
  "matching_id_sealed",
  "matching_id_hash",
  "state",
  "order_id",
  "position",
  "allotted_at",
  "supplier",
  "confirmation_code_sealed",
  "profile_state",
  "profile_state_at",
  "device",
] as const;

/**
 * Allots profiles to an order: those held for it, plus free ones. All or none. Parts of the statement that delivers them,
 * which reads `allotted` (position, iccid).
 * SKIP LOCKED: concurrent orders take different profiles without waiting. `any (array(…))`: otherwise the planner
 * assumes that a computed limit returns a tenth of the pool, and would read all of it for the join.
 */
export function profilesAllotted(
  orderId: string,
  quantity: number,
  now: Date,
  unless: RawBuilder<boolean> = sql`false`,
): RawBuilder<unknown> {
  return sql`mine as (
      select iccid from esim_profiles where order_id = ${orderId} and state = 'held' for no key update
    ), free as (
      select iccid from esim_profiles where state = 'available' order by iccid
      limit greatest(0, ${quantity} - (select count(*) from mine)) for update skip locked
    ), numbered as (
      select iccid, row_number() over (order by iccid) as position
        from (select iccid from mine union all select iccid from free) as profiles
    ), allotted as (
      update esim_profiles as profile
      set state = 'allotted', order_id = ${orderId}, position = numbered.position, allotted_at = ${now}
      from numbered
      where profile.iccid = any (array(select iccid from numbered)) and profile.iccid = numbered.iccid
        and (select count(*) from numbered) = ${quantity} and not (${unless})
      returning profile.position, profile.iccid
    )`;
}

/** The buyer's profiles; retired ones are not shown. */
export const profilesOfOrder: (db: DbOrTx, orderId: string) => Promise<EsimProfile[]> = compiledOnce(
  (db, orderId: string) =>
    db
      .selectFrom("esim_profiles")
      .select(columns)
      .modifyFront(prepared)
      .where("order_id", "=", orderId)
      // a literal, so that a generic plan can use the partial index of positions
      .where("state", "=", sql.lit("allotted"))
      .orderBy("position"),
);

/** Profiles with the same ICCID or code: those reported twice. */
export async function profilesLike(
  db: DbOrTx,
  { iccids, hashes }: { iccids: string[]; hashes: Buffer[] },
): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select iccid from esim_profiles
      where iccid = any(${iccids}::text[]) or matching_id_hash = any(${hashes}::bytea[])`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

export async function insertProfiles(tx: DbOrTx, profiles: Insertable<EsimProfileRow>[]): Promise<void> {
  await tx.insertInto("esim_profiles").values(profiles).execute();
}

/** Locks a profile for a supplier's report: reports on one SIM are serialised. */
export function lockProfile(tx: DbOrTx, iccid: string): Promise<EsimProfile | undefined> {
  return tx.selectFrom("esim_profiles").selectAll().where("iccid", "=", iccid).forNoKeyUpdate().executeTakeFirst();
}

export function profileByIccid(db: DbOrTx, iccid: string): Promise<EsimProfile | undefined> {
  return db.selectFrom("esim_profiles").selectAll().where("iccid", "=", iccid).executeTakeFirst();
}

export async function noteProfileState(
  tx: DbOrTx,
  iccid: string,
  { state, at, device }: { state: EsimProfile["profile_state"]; at: Date; device?: string },
): Promise<void> {
  await tx
    .updateTable("esim_profiles")
    .set({ profile_state: state, profile_state_at: at, ...(device && { device }) })
    .where("iccid", "=", iccid)
    .execute();
}

export async function profilesAvailable(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom("esim_profiles")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("state", "=", "available")
    .executeTakeFirstOrThrow();
  return Number(count);
}
