import pg from "pg";

/** Stands inside what the bench asks itself, beside the shop; so it is not counted. A comment at the head gets lost. */
export const besideShop = "/* bench */";

export type Counts = {
  shop: number;
  jobs: number;
  sandbox: number;
  /** Begin, commit, rollback. */
  frames: number;
  transactions: number;
  walSyncs: number;
  walBytes: number;
};

/** Needs a restart of the server. */
export async function preloadCounting(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await client.query("create extension pg_stat_statements");
  await client.end();
}

/** Connections report their transactions once they have been idle for ten seconds. */
const untilTold = 11_000;

/** What the database does for `act`, and what it does by itself in the seconds until it reports. */
export async function countedDuring(pool: pg.Pool, act: () => Promise<void>): Promise<Counts> {
  await new Promise((resolve) => setTimeout(resolve, untilTold));
  const before = await counts(pool);
  await act();
  await new Promise((resolve) => setTimeout(resolve, untilTold));
  const after = await counts(pool);
  return Object.fromEntries(
    Object.entries(after).map(([what, count]) => [what, count - before[what as keyof Counts]]),
  ) as Counts;
}

/** A statement that moves an order and enqueues what follows is the shop's own. */
async function counts(pool: pg.Pool): Promise<Counts> {
  const { rows } = await pool.query<Counts>(
    `with told as (
       select ${besideShop} calls, case
         when query ~* '^(begin|start transaction|commit|rollback)' then 'frames'
         when query ~ 'sandbox_|kept_mails' then 'sandbox'
         when query ~ 'update orders' then 'shop'
         when query ~ 'graphile_worker|server_processes|repeated_jobs|clock_timestamp' then 'jobs' else 'shop' end as part
       from pg_stat_statements where position('${besideShop}' in query) = 0
         and dbid = (select oid from pg_database where datname = current_database()))
     select coalesce(sum(calls) filter (where part = 'shop'), 0)::int as shop,
       coalesce(sum(calls) filter (where part = 'jobs'), 0)::int as jobs,
       coalesce(sum(calls) filter (where part = 'sandbox'), 0)::int as sandbox,
       coalesce(sum(calls) filter (where part = 'frames'), 0)::int as frames,
       (select xact_commit::int from pg_stat_database where datname = current_database()) as transactions,
       (select sum(fsyncs)::int from pg_stat_io where object = 'wal') as "walSyncs",
       (select wal_bytes::float from pg_stat_wal) as "walBytes"
     from told`,
  );
  return rows[0]!;
}

/**
 * Each statement that ran at least so often for each purchase, and how many milliseconds of each it ran, for who looks
 * for the next one to spare.
 */
export async function statementsAsked(pool: pg.Pool, purchases: number): Promise<string[]> {
  const { rows } = await pool.query<{ calls: number; ms: number; query: string }>(
    `select ${besideShop} calls::int, total_exec_time as ms, regexp_replace(query, '\\s+', ' ', 'g') as query from pg_stat_statements
     where calls >= $1 and position('${besideShop}' in query) = 0 order by calls desc, query`,
    [purchases / 10],
  );
  return rows.map(({ calls, ms, query }) => {
    const [often, long] = [calls, ms].map((sum) => (sum / purchases).toFixed(2).padStart(6));
    return `${often} ${long}  ${query.slice(0, 150)}`;
  });
}
