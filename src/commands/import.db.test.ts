import { afterAll, expect, test } from "vitest";
import { edited, inFolder, smallShop, type Files } from "../features/operator/catalogue-import/small-shop.ts";
import { openCommand } from "./command.world.ts";

const { database, run } = await openCommand("import.server.ts");
afterAll(() => database.drop());

const load = (files: Files) => inFolder(files, (folder) => run([folder]));

test("the command loads a folder, then finds nothing to do, and refuses a broken one", async () => {
  const [code, out, err] = await load(smallShop);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("plans: 2 added\n");
  expect(await load(smallShop)).toEqual([0, "The shop is already as the files say; nothing was changed.\n", ""]);
  expect(await load(edited(smallShop, "plans.csv", "1400,1500,199", "1400,1500,0"))).toEqual([
    1,
    'plans.csv:2 price_usd: must be a whole number of cents above 0 (was "0")\n1 problem; nothing was changed.\n',
    "",
  ]);
});

test("a wrong setting and a database that does not answer give one sentence each", async () => {
  expect(await run(["/nowhere"], { PORT: "many" })).toEqual([1, "", "PORT: a port number from 1 to 65534\n"]);
  const [code, , err] = await run(["/nowhere"], { DATABASE_URL: "postgres://nobody@localhost:1/none" });
  expect(code).toBe(1);
  expect(err).toMatch(/^The database at DATABASE_URL does not answer .*\n$/);
});
