import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshWorld, type World } from "../../../test/world.ts";
import { minuteMs } from "../../kernel/duration.ts";
import { countedUpTo, type Count } from "./counted-up-to.server.ts";
import type { Db } from "./database.server.ts";

let world: World;
let listening: Db;
const asked: string[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query.sql),
  });
  await world.pool.query("create table things (kind text)");
});
afterAll(() => world.close());

const now = new Date("2026-11-21T08:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const counting = (kind: string, of?: string): Count => ({
  counted: (end) =>
    sql<number>`(select count(*)::int from (select from things where kind = ${kind} limit ${sql.lit(end)}) as those)`,
  end: 4,
  ...(of !== undefined && { of }),
});
const add = (kind: string, pieces: number) =>
  world.pool.query("insert into things select $1 from generate_series(1, $2::int)", [kind, pieces]);

test("a number past its end is not counted again for a minute, and what is not past it is exact each time", async () => {
  const counts = { few: counting("few", "few things"), many: counting("many", "many things") };
  await add("few", 3);
  await add("many", 9);
  expect(await countedUpTo(listening, now, counts)).toEqual({ few: 3, many: 4 });

  await world.pool.query("truncate things");
  await add("few", 2);
  expect(await countedUpTo(listening, later(minuteMs - 1), counts)).toEqual({ few: 2, many: 4 });
  const [first, second] = asked.slice(-2);
  expect(second).toBe(first);
  expect(await countedUpTo(listening, later(minuteMs), counts)).toEqual({ few: 2, many: 0 });
});

test("where all are past their ends nothing is asked", async () => {
  const counts = { one: counting("one", "one of both"), other: counting("other", "other of both") };
  await add("one", 4);
  await add("other", 4);
  await countedUpTo(listening, now, counts);
  const before = asked.length;
  expect(await countedUpTo(listening, now, counts)).toEqual({ one: 4, other: 4 });
  expect(asked).toHaveLength(before);
});

test("a caller's own number says nothing of another's, nor does another shop's", async () => {
  await add("mine", 5);
  expect(await countedUpTo(listening, now, { mine: counting("mine") })).toEqual({ mine: 4 });
  expect(await countedUpTo(listening, now, { mine: counting("theirs") })).toEqual({ mine: 0 });

  await countedUpTo(listening, now, { all: counting("mine", "all of a shop") });
  expect(await countedUpTo(world.db, now, { all: counting("none", "all of a shop") })).toEqual({ all: 0 });
});
