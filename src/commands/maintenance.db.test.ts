import { userInfo } from "node:os";
import { afterAll, expect, test } from "vitest";
import { openCommand } from "./command.world.ts";

const { database, run } = await openCommand("maintenance.server.ts");
afterAll(() => database.drop());

const usage =
  'Say until when, with the zone, such as "npm run maintenance -- 2027-01-21T06:00+08:00", or "off" to open the shop.\n';

test.each(["tomorrow", "", "2099-01-21", "2099-01-21T06:00", "2099-13-41T06:00Z", "on"])(
  "%j is no moment",
  async (wish) => {
    expect(await run([wish])).toEqual([1, "", usage]);
  },
);

test("a moment that is over is refused", async () => {
  expect(await run(["2020-01-21T06:00+08:00"])).toEqual([1, "", `2020-01-21T06:00+08:00 is over. ${usage}`]);
});

test("a database that does not answer gives one sentence", async () => {
  const [code, out, err] = await run([], { DATABASE_URL: "postgres://nobody@localhost:1/none" });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^The database at DATABASE_URL does not answer .*\n$/);
});

test("the shop is closed, asked about, and opened again", async () => {
  const closed = "The shop is closed. Visitors are told that it opens at 2099-01-20T22:00:00.000Z.\n";
  expect(await run([])).toEqual([0, "The shop is open.\n", ""]);
  expect(await run(["2099-01-21T06:00+08:00"])).toEqual([0, closed, ""]);
  expect(await run([])).toEqual([0, closed, ""]);
  expect(await run(["off"])).toEqual([0, "The shop is open.\n", ""]);
  expect(await run(["off"])).toEqual([0, "The shop is open.\n", ""]);
});

test("the trail says who closed and opened it, and nothing twice", async () => {
  const { rows } = await database.pool.query("select who, action, staff_id from actions order by at, id");
  const who = userInfo().username;
  expect(rows).toEqual([
    { who, action: "shop_closed", staff_id: null },
    { who, action: "shop_opened", staff_id: null },
  ]);
});
