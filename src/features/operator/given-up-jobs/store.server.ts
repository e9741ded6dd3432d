import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";

/** As in platform/jobs/given-up: one that was replaced while it ran has no key, and one in hand is not given up yet. */
const givenUp = sql`job.attempts >= job.max_attempts and job.key is not null and job.last_error is not null
  and job.locked_at is null`;

/** What a payload may be about, and where the order stands that it leads to. */
const leads = {
  orderId: null,
  mailId: sql`select order_id from mails where id = about.id`,
  paymentId: sql`select order_id from payments where id = about.id`,
  refundId: sql`select order_id from refunds where id = about.id`,
  supplyOrderId: sql`select order_id from supply_orders where id = about.id`,
  changeId: sql`select order_id from plan_changes where id = about.id`,
  requestId: sql`select order_id from refund_requests where id = about.id`,
} as const;
const names = Object.keys(leads) as (keyof typeof leads)[];

export type GivenUpJob = {
  id: string;
  kind: string;
  attempts: number;
  last_error: string;
  updated_at: Date;
  iccid: string | null;
  order_id: string | null;
  number: string | null;
  state: OrderState | null;
  mail_kind: string | null;
};

/** `jobs`: rows of the worker's table, as a statement of their ids. */
async function withOrders(db: DbOrTx, jobs: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<GivenUpJob[]> {
  const orderId = sql`case about.name ${sql.join(
    names.map((name) => sql`when ${sql.lit(name)} then ${leads[name] ? sql`(${leads[name]})` : sql`about.id`}`),
    sql` `,
  )} end`;
  const { rows } = await sql<GivenUpJob>`
    with page as (${jobs})
    select job.id::text, task.identifier as kind, job.attempts, job.last_error, job.updated_at,
      case when job.payload ->> 'iccid' ~ '^[0-9]{18,22}$' then job.payload ->> 'iccid' end as iccid,
      o.id as order_id, o.number, o.state, m.kind as mail_kind
    from page join graphile_worker._private_jobs job using (id)
      join graphile_worker._private_tasks task on task.id = job.task_id
      left join lateral (
        select name, (job.payload ->> name)::uuid as id from unnest(${names}::text[]) as name
        where job.payload ->> name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' limit 1) about on true
      left join orders o on o.id = ${orderId}
      left join mails m on about.name = 'mailId' and m.id = about.id
    order by ${order}`.execute(db);
  return rows;
}

const ofKind = (kind: string | undefined) =>
  kind === undefined
    ? sql`true`
    : sql`job.task_id = (select id from graphile_worker._private_tasks where identifier = ${kind})`;

type Wanted = { kind: string | undefined; after: string | undefined };

/** The newest first, along the key of the worker's table. */
export function givenUpJobs(db: DbOrTx, { kind, after }: Wanted, most: number): Promise<GivenUpJob[]> {
  const before = after === undefined ? sql`true` : sql`job.id < ${after}::bigint`;
  const page = sql`select job.id from graphile_worker._private_jobs job
    where ${givenUp} and ${ofKind(kind)} and ${before} order by job.id desc limit ${sql.lit(most)}`;
  return withOrders(db, page, sql`job.id desc`);
}

export async function countGivenUp(db: DbOrTx, most: number): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select task.identifier as kind, count(*)::int as count from (
      select task_id from graphile_worker._private_jobs job where ${givenUp} limit ${sql.lit(most)}) job
      join graphile_worker._private_tasks task on task.id = job.task_id
    group by task.identifier order by count(*) desc, task.identifier`.execute(db);
  return rows;
}

/** Locked: no worker takes them and no colleague tries them until the transaction ends. */
export function lockGivenUp(tx: DbOrTx, which: { id: string } | { kind: string; most: number }): Promise<GivenUpJob[]> {
  const page =
    "id" in which
      ? sql`select job.id from graphile_worker._private_jobs job where job.id = ${which.id}::bigint and ${givenUp} for no key update`
      : sql`select job.id from graphile_worker._private_jobs job where ${givenUp} and ${ofKind(which.kind)}
          order by job.id limit ${sql.lit(which.most)} for update skip locked`;
  return withOrders(tx, page, sql`job.id`);
}

/** By the worker's own functions. */
export async function giveTriesBack(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at => now(), attempts => 0::smallint)`.execute(
    tx,
  );
}

export async function removeJobs(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await sql`select from graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(tx);
}
