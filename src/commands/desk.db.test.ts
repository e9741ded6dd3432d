import { readFile, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inFolder } from "../features/operator/catalogue-import/small-shop.ts";
import { openCommand } from "./command.world.ts";

const { database, run } = await openCommand("desk.server.ts");
afterAll(() => database.drop());

test("a database that does not answer gives one sentence", async () => {
  const [code, out, err] = await run(["stock"], { DATABASE_URL: "postgres://nobody@localhost:1/none" });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^The database at DATABASE_URL does not answer .*\n$/);
});

test("answers go to one place, complaints to the other, and the end says which it was", async () => {
  expect(await run(["cases"])).toEqual([0, "No case is open.\n", ""]);
  expect(await run(["arrived", "FW1"])).toEqual([1, "", "FW1 is no order of this shop.\n"]);
  const [code, out, err] = await run(["arrive", "FW1"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain('There is no command "arrive".');
});

test("a list goes into a new file that only the operator can read, never over another", async () => {
  await inFolder({ "old.csv": "mine" }, async (folder) => {
    expect(await run(["dispatches", "--csv", "--to", "new.csv"], { INIT_CWD: folder })).toEqual([0, "", ""]);
    expect((await stat(join(folder, "new.csv"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, "new.csv"), "utf8")).toMatch(/^\u{feff}"order",/u);
    expect(await run(["dispatches", "--csv", "--to", "old.csv"], { INIT_CWD: folder })).toEqual([
      1,
      "",
      "old.csv is there already; choose another name.\n",
    ]);
    expect(await readFile(join(folder, "old.csv"), "utf8")).toBe("mine");
    expect(await run(["dispatches", "--csv", "--to", "none/new.csv"], { INIT_CWD: folder })).toEqual([
      1,
      "",
      "none/new.csv cannot be written (ENOENT).\n",
    ]);
  });
});

test("a file is looked for in the operator's own folder, and the action has the operator's name", async () => {
  await inFolder({ "cards.csv": "iccid\n8985234319999999994\n" }, async (folder) => {
    expect(await run(["cards", "add", "cards.csv"], { INIT_CWD: folder })).toEqual([0, "sim cards: 1 added\n", ""]);
    await writeFile(join(folder, "cards.csv"), Buffer.from("iccid\n\xff", "latin1"));
    expect(await run(["cards", "add", "cards.csv"], { INIT_CWD: folder })).toEqual([
      1,
      "",
      "cards.csv is not UTF-8 text; save it as UTF-8.\n",
    ]);
    expect(await run(["cards", "add", "none.csv"], { INIT_CWD: folder })).toEqual([
      1,
      "",
      "none.csv cannot be read (ENOENT).\n",
    ]);
  });
  expect((await database.pool.query("select who, action from actions")).rows).toEqual([
    { who: userInfo().username, action: "cards_added" },
  ]);
});
