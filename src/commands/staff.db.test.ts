import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { openCommand } from "./command.world.ts";

const { database, run } = await openCommand("staff.server.ts");
afterAll(() => database.drop());

test("prints a link whose secret the database does not know, and writes down who made it", async () => {
  const [code, out] = await run(["invite", "Mei@Example.com"], { SHOP_ORIGIN: "http://shop.test" });
  expect(code).toBe(0);
  const [, token] = /^http:\/\/shop\.test\/console\/invitation\?key=([\w-]{43})\n/.exec(out) ?? [];
  const { rows } = await database.pool.query(
    "select email, role, token_hash from staff join staff_invitations on staff_id = id",
  );
  const hash = createHash("sha256").update(token!).digest();
  expect(rows).toEqual([{ email: "mei@example.com", role: "administrator", token_hash: hash }]);
  expect((await database.pool.query("select action, details, before, after from actions")).rows).toEqual([
    {
      action: "staff_invited",
      details: { email: "mei@example.com" },
      before: { role: null },
      after: { role: "administrator" },
    },
  ]);
  expect(out).not.toContain("switched off");
});

test("says so when the link cannot be opened yet", async () => {
  expect((await run(["invite", "wei@example.com"], { CONSOLE: "0" }))[1]).toContain("start the shop with CONSOLE=1");
});

test.each([
  [[]],
  [["invite"]],
  [["invite", "no address"]],
  [["fire", "mei@example.com"]],
  [["invite", "mei@example.com", "support", "finance"]],
  [["verify-trail", "12"]],
  [["verify-trail", `1:${"0".repeat(64)}`, "support"]],
])("%j is not understood, and changes nothing", async (words) => {
  const before = (await database.pool.query("select count(*) from staff")).rows;
  expect(await run(words)).toEqual([
    1,
    "",
    'Say what, such as "npm run staff -- invite mei@example.com" or "npm run staff -- verify-trail".\n',
  ]);
  expect((await database.pool.query("select count(*) from staff")).rows).toEqual(before);
});

test("a role may be named; without one a member who is there keeps theirs, and the trail says what changed", async () => {
  const roleOf = async () =>
    (await database.pool.query("select role from staff where email = 'kelvin@example.com'")).rows[0].role;
  const trail = async () =>
    (await database.pool.query("select before, after from actions where details ->> 'email' = 'kelvin@example.com'"))
      .rows;
  expect((await run(["invite", "kelvin@example.com", "logistics"]))[1]).toContain("with the role logistics");
  expect((await run(["invite", "kelvin@example.com"]))[1]).toContain("with the role logistics");
  expect(await roleOf()).toBe("logistics");
  await run(["invite", "kelvin@example.com", "support"]);
  expect(await roleOf()).toBe("support");
  expect(await trail()).toEqual(
    expect.arrayContaining([
      { before: { role: null }, after: { role: "logistics" } },
      { before: null, after: null },
      { before: { role: "logistics" }, after: { role: "support" } },
    ]),
  );
});

test("a role of the shop's own is named as people call it; one that nobody has made is refused with those that there are", async () => {
  await database.pool.query("insert into staff_roles (name, title) values ('7a1f', 'Night shift')");
  const [code, out] = await run(["invite", "nora@example.com", "night  SHIFT"]);
  expect([code, out]).toEqual([0, expect.stringContaining("with the role Night shift.")]);
  expect((await run(["invite", "nora@example.com"]))[1]).toContain("with the role Night shift.");
  expect((await database.pool.query("select role from staff where email = 'nora@example.com'")).rows).toEqual([
    { role: "7a1f" },
  ]);
  for (const named of ["king", "c@d.example", "7a1f"])
    expect(await run(["invite", "otto@example.com", named])).toEqual([
      1,
      "",
      `No role is called "${named}". There are: administrator, support, logistics, reviewer, editor, finance, Night shift.\n`,
    ]);
  expect((await database.pool.query("select from staff where email = 'otto@example.com'")).rowCount).toBe(0);
});

test("two administrators who take the role from each other at once leave one, and the last one keeps it", async () => {
  const [ana, ben] = ["ana@example.com", "ben@example.com"];
  for (const email of [ana, ben, "invited-only@example.com"]) await run(["invite", email]);
  await database.pool.query(
    `insert into staff_passkeys (id, staff_id, public_key, counter, transports, name, created_at)
     select email, id, 'key', 0, '{}', '', now() from staff where email in ($1, $2)`,
    [ana, ben],
  );
  const left = async () =>
    (
      await database.pool.query("select email from staff where role = 'administrator' and email in ($1, $2)", [
        ana,
        ben,
      ])
    ).rows;
  // both are there before either may begin
  const holding = await database.pool.connect();
  const waiting = async () =>
    (
      await database.pool.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].count;
  await holding.query("begin; lock table staff in exclusive mode");
  const both = Promise.all([run(["invite", ana, "support"]), run(["invite", ben, "support"])]);
  try {
    await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  } finally {
    await holding.query("commit");
    holding.release();
  }
  const ended = await both;
  expect(ended.map(([code]) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(ended.find(([code]) => code === 1)![2]).toMatch(/^(ana|ben)@example\.com is the last administrator: /);
  const [last, ...others] = await left();
  expect(others).toEqual([]);
  const rows = async () => (await database.pool.query("select count(*) from actions")).rows;
  const before = await rows();
  expect((await run(["invite", last.email, "support"]))[0]).toBe(1);
  expect([await left(), await rows()]).toEqual([[last], before]);
  // whoever was invited only gives no role, so theirs may be another one
  expect((await run(["invite", "invited-only@example.com", "support"]))[0]).toBe(0);
  expect((await run(["invite", last.email]))[0]).toBe(0);
});

test("verifies the audit trail, also against a head of the log, and names the first row that is wrong", async () => {
  await run(["invite", "aiko@example.com"]);
  const [code, out] = await run(["verify-trail"]);
  expect(code).toBe(0);
  const [, place, hash] = /^\d{4}-\d\d-\d\d (\d+):([0-9a-f]{64})\nThe audit trail is as it was written\.\n$/.exec(out)!;
  expect((await run(["verify-trail", `${place}:${hash}`]))[0]).toBe(0);
  const [strange, , said] = await run(["verify-trail", `${place}:${"0".repeat(64)}`]);
  expect([strange, said]).toEqual([1, expect.stringContaining(`First wrong row: place ${place}, action `)]);
});
