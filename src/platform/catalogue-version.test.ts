import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type QueryResult } from "kysely";
import { expect, test } from "vitest";
import { catalogueVersionOf, perCatalogueVersion } from "./catalogue-version.server.ts";
import type { Db } from "./database/database.server.ts";

type Query = { asOf: number; answer(version: number): Promise<void>; fail(): Promise<void> };

/** A database whose queries answer when the test says so. */
function slowDatabase(version: () => number = () => 0) {
  const running: Query[] = [];
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const executeQuery = <R>() =>
    new Promise<QueryResult<R>>((resolve, reject) => {
      running.push({
        asOf: version(),
        answer: (number) => (resolve({ rows: [{ version: String(number) }] as R[] }), settled()),
        fail: () => (reject(new Error("connection lost")), settled()),
      });
    });
  const connection = { executeQuery, streamQuery: () => expect.fail("not used") };
  const none = async () => {};
  const driver = {
    init: none,
    acquireConnection: async () => connection,
    beginTransaction: none,
    commitTransaction: none,
    rollbackTransaction: none,
    releaseConnection: none,
    destroy: none,
  };
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (on: Kysely<unknown>) => new PostgresIntrospector(on),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }) as unknown as Db;
  return { db, running, begun: async (count: number) => (await settled(), expect(running).toHaveLength(count)) };
}

const asking = (db: Db) => {
  const version = catalogueVersionOf(db);
  return () => version.current();
};

test("who asks while a query runs gets the number of a later one, and all who waited share it", async () => {
  const { db, running, begun } = slowDatabase();
  const current = asking(db);
  const first = current();
  await begun(1);
  const late = [current(), current(), current()];
  await begun(1);
  await running[0]!.answer(1);
  expect(await first).toBe("1");
  await begun(2);
  const later = current();
  await running[1]!.answer(2);
  expect(await Promise.all(late)).toEqual(["2", "2", "2"]);
  await begun(3);
  await running[2]!.answer(3);
  expect(await later).toBe("3");
});

test("who asks after an answer never gets that answer", async () => {
  const { db, running, begun } = slowDatabase();
  const current = asking(db);
  for (let version = 1; version <= 3; version++) {
    const asked = current();
    await begun(version);
    await running[version - 1]!.answer(version);
    expect(await asked).toBe(String(version));
  }
});

test("a failure reaches those whose query failed; those who waited and those who come ask anew", async () => {
  const { db, running, begun } = slowDatabase();
  const current = asking(db);
  const [unlucky, waiting] = [current().catch((error: Error) => error.message), current()];
  await begun(1);
  await running[0]!.fail();
  expect(await unlucky).toBe("connection lost");
  await begun(2);
  await running[1]!.answer(7);
  expect(await waiting).toBe("7");
  const next = current();
  await begun(3);
  await running[2]!.answer(8);
  expect(await next).toBe("8");
});

test("however many ask in whatever order, nobody gets a number older than the asking", async () => {
  let version = 0;
  const { db, running } = slowDatabase(() => version);
  const current = asking(db);
  const asked: Promise<void>[] = [];
  const answering = setInterval(() => {
    for (const query of running.splice(0)) void query.answer(query.asOf);
  }, 1);
  for (let round = 0; round < 200; round++) {
    version++;
    const least = version;
    asked.push(current().then((got) => expect(Number(got)).toBeGreaterThanOrEqual(least)));
    if (round % 3 === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await Promise.all(asked);
  clearInterval(answering);
});

test("something costly is made once a version, by one of many; a failure is not kept", async () => {
  let version = "1";
  let made = 0;
  let failing = false;
  const db = {} as Db;
  const catalogueVersion = { current: async () => version };
  const costly = perCatalogueVersion(async () => {
    made++;
    if (failing) throw new Error("no memory");
    return made;
  });
  const ask = () => costly({ db, catalogueVersion });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  version = "2";
  failing = true;
  await expect(ask()).rejects.toThrow("no memory");
  failing = false;
  expect(await ask()).toBe(3);
  expect(await ask()).toBe(3);
  expect(await costly({ db: {} as Db, catalogueVersion })).toBe(4);
});
