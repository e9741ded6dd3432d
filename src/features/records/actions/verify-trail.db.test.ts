import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import { watchTrail } from "../cases/watch-trail.server.ts";
import { recordAction } from "./store.server.ts";
import { verifyTrail } from "./verify-trail.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const by = (who = "mei@example.com") => ({ who, network: "203.0.113.0/24", now: world.shop.clock() });
const rows = async <T>(sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows as T[];
const write = (count: number) =>
  Array.from({ length: count }, (_, place) => place).reduce(
    (before, place) =>
      before.then(() => recordAction(world.db, by(), "cards_added", { reason: `row ${place + 1}`, added: place })),
    Promise.resolve(),
  );
/** As somebody who owns the database: past the triggers. */
async function past(sql: string, values: unknown[] = []): Promise<void> {
  const client = await world.pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(sql, values);
    await client.query("commit");
  } finally {
    client.release();
  }
}
const idAt = async (place: number) =>
  (await rows<{ action_id: string }>("select action_id from action_links where place = $1", [place]))[0]!.action_id;

test("a row has all of it: on what, before, after, why and from where", async () => {
  await recordAction(world.db, by(), "case_closed", {
    on: { kind: "case", id: "c1" },
    before: { owner: null },
    after: { owner: "mei" },
    reason: "It came right.",
    more: 1,
  });
  expect(await rows("select * from actions")).toMatchObject([
    {
      who: "mei@example.com",
      on_kind: "case",
      on_id: "c1",
      before: { owner: null },
      after: { owner: "mei" },
      reason: "It came right.",
      network: "203.0.113.0/24",
      details: { more: 1 },
    },
  ]);
});

describe("the chain", () => {
  test("is whole as it was written, and its head is that of the last row", async () => {
    expect(await verifyTrail(world.db)).toEqual({});
    await write(5);
    const [last] = await rows<{ hash: string }>("select encode(hash, 'hex') as hash from action_links where place = 5");
    expect(await verifyTrail(world.db)).toMatchObject({ head: { place: 5, hash: last!.hash } });
  });

  test.each([
    "who = 'wei@example.com'",
    "reason = 'nothing'",
    "at = at + interval '1 second'",
    "after = '{}'",
    "network = null",
  ])("finds a row that was changed: %s", async (change) => {
    await write(5);
    await past(`update actions set ${change} where id = $1`, [await idAt(3)]);
    expect((await verifyTrail(world.db)).wrong).toEqual({ place: 3, action: await idAt(3), why: "changed" });
  });

  test("finds a row that was removed, with its link or without it, at the end too", async () => {
    await write(5);
    const [third, fourth, fifth] = [await idAt(3), await idAt(4), await idAt(5)];
    const { head } = await verifyTrail(world.db);
    await past("delete from actions where id = $1", [fourth]);
    expect((await verifyTrail(world.db)).wrong).toEqual({ place: 4, action: fourth, why: "removed" });
    await past("delete from action_links where action_id = $1", [fourth]);
    expect((await verifyTrail(world.db)).wrong).toEqual({ place: 5, action: fifth, why: "removed" });
    await past("delete from action_links where place > 3");
    await past("delete from actions where id = $1", [fifth]);
    // only what was noted elsewhere tells that there was more
    expect((await verifyTrail(world.db)).wrong).toBeUndefined();
    expect((await verifyTrail(world.db, head)).wrong).toMatchObject({ place: 5, why: "removed" });
    await past("delete from actions where id = $1", [third]);
    expect((await verifyTrail(world.db)).wrong).toEqual({ place: 3, action: third, why: "removed" });
  });

  test("finds a row that was slipped in past the triggers", async () => {
    await write(3);
    await past("insert into actions (at, who, action, details) values (now(), 'mei@example.com', 'case_closed', '{}')");
    const [slipped] = await rows<{ id: string }>("select id from actions where action = 'case_closed'");
    expect((await verifyTrail(world.db)).wrong).toEqual({ action: slipped!.id, why: "not linked" });
    await past("insert into action_links values (4, current_date, $1, sha256('guessed'))", [slipped!.id]);
    expect((await verifyTrail(world.db)).wrong).toEqual({ place: 4, action: slipped!.id, why: "changed" });
  });

  test("finds two rows that changed places", async () => {
    await write(4);
    const [second, third] = [await idAt(2), await idAt(3)];
    await past("update action_links set place = case place when 2 then -3 else -2 end where place in (2, 3)");
    await past("update action_links set place = -place where place < 0");
    expect([await idAt(2), await idAt(3)]).toEqual([third, second]);
    expect((await verifyTrail(world.db)).wrong).toEqual({ place: 2, action: third, why: "changed" });
  });

  test("that was written anew as a whole does not fit the head that the log has noted", async () => {
    await write(4);
    const { head } = await verifyTrail(world.db);
    await past("update actions set who = 'wei@example.com' where id = $1", [await idAt(2)]);
    await past(`do $$ declare one record; begin
      create temporary table order_of_before on commit drop as select action_id, place from action_links;
      delete from action_links;
      for one in select actions from order_of_before join actions on id = action_id order by place loop
        perform link_action(one.actions);
      end loop; end $$`);
    expect((await verifyTrail(world.db)).wrong).toBeUndefined();
    expect((await verifyTrail(world.db, head)).wrong).toMatchObject({ place: 4, why: "not the one noted" });
  });

  test("that is broken is one case, found at night", async () => {
    await write(2);
    await watchTrail.run({}, world.shop);
    expect(await rows("select kind from cases")).toEqual([]);
    await past("update actions set who = 'wei@example.com' where id = $1", [await idAt(2)]);
    await watchTrail.run({}, world.shop);
    await watchTrail.run({}, world.shop);
    expect(await rows("select kind, details from cases")).toEqual([
      { kind: "trail_broken", details: { place: 2, action: await idAt(2), why: "changed" } },
    ]);
  });
});

