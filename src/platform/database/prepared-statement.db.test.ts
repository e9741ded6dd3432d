import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshWorld, type World } from "../../../test/world.ts";
import { databaseOn, openPool, type Db } from "./database.server.ts";
import { prepared } from "./prepared-statement.server.ts";

let world: World;
let db: Db;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(
    "create table notes (id int primary key, text text); insert into notes select n, 'note ' || n from generate_series(1, 9) n",
  );
  // one connection: what it has prepared is seen by the next question
  db = databaseOn(openPool({ ...world.pool.options, max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await world.close();
});

const noteOf = async (on: Db, id: number) =>
  (await sql<{ text: string }>`${prepared} select text from notes where id = ${id}`.execute(on)).rows[0]?.text;
const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );

test("a marked statement is prepared once, however often and with whatever values it is asked; the others never", async () => {
  expect([await noteOf(db, 1), await noteOf(db, 2), await noteOf(db, 99)]).toEqual(["note 1", "note 2", undefined]);
  await sql`select text from notes where id = ${3}`.execute(db);
  expect(await kept()).toEqual(["/* prepared */ select text from notes where id = $1"]);
  const notes = db.withTables<{ notes: { id: number; text: string } }>();
  const fromBuilder = (id: number) =>
    notes.selectFrom("notes").select("text").modifyFront(prepared).where("id", "=", id).execute();
  expect([await fromBuilder(4), await fromBuilder(5)]).toEqual([[{ text: "note 4" }], [{ text: "note 5" }]]);
  expect(await kept()).toHaveLength(2);
});

test("a migration beside it that adds and fills a column changes nothing of it", async () => {
  for (let time = 0; time < 7; time++) await noteOf(db, 1);
  await world.pool.query("alter table notes add column more text not null default 'x'; create index on notes (text)");
  expect(await noteOf(db, 1)).toBe("note 1");
});

test("in a transaction that fails it neither breaks nor is lost", async () => {
  const failing = db.transaction().execute(async (tx) => {
    expect(await noteOf(tx, 1)).toBe("note 1");
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(await noteOf(db, 2)).toBe("note 2");
});
