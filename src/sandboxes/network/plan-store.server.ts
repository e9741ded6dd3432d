import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PlanToLoad } from "../../adapters/network/network.ts";
import { dayMs } from "../../kernel/duration.ts";
import type { LivingPlan } from "./living-plan.ts";
import { wholeSecond } from "./network-clock.ts";
import type { Use } from "./passing-time.ts";
import { endOf } from "./plan-days.ts";

type Database = pg.Pool | pg.PoolClient;
type Facts = Pick<PlanToLoad, "kind" | "iccid" | "days" | "startRule" | "dayRule" | "dayZone" | "countries">;
/** What is written down of a plan; bytes come as numbers, exact up to 8,192 TB. */
type Row = Facts & {
  reference: string;
  planCode: string;
  allowanceMb: number;
  speedAfterKbps: number;
  loadedAt: Date;
  boughtAt: Date | null;
  useBy: Date | null;
  state: LivingPlan["state"];
  begunAt: Date | null;
  expiresAt: Date | null;
  used: number;
  day: string | null;
  usedOnDay: number;
};
export type KeptPlan = LivingPlan & { iccid: string; planCode: string };

export const megabyte = 1_048_576;
/** kbit/s in bytes per second. */
const kilobit = 125;
/** How long a plan waits that the previous version has loaded; it knew no such term. */
const waitsDays = 180;

const columns = `reference, iccid, plan_code as "planCode", kind, allowance_mb as "allowanceMb", days, speed_after_kbps as "speedAfterKbps", start_rule as "startRule",
  day_rule as "dayRule", day_zone as "dayZone", countries, loaded_at as "loadedAt", bought_at as "boughtAt", use_by as "useBy", state, begun_at as "begunAt",
  expires_at as "expiresAt", used_bytes::float8 as used, day::text as day, day_bytes::float8 as "usedOnDay"`;

export async function plansBy(
  database: Database,
  by: { references: readonly string[] } | { iccids: readonly string[] },
): Promise<KeptPlan[]> {
  const [column, values] = "iccids" in by ? ["iccid", by.iccids] : ["reference", by.references];
  const { rows } = await database.query<Row>(
    `select ${columns} from sandbox_network.loaded_plans where ${column} = any ($1) order by loaded_at, reference`,
    [values],
  );
  return rows.map(living);
}

/**
 * What this key has loaded; an error when it was for another wish. The moments of a wish move on when it is repeated.
 */
export async function loadedBy(database: Database, wish: PlanToLoad): Promise<{ reference: string } | undefined> {
  const { rows } = await database.query<Row>({
    name: "plan loaded by a key",
    text: `select ${columns} from sandbox_network.loaded_plans where key = $1`,
    values: [wish.key],
  });
  const [row] = rows;
  if (row && signatureOf(row, row.boughtAt !== null) !== signatureOf(wish, row.boughtAt !== null))
    throw new Error(`the key ${wish.key} was used for another plan`);
  return row;
}

function signatureOf(
  {
    iccid,
    planCode,
    allowanceMb,
    days,
    kind,
    speedAfterKbps,
    startRule,
    dayRule,
    dayZone,
    countries,
  }: Omit<PlanToLoad, "key" | "boughtAt" | "useBy">,
  whole: boolean,
): string {
  // the previous version has kept the first four only
  return JSON.stringify([
    iccid,
    planCode,
    allowanceMb,
    days,
    ...(whole ? [kind, speedAfterKbps, startRule, dayRule, dayZone, countries] : []),
  ]);
}

/**
 * Nothing where its key has loaded one. `ahead`: by how much the network's clock is ahead of the shop's, in which the
 * wish is written.
 */
export function keepPlan(
  tx: pg.PoolClient,
  wish: PlanToLoad,
  now: number,
  ahead: number,
): Promise<{ reference: string } | undefined> {
  return written(tx, "plan on a SIM", insertPlan(""), planToKeep(wish, now, ahead));
}

/** The same together with the life of a SIM that has none; nothing where it has one. */
export function keepFirstPlan(
  pool: pg.Pool,
  wish: PlanToLoad,
  now: number,
  ahead: number,
): Promise<{ reference: string } | undefined> {
  const text = `with born as (
      insert into sandbox_network.lives (iccid, settled_at) values (${parameter("iccid")}, ${parameter("loaded_at")})
      on conflict do nothing returning 1
    ) ${insertPlan("from born")}`;
  return written(pool, "first plan on a SIM", text, planToKeep(wish, now, ahead));
}