describe("written by many", () => {
  test("a long action keeps nobody waiting: the chain is held while a commit lasts, in the order of commits", async () => {
    let finish!: () => void;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const long = world.db.transaction().execute(async (tx) => {
      await recordAction(tx, by("long"), "cards_added", {});
      await waiting;
    });
    await recordAction(world.db, by("short"), "cards_added", {});
    finish();
    await long;
    expect(
      await rows("select place::int, who from action_links join actions on id = action_id order by place"),
    ).toEqual([
      { place: 1, who: "short" },
      { place: 2, who: "long" },
    ]);
    expect((await verifyTrail(world.db)).wrong).toBeUndefined();
  });

  test("sixty at once, some given up, some of several rows: one chain without a gap", async () => {
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, place) =>
        world.db.transaction().execute(async (tx) => {
          await recordAction(tx, by(`one ${place}`), "cards_added", {});
          await recordAction(tx, by(`two ${place}`), "cards_added", {});
          if (place % 3 === 0) throw new Error("given up");
        }),
      ),
    );
    const { head, wrong } = await verifyTrail(world.db);
    expect([head?.place, wrong]).toEqual([80, undefined]);
  });

  test("a server of the version before, which knows none of this, writes links too", async () => {
    await world.pool.query(
      "insert into actions (at, who, staff_id, action, order_id, details) values (now(), 'x', null, 'case_closed', null, '{}')",
    );
    expect((await verifyTrail(world.db)).head?.place).toBe(1);
  });
});

test("a new day continues the chain, and a clock that is set back over midnight does not reopen the one before", async () => {
  await write(1);
  await past(
    "update action_links set day = current_date - 1, hash = action_hash('', 1, current_date - 1, actions) from actions",
  );
  await write(1);
  const days = () => rows("select (day - current_date)::int as day from action_links order by place");
  expect(await days()).toEqual([{ day: -1 }, { day: 0 }]);
  await past(
    `update action_links set day = current_date + 1,
       hash = action_hash((select hash from action_links where place = 1), 2, current_date + 1, actions)
     from actions where id = action_id and place = 2`,
  );
  await write(1);
  expect(await days()).toEqual([{ day: -1 }, { day: 1 }, { day: 1 }]);
  expect((await verifyTrail(world.db)).wrong).toBeUndefined();
});

test("nobody rewrites a link", async () => {
  await write(1);
  for (const sql of ["update action_links set day = current_date", "delete from action_links", "truncate action_links"])
    await expect(world.pool.query(sql)).rejects.toThrow("append-only");
});
