import { execFile } from "node:child_process";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../test/database.ts";
import { edited, inFolder, smallShop, type Files } from "../features/operator/catalogue-import/small-shop.ts";

const command = join(import.meta.dirname, "import.server.ts");
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Runs the command as `npm run import -- FOLDER` does. */
function run(
  folder: string,
  environment: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const env = {
    NODE_ENV: "test",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    APP_SECRET: "07".repeat(32),
    DATABASE_URL: addressOf(database.connection),
    ...environment,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, folder], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

function addressOf({
  host = "localhost",
  port = 5432,
  user = "postgres",
  password,
  database,
}: pg.ClientConfig): string {
  const login = typeof password === "string" ? `${user}:${encodeURIComponent(password)}` : user;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

const load = (files: Files) => inFolder(files, (folder) => run(folder));

test("the command loads a folder, then finds nothing to do, and refuses a broken one", async () => {
  const first = await load(smallShop);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("plans: 2 added\n");
  expect(await load(smallShop)).toEqual({
    code: 0,
    out: "The shop is already as the files say; nothing was changed.\n",
    err: "",
  });
  expect(await load(edited(smallShop, "plans.csv", "1400,1500,199", "1400,1500,0"))).toEqual({
    code: 1,
    out: 'plans.csv:2 price_usd: must be a whole number of cents above 0 (was "0")\n1 problem; nothing was changed.\n',
    err: "",
  });
});

test("a wrong setting and a database that does not answer give one sentence each", async () => {
  expect(await run("/nowhere", { PORT: "many" })).toEqual({
    code: 1,
    out: "",
    err: "PORT: a port number from 1 to 65534\n",
  });
  const { code, err } = await run("/nowhere", { DATABASE_URL: "postgres://nobody@localhost:1/none" });
  expect(code).toBe(1);
  expect(err).toMatch(/^The database at DATABASE_URL does not answer .*\n$/);
});
