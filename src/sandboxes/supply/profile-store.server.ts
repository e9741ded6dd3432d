import type pg from "pg";
import { newIccid } from "./identifiers.server.ts";
import { sandboxSmdp } from "./supplier.server.ts";

export type SandboxState =
  | "allocated"
  | "confirmed"
  | "released"
  | "downloaded"
  | "installed"
  | "enabled"
  | "disabled"
  | "deleted"
  | "cancelled";

export type SandboxProfile = {
  iccid: string;
  made_for: "reseller" | "es2plus" | "pool";
  order_no: string | null;
  product: string | null;
  smdp_address: string;
  matching_id: string | null;
  state: SandboxState;
  state_at: Date;
  /** bigint: the driver hands over texts. */
  total_bytes: string | null;
  used_bytes: string;
  days: number;
  activated_at: Date | null;
};

type Database = pg.Pool | pg.PoolClient;

export async function profileOf(database: Database, iccid: string): Promise<SandboxProfile | undefined> {
  const { rows } = await database.query<SandboxProfile>("select * from sandbox_supplier.profiles where iccid = $1", [
    iccid,
  ]);
  return rows[0];
}

export async function profileOfCode(database: Database, matchingId: string): Promise<SandboxProfile | undefined> {
  const { rows } = await database.query<SandboxProfile>(
    "select * from sandbox_supplier.profiles where matching_id = $1",
    [matchingId],
  );
  return rows[0];
}

/** The newest that were made on order, and those of the pool that some phone has asked for. */
export async function latestProfiles(database: Database, most: number): Promise<SandboxProfile[]> {
  const { rows } = await database.query<SandboxProfile>(
    "select * from sandbox_supplier.profiles where made_for <> 'pool' or state <> 'released' order by state_at desc, iccid limit $1",
    [most],
  );
  return rows;
}

/** Moves a profile that is in one of the states `from`; nothing when it is not. */
export async function moveProfile(
  database: Database,
  iccid: string,
  from: readonly SandboxState[],
  to: SandboxState,
  now: Date,
): Promise<SandboxProfile | undefined> {
  const { rows } = await database.query<SandboxProfile>(
    "update sandbox_supplier.profiles set state = $3, state_at = $4 where iccid = $1 and state = any($2) returning *",
    [iccid, from, to, now],
  );
  return rows[0];
}

/** Writes a profile down for an ES2+ call, or answers the one that this call has made before. */
export async function orderedByCall(
  database: Database,
  callId: string,
  product: { name: string; totalBytes: number; days: number },
  now: Date,
): Promise<SandboxProfile> {
  await database.query(
    `insert into sandbox_supplier.profiles (iccid, made_for, call_id, product, smdp_address, state, state_at,
      total_bytes, days, created_at)
     values ($1, 'es2plus', $2, $3, $4, 'allocated', $5, $6, $7, $5) on conflict (call_id) do nothing`,
    [newIccid("89852340"), callId, product.name, sandboxSmdp, now, product.totalBytes, product.days],
  );
  const { rows } = await database.query<SandboxProfile>("select * from sandbox_supplier.profiles where call_id = $1", [
    callId,
  ]);
  return rows[0]!;
}

export async function knowsPool(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ known: boolean }>(
    "select exists (select from sandbox_supplier.profiles where made_for = 'pool') as known",
  );
  return rows[0]!.known;
}

export type PoolProfile = { iccid: string; smdpAddress: string; matchingId: string };

/** What was made in advance for the shop's pool; those that the SM-DP+ knows stay as they are. */
export async function takePool(database: Database, profiles: readonly PoolProfile[], now: Date): Promise<void> {
  await database.query(
    `insert into sandbox_supplier.profiles (iccid, made_for, smdp_address, matching_id, state, state_at, created_at)
     select iccid, 'pool', smdp_address, matching_id, 'released', $4, $4
       from unnest($1::text[], $2::text[], $3::text[]) as made (iccid, smdp_address, matching_id)
     on conflict do nothing`,
    [
      profiles.map(({ iccid }) => iccid),
      profiles.map(({ smdpAddress }) => smdpAddress),
      profiles.map(({ matchingId }) => matchingId),
      now,
    ],
  );
}
