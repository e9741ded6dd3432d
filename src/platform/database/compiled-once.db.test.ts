import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshWorld, type World } from "../../../test/world.ts";
import { compiledOnce } from "./compiled-once.server.ts";
import type { DbOrTx } from "./database.server.ts";

let world: World;
let built = 0;
beforeAll(async () => {
  world = await freshWorld();
});
afterAll(() => world.close());

const notes = (db: DbOrTx) => db.withTables<{ notes: { id: number; text: string; state: string; at: Date | null } }>();

const noteOf = compiledOnce((db, text: string, id: number) => {
  built += 1;
  return notes(db)
    .selectFrom("notes")
    .select(["id", "text"])
    .where((row) => row.or([row("id", "=", id), row("text", "=", text)]))
    .where("state", "=", sql.lit("open"))
    .where("state", "<>", "closed")
    .where((row) => row.or([row("text", "<>", text), row("id", "<", id)]))
    .orderBy("id");
});

test("each call has its own values, in their own places, beside those that are always the same", async () => {
  const { db } = world.shop;
  await world.pool.query(`create table notes (id int primary key, text text, state text, at timestamptz);
    insert into notes select n, 'note ' || n, case when n = 3 then 'closed' else 'open' end, null from generate_series(1, 9) n`);
  const ids = async (text: string, id: number) => (await noteOf(db, text, id)).map((note) => note.id);
  expect(await Promise.all([ids("note 1", 2), ids("note 2", 1), ids("note 3", 9), ids("note 9", 3)])).toEqual([
    [1, 2],
    [1],
    [9],
    [],
  ]);
  expect(await ids("'; drop table notes; --", 4)).toEqual([4]);
  expect(built).toBe(1);
});

test("what was compiled outside reads inside a transaction what only that has written", async () => {
  const inside = await world.shop.db.transaction().execute(async (tx) => {
    await notes(tx).insertInto("notes").values({ id: 10, text: "new", state: "open", at: null }).execute();
    const beside = await noteOf(world.shop.db, "none", 10);
    return { beside, inside: await noteOf(tx, "none", 10) };
  });
  expect(inside).toEqual({ beside: [], inside: [{ id: 10, text: "new" }] });
});

test("a value may be null or a date: both are sent as they are", async () => {
  const since = compiledOnce((db, at: Date | null) =>
    notes(db).selectFrom("notes").select("id").where("at", "is not distinct from", at),
  );
  const { db } = world.shop;
  const at = new Date("2027-01-01T00:00:00Z");
  await world.pool.query("update notes set at = $1 where id = 5", [at]);
  expect(await since(db, at)).toEqual([{ id: 5 }]);
  expect((await since(db, null)).map(({ id }) => id)).not.toContain(5);
});
