import { Kysely, PostgresDialect } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../test/world.ts";
import { attempt, resetAllAttempts, hasTries } from "./attempts.server.ts";
import { contextFor } from "./context.server.ts";
import type { Db } from "./database/database.server.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const daily = { what: "daily", most: 1, minutes: 60 } as const;
const seldom = { what: "seldom", most: 1, minutes: 60 } as const;
const other = { what: "other", most: 1, minutes: 60 } as const;

test("tries of several limits and people are forgiven in one statement, and nobody else's", async () => {
  let statements = 0;
  const listening: Db = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: () => void statements++,
  });
  const asking = contextFor({ ...world.shop, db: listening }, english);
  for (const limit of [daily, seldom, other])
    for (const who of ["mei", "jun", "wei"]) await attempt(asking, limit, who);
  statements = 0;
  await resetAllAttempts(asking, [daily, seldom], ["mei", "jun"]);
  expect(statements).toBe(1);
  const left = [];
  for (const limit of [daily, seldom, other])
    for (const who of ["mei", "jun", "wei"]) if (await hasTries(asking, limit, who)) left.push(`${limit.what} ${who}`);
  expect(left).toEqual(["daily mei", "daily jun", "seldom mei", "seldom jun"]);
});

test("two that forgive the same at once, in another order, wait for each other and no longer", async () => {
  const asking = contextFor(world.shop, english);
  const people = Array.from({ length: 40 }, (_, number) => `person ${number}`);
  for (const who of people) await attempt(asking, daily, who);
  await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      resetAllAttempts(asking, turn % 2 ? [seldom, daily] : [daily, seldom], turn % 2 ? people.toReversed() : people),
    ),
  );
  expect(await hasTries(asking, daily, people[0]!)).toBe(true);
});
