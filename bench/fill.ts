import type pg from "pg";

/** Statements that need nothing of each other, so that two connections share them. */
export type Step = readonly string[];

/**
 * Puts rows by the million into tables, one step after the other. Indexes are built once all rows are there, and what
 * rows refer to is not looked up again: they are made from one another. The shop's own triggers run, so that the rows
 * are as the shop would have written them.
 */
export async function fill(pool: pg.Pool, steps: readonly Step[]): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  const atOnce = async (step: Step) => {
    const left = step.values();
    await Promise.all(
      clients.map(async (client) => {
        for (const statement of left) await client.query(statement);
      }),
    );
  };
  const [first] = clients;
  try {
    await first.query("alter system set max_wal_size = '8GB'");
    await first.query("select pg_reload_conf()");
    for (const client of clients)
      await client.query("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await first.query<{ name: string; definition: string }>(plainIndexes);
    for (const { name } of indexes) await first.query(`drop index ${name}`);
    await first.query(references("disable"));
    for (const step of steps) await atOnce(step);
    await first.query(references("enable"));
    await atOnce(indexes.map(({ definition }) => definition));
    // what autovacuum and the checkpointer would come to do in the middle of the measurement
    await first.query("vacuum analyze");
    await first.query("alter system reset max_wal_size");
    await first.query("select pg_reload_conf()");
    await first.query("checkpoint");
    for (const client of clients) await client.query("reset all");
  } finally {
    for (const client of clients) client.release();
  }
}

/** Those that hold no constraint. */
const plainIndexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid)`;

const references = (does: "disable" | "enable") => `
  do $$ declare named regclass; begin
    for named in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s ${does} trigger all', named);
      execute format('alter table %s enable trigger user', named);
    end loop;
  end $$`;
