import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { MasterKeyMissing, openObjectKeys } from "../../../platform/object-keys.server.ts";
import { aPhoto, objectsOf, sent } from "./real-names.world.ts";
import { rewrapKeys } from "./rewrap-keys.server.ts";
import { keyOf } from "./sealed-details.server.ts";
import { realNameByNumber } from "./store.server.ts";

const markKey = randomBytes(32);
const [spring, autumn] = [
  { name: "spring", key: randomBytes(32) },
  { name: "autumn", key: randomBytes(32) },
];
let world: World;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  world.shop.objectKeys = openObjectKeys({ masters: [spring], markKey });
});
afterEach(() => world.close());

test("after the keys were wrapped anew the former master key may go, and everything opens by the new one alone", async () => {
  const numbers = [(await sent(world)).number, (await sent(world, { sims: [{ iccid: aSim(8) }] })).number];
  const both = openObjectKeys({ masters: [autumn, spring], markKey });
  // two operators at once
  const done = await Promise.all([
    rewrapKeys(world.db, both, world.shop.clock()),
    rewrapKeys(world.db, both, world.shop.clock()),
  ]);
  expect(done[0].wrapped + done[1].wrapped).toBe(2);
  expect(await rewrapKeys(world.db, both, world.shop.clock())).toEqual({ wrapped: 0, damaged: [] });
  const alone = openObjectKeys({ masters: [autumn], markKey });
  const photographs = await Promise.all(
    (await objectsOf(world)).map(async (key) => ({
      id: key.split("/")[1]!,
      sealed: (await world.shop.objects.get(key))!,
    })),
  );
  const opened = await Promise.all(
    numbers.map(async (number) => {
      const key = keyOf(alone, (await realNameByNumber(world.db, number))!);
      return photographs.flatMap(({ id, sealed }) => {
        try {
          return [key.open(sealed, `photo ${id}`).toString("base64")];
        } catch {
          return [];
        }
      });
    }),
  );
  // each opens its own, and no other
  expect(opened).toEqual([[aPhoto()], [aPhoto()]]);
});

test("one that somebody changes at that moment is waited for: none is left to the former key", async () => {
  const { number } = await sent(world);
  const both = openObjectKeys({ masters: [autumn, spring], markKey });
  const other = await world.pool.connect();
  await other.query("begin");
  await other.query("select from real_names where number = $1 for update", [number]);
  const wrapping = rewrapKeys(world.db, both, world.shop.clock());
  const isOver = wrapping.then(() => true);
  const waits = async () =>
    (
      await world.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount! > 0;
  while (!(await waits()) && !(await Promise.race([isOver, new Promise<false>((next) => setImmediate(next, false))])));
  await other.query("commit");
  other.release();
  expect(await wrapping).toEqual({ wrapped: 1, damaged: [] });
});

test("a key that is damaged is one case, however often it is tried, and every other is wrapped anew", async () => {
  const damaged = await sent(world);
  const whole = await sent(world, { sims: [{ iccid: aSim(8) }] });
  await world.pool.query(
    "update real_names set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40)) where number = $1",
    [damaged.number],
  );
  const both = openObjectKeys({ masters: [autumn, spring], markKey });
  expect(await rewrapKeys(world.db, both, world.shop.clock())).toEqual({ wrapped: 1, damaged: [damaged.number] });
  expect(await rewrapKeys(world.db, both, world.shop.clock())).toEqual({ wrapped: 0, damaged: [damaged.number] });
  const masters = await world.pool.query("select number, master_key from real_names");
  expect(new Map(masters.rows.map(({ number, master_key: master }) => [number, master]))).toEqual(
    new Map([
      [damaged.number, "spring"],
      [whole.number, "autumn"],
    ]),
  );
  expect((await world.pool.query("select subject from cases where kind = 'key_damaged'")).rows).toEqual([
    { subject: damaged.number },
  ]);
});

test("a master key that is still needed is not taken for another: the command says which one is missing, and changes nothing", async () => {
  const { number } = await sent(world);
  const alone = openObjectKeys({ masters: [autumn], markKey });
  await expect(rewrapKeys(world.db, alone, world.shop.clock())).rejects.toThrow(MasterKeyMissing);
  expect((await realNameByNumber(world.db, number))!.master_key).toBe("spring");
});