/** In the order of the parameters. */
const planColumns = {
  key: "text",
  reference: "text",
  iccid: "text",
  plan_code: "text",
  kind: "text",
  allowance_mb: "int",
  days: "int",
  speed_after_kbps: "int",
  start_rule: "text",
  day_rule: "text",
  day_zone: "text",
  countries: "text[]",
  bought_at: "timestamptz",
  use_by: "timestamptz",
  loaded_at: "timestamptz",
  state: "text",
  begun_at: "timestamptz",
  expires_at: "timestamptz",
} as const;
type PlanColumn = keyof typeof planColumns;
const planColumnNames = Object.keys(planColumns) as PlanColumn[];

const parameter = (column: PlanColumn) => `$${planColumnNames.indexOf(column) + 1}::${planColumns[column]}`;

const insertPlan = (from: string) => `
  insert into sandbox_network.loaded_plans (${planColumnNames.join(", ")})
  select ${planColumnNames.map(parameter).join(", ")} ${from}
  on conflict (key) do nothing returning reference`;

async function written(database: Database, name: string, text: string, plan: Record<PlanColumn, unknown>) {
  const values = planColumnNames.map((column) => plan[column]);
  const { rows } = await database.query<{ reference: string }>({ name, text, values });
  return rows[0];
}

function planToKeep(wish: PlanToLoad, now: number, ahead: number): Record<PlanColumn, unknown> {
  const inNetworkTime = (moment: Date) => new Date(wholeSecond(moment.getTime() + ahead));
  const begins = wish.startRule === "purchase";
  return {
    key: wish.key,
    reference: `NW${randomUUID().replaceAll("-", "")}`,
    iccid: wish.iccid,
    plan_code: wish.planCode,
    kind: wish.kind,
    allowance_mb: wish.allowanceMb,
    days: wish.days,
    speed_after_kbps: wish.speedAfterKbps,
    start_rule: wish.startRule,
    day_rule: wish.dayRule,
    day_zone: wish.dayZone,
    countries: wish.countries,
    bought_at: inNetworkTime(wish.boughtAt),
    use_by: inNetworkTime(wish.useBy),
    loaded_at: new Date(now),
    state: begins ? "active" : "waiting",
    begun_at: begins ? new Date(now) : null,
    expires_at: begins ? new Date(endOf(wish, now)) : null,
  };
}

export async function savePlans(tx: pg.PoolClient, plans: readonly LivingPlan[]): Promise<void> {
  const moment = (at: number | null) => (at === null ? null : new Date(at));
  await tx.query(
    `update sandbox_network.loaded_plans plan
      set state = now.state, begun_at = now.begun_at, expires_at = now.expires_at, used_bytes = now.used, day = now.day,
        day_bytes = now.used_on_day
     from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::bigint[], $6::date[], $7::bigint[])
       as now (reference, state, begun_at, expires_at, used, day, used_on_day)
     where plan.reference = now.reference`,
    [
      plans.map(({ reference }) => reference),
      plans.map(({ state }) => state),
      plans.map(({ begunAt }) => moment(begunAt)),
      plans.map(({ expiresAt }) => moment(expiresAt)),
      plans.map(({ used }) => used),
      plans.map(({ day }) => day),
      plans.map(({ usedOnDay }) => usedOnDay),
    ],
  );
}

export async function addUses(tx: pg.PoolClient, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return;
  await tx.query(
    `insert into sandbox_network.usage (reference, day, bytes)
     select reference, day, sum(bytes) from unnest($1::text[], $2::date[], $3::bigint[]) as used (reference, day, bytes)
       group by reference, day
     on conflict (reference, day) do update set bytes = usage.bytes + excluded.bytes`,
    [uses.map(({ reference }) => reference), uses.map(({ day }) => day), uses.map(({ bytes }) => bytes)],
  );
}

export async function usesOf(database: Database, references: readonly string[], from: string): Promise<Use[]> {
  const { rows } = await database.query<Use>(
    "select reference, day::text as day, bytes::float8 as bytes from sandbox_network.usage where reference = any ($1) and day >= $2 order by reference, day",
    [references, from],
  );
  return rows;
}

function living({ allowanceMb, speedAfterKbps, loadedAt, boughtAt, useBy, begunAt, expiresAt, ...row }: Row): KeptPlan {
  return {
    ...row,
    allowance: allowanceMb * megabyte,
    slowSpeed: speedAfterKbps * kilobit,
    boughtAt: (boughtAt ?? loadedAt).getTime(),
    useBy: wholeSecond(useBy?.getTime() ?? loadedAt.getTime() + waitsDays * dayMs),
    begunAt: begunAt?.getTime() ?? null,
    expiresAt: expiresAt?.getTime() ?? null,
  };
}
