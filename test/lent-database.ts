import pg from "pg";
import { inject } from "vitest";
import { ShopClient } from "../src/platform/database/client.server.ts";
import { databaseOn, openPool } from "../src/platform/database/database.server.ts";
import type { Template } from "./database-server.ts";
import { copyOf, dropDatabase, type TestDatabase } from "./database.ts";

/**
 * A small shop (test/shop-fixture.ts), or the demo shop, that was put back as it was when a test before had used it, with its connections:
 * a copy is 1,500 files, and each connection to it reads the catalogue and plans its statements anew (docs/decisions/0171).
 * Where more happened than rows that came and went, it is dropped, and the next one is a copy.
 */
export async function lentDatabase(template: "stocked" | "demo"): Promise<LentDatabase> {
  const lent = rested[template].pop() ?? (await newCopy(template));
  lent.resting = false;
  const [pool, shopPool] = lent.users.map(({ connection }, who) => {
    const opened = openPool({ ...connection, max: 10, Client: clientOf(lent, lent.users[who]!) });
    lent.users[who]!.options = opened.options;
    return opened;
  }) as [pg.Pool, pg.Pool];
  return {
    pool,
    shopPool,
    connection: lent.connection,
    db: databaseOn(shopPool),
    drop: async () => {
      lent.resting = true;
      await Promise.all([pool.end(), shopPool.end()]);
      if (!(await isPutBack(lent))) return drop(lent);
      const surplus = lent.users.flatMap(({ clients }) => clients.splice(mostResting));
      await Promise.all(surplus.map((client) => client.end().catch(() => {})));
      rested[template].push(lent);
    },
  };
}

/** `pool` is the owner's, for what a test looks at and brings about; the shop's has the rights that a shop has (docs/decisions/0165). */
export type LentDatabase = TestDatabase & { shopPool: pg.Pool };

type Lent = {
  connection: pg.ClientConfig & { database: string };
  /** The owner, and the shop. */
  users: [User, User];
  resting: boolean;
  asMade: AsMade;
};

type User = {
  connection: pg.ClientConfig;
  clients: pg.Client[];
  /** Of the pool that it is lent with: pools beside it have connections of their own. */
  options?: object;
};

/** What every copy holds at first; rows as JSON. */
type AsMade = { rows: Map<string, string>; sequences: Map<number, Sequence> };
type Sequence = { id: number; first: string; last: string | null };
type Touched = { name: string; system: boolean; rows: string };

/** For as long as their worker lives. */
const rested: Record<"stocked" | "demo", Lent[]> = { stocked: [], demo: [] };
const made = new Map<Template, AsMade>();

/** Connections of each user: what all workers' databases keep is taken from a server that has a hundred. */
const mostResting = 3;

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
  const shop = { ...connection, user: inject("shopRole") };
  const users: Lent["users"] = [
    { connection, clients: [] },
    { connection: shop, clients: [] },
  ];
  return { connection, users, resting: false, asMade: known };
}

/** A pool asks for a client with `new`, which takes what a function gives. */
const clientOf = (lent: Lent, user: User) =>
  function client(options: pg.ClientConfig): pg.Client {
    const ofPool = options === user.options;
    const rests = () => (ofPool && lent.resting ? user : undefined);
    return (ofPool ? user.clients.pop() : undefined) ?? lasting(new ShopClient(options), rests);
  } as unknown as new () => pg.Client;

type Done = (error?: Error) => void;
type Lasting = { connect: (done?: Done) => unknown; end: (done?: Done) => unknown; ref(): void; unref(): void };

/** When a pool ends, it closes its connections: those of a database that rests stay open, for the next pool. */
function lasting(client: pg.Client, rests: () => User | undefined): pg.Client {
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
    const user = rests();
    if (!done || !user) return end(done);
    client.removeAllListeners();
    // one that breaks while it rests is found when it is asked next
    client.on("error", () => {});
    itself.unref();
    user.clients.push(client);
    return process.nextTick(done);
  };
  return client;
}

async function drop({ users, connection }: Lent): Promise<void> {
  for (const client of users.flatMap(({ clients }) => clients)) client.end().catch(() => {});
  await dropDatabase(connection.database);
}

async function isPutBack({ users, asMade: { rows, sequences } }: Lent): Promise<boolean> {
  try {
    const client = users[0].clients[0] ?? (await connected(users[0]));
    const clients = users.flatMap((user) => user.clients);
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

/** For a test that has looked at nothing itself. */
async function connected(user: User): Promise<pg.Client> {
  const client = lasting(new ShopClient(user.connection), () => user);
  await client.connect();
  client.on("error", () => {});
  user.clients.push(client);
  return client;
}

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
