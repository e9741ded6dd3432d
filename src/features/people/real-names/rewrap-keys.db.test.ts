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
  const done = await Promise.all([rewrapKeys(world.db, both), rewrapKeys(world.db, both)]);
  expect(done[0] + done[1]).toBe(2);
  expect(await rewrapKeys(world.db, both)).toBe(0);
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

test("a master key that is still needed is not taken for another: the command says which one is missing, and changes nothing", async () => {
  const { number } = await sent(world);
  const alone = openObjectKeys({ masters: [autumn], markKey });
  await expect(rewrapKeys(world.db, alone)).rejects.toThrow(MasterKeyMissing);
  expect((await realNameByNumber(world.db, number))!.master_key).toBe("spring");
});
