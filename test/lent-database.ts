import pg from "pg";
import { ShopClient } from "../src/platform/database/client.server.ts";
import { databaseOn, openPool } from "../src/platform/database/database.server.ts";
import type { Template } from "./database-server.ts";
import { copyOf, dropDatabase, type TestDatabase } from "./database.ts";

/**
 * A small shop (test/shop-fixture.ts), or the demo shop, that was put back as it was when a test before had used it, with its connections:
 * a copy is 1,500 files, and each connection to it reads the catalogue and plans its statements anew (docs/decisions/0171).
 * Where more happened than rows that came and went, it is dropped, and the next one is a copy.
 */
export async function lentDatabase(template: "stocked" | "demo"): Promise<TestDatabase> {
  const lent = rested[template].pop() ?? (await newCopy(template));
  const pool = openPool({ ...lent.connection, max: 10, Client: clientOf(lent) });
  Object.assign(lent, { options: pool.options, resting: false });
  return {
    pool,
    connection: lent.connection,
    db: databaseOn(pool),
    drop: async () => {
      lent.resting = true;
      await pool.end();
      if (await isPutBack(lent)) rested[template].push(lent);
      else await drop(lent);
    },
  };
}

type Lent = {
  connection: pg.ClientConfig & { database: string };
  clients: pg.Client[];
  /** Of the pool that it is lent with: pools beside it have connections of their own. */
  options?: object;
  resting: boolean;
  asMade: AsMade;
};

/** What every copy holds at first; rows as JSON. */
type AsMade = { rows: Map<string, string>; sequences: Map<number, Sequence> };
type Sequence = { id: number; first: string; last: string | null };
type Touched = { name: string; system: boolean; rows: string };

/** For as long as their worker lives. */
const rested: Record<"stocked" | "demo", Lent[]> = { stocked: [], demo: [] };
const made = new Map<Template, AsMade>();

/** Deleting more costs more than a copy, and leaves pages that make plans differ. */
const mostRows = 3_000;

async function newCopy(template: Template): Promise<Lent> {
  const connection = await copyOf(template);
  let known = made.get(template);
  if (!known) {
    const client = new pg.Client(connection);
    await client.connect();
    known = await asMade(client);
    await client.end();
    made.set(template, known);
  }
  return { connection, clients: [], resting: false, asMade: known };
}

/** A pool asks for a client with `new`, which takes what a function gives. */
const clientOf = (lent: Lent) =>
  function client(options: pg.ClientConfig): pg.Client {
    const ofPool = options === lent.options;
    return (ofPool ? lent.clients.pop() : undefined) ?? lasting(new ShopClient(options), () => ofPool && lent);
  } as unknown as new () => pg.Client;

type Done = (error?: Error) => void;
type Lasting = { connect: (done?: Done) => unknown; end: (done?: Done) => unknown; ref(): void; unref(): void };

/** When a pool ends, it closes its connections: those of a database that rests stay open, for the next pool. */
function lasting(client: pg.Client, whose: () => Lent | false): pg.Client {
  const itself = client as unknown as Lasting;
  const [connect, end] = [itself.connect.bind(client), itself.end.bind(client)];
  let isConnected = false;
  itself.connect = (done) => {
    if (!isConnected) {
      isConnected = true;
      return connect(done);
    }
    itself.ref();
    return done && process.nextTick(done);
  };
  itself.end = (done) => {
    const lent = whose();
    if (!done || !lent || !lent.resting) return end(done);
    client.removeAllListeners();
    // one that breaks while it rests is found when it is asked next
    client.on("error", () => {});
    itself.unref();
    lent.clients.push(client);
    return process.nextTick(done);
  };
  return client;
}

async function drop({ clients, connection }: Lent): Promise<void> {
  for (const client of clients) client.end().catch(() => {});
  await dropDatabase(connection.database);
}

async function isPutBack({ clients, asMade: { rows, sequences } }: Lent): Promise<boolean> {
  const [client] = clients;
  if (!client) return false;
  try {
    // what a session set, listens to and holds; and what it has counted is told now
    for (const each of clients) {
      await each.query("rollback");
      await each.query(
        "reset session authorization; reset all; unlisten *; select pg_advisory_unlock_all(), pg_stat_force_next_flush()",
      );
    }
    const { connections, hasSettings, touched, moved } = (await client.query(whatHappened)).rows[0] as WhatHappened;
    const known = moved.every(({ id }) => sequences.has(id));
    const many = touched.reduce((sum, { rows: count }) => sum + Number(count), 0) > mostRows;
    if (connections !== clients.length || hasSettings || !known || many || touched.some(({ system }) => system))
      return false;
    const back = moved.flatMap(({ id, last }) => {
      const { first, last: before } = sequences.get(id)!;
      return last === before ? [] : [`select setval(${id}, ${before ?? first}, ${before !== null})`];
    });
    await client.query(
      [
        "begin; set local session_replication_role = replica",
        ...touched.map(({ name }) => `delete from ${name}`),
        ...touched.flatMap(({ name }) => rows.get(name) ?? []),
        ...back,
        "commit",
        "select pg_stat_force_next_flush()",
      ].join("; "),
    );
    await client.query("select pg_stat_reset_single_table_counters(name::regclass) from unnest($1::text[]) as name", [
      touched.map(({ name }) => name),
    ]);
    return true;
  } catch {
    return false;
  }
}

type WhatHappened = {
  connections: number;
  hasSettings: boolean;
  touched: Touched[];
  moved: { id: number; last: string | null }[];
};

/** Each connection counts the rows that it writes, also in vain. */
const whatHappened = `
select
  (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
  exists (select from pg_db_role_setting join pg_database d on d.oid = setdatabase and datname = current_database())
    as "hasSettings",
  (select coalesce(json_agg(t), '[]') from (
    select id::regclass::text as name, system, inserted::text as rows from (
      select oid as id, relnamespace = 'pg_catalog'::regnamespace as system, pg_stat_get_tuples_inserted(oid) as inserted
      from pg_class where relkind in ('r', 'm') and not relisshared) counted
    where inserted > 0 or pg_stat_get_tuples_updated(id) > 0 or pg_stat_get_tuples_deleted(id) > 0) t) as touched,
  (select coalesce(json_agg(s), '[]') from (
    select seqrelid::int as id, pg_sequence_last_value(seqrelid)::text as last from pg_sequence) s) as moved`;

async function asMade(client: pg.Client): Promise<AsMade> {
  const { rows: sequences } = await client.query<Sequence>(
    "select seqrelid::int as id, seqstart::text as first, pg_sequence_last_value(seqrelid)::text as last from pg_sequence",
  );
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    select c.oid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and pg_relation_size(c.oid) > 0
    group by c.oid`);
  const rows = new Map<string, string>();
  for (const { name, columns } of tables) {
    const { rows: held } = await client.query<{ all: string | null }>(
      `select json_agg(to_jsonb(t))::text as all from ${name} t`,
    );
    const all = held[0]!.all;
    if (all === null) continue;
    const values = client.escapeLiteral(all);
    rows.set(
      name,
      `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, ${values})`,
    );
  }
  return { rows, sequences: new Map(sequences.map((sequence) => [sequence.id, sequence])) };
}
