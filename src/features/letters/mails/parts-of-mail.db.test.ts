import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";

let world: World;
let orderId: string;
beforeAll(async () => {
  world = await freshWorld();
  await world.answer("/order/create", aWish());
  orderId = (await world.pool.query("select id from orders")).rows[0].id;
});
beforeEach(async () => void (await world.pool.query("delete from mails")));
afterAll(() => world.close());

const id = randomUUID();
const nothing = { position: null, what: null, day: null, repetition: null };
/** Every spelling that the previous version has, and what it says. */
const spellings = [
  ["esim_ready", "", {}],
  ["esim_for_traveller", "2", { position: 2 }],
  ["esim_for_traveller", "12.3", { position: 12, repetition: "3" }],
  ["install_reminder", "", {}],
  ["install_reminder", "2", { position: 2 }],
  ["low_data", "1:used_80", { position: 1, what: "used_80" }],
  ["low_data", "10:used_100:2026-11-22", { position: 10, what: "used_100", day: "2026-11-22" }],
  ["expiring", "ends:2026-11-22", { what: "ends", day: "2026-11-22" }],
  ["expiring", "use_by:2026-11-22:3", { what: "use_by", day: "2026-11-22", position: 3 }],
  ["refunded", id, { what: id }],
  ["parcel_sent", "1Z 999.1:2", { what: "1Z 999.1:2" }],
  ["help_asked", "H7K3M9QXA", { what: "H7K3M9QXA" }],
  ["order_links", `all:${id}`, { repetition: id }],
  ["order_links", `one:FW7K3M9QXA:${id}`, { what: "FW7K3M9QXA", repetition: id }],
] as const;

const parts = async () => (await world.pool.query("select position, what, day, repetition from mails")).rows;
const writtenBefore = (kind: string, about: string) =>
  world.pool.query(
    "insert into mails (order_id, kind, about, queued_at) values ($1, $2, $3, now()) on conflict do nothing",
    [orderId, kind, about],
  );

describe("what a letter is about, beside a process of the previous version, which spells it in one text", () => {
  test.each(spellings)("%s, %s: written there it is read here, and is not written again", async (kind, about, said) => {
    await writtenBefore(kind, about);
    expect(await parts()).toEqual([{ ...nothing, ...said }]);
    await queueMail(world.db, orderId, kind, world.shop.clock(), said);
    expect(await parts()).toHaveLength(1);
  });

  test.each(spellings)("%s, %s: written here it is read there, and is not written again", async (kind, about, said) => {
    await queueMail(world.db, orderId, kind, world.shop.clock(), said);
    expect((await world.pool.query("select about from mails")).rows).toEqual([{ about }]);
    await writtenBefore(kind, about);
    expect(await parts()).toEqual([{ ...nothing, ...said }]);
  });

  test("a letter of before the parts existed has them", async () => {
    for (const [kind, about] of spellings) await writtenBefore(kind, about);
    await world.pool.query("update mails set position = null, what = null, day = null, repetition = null");
    const file = join(import.meta.dirname, "../../../../db/migrations/0048-letters-of-before.sql");
    await world.pool.query(readFileSync(file, "utf8"));
    const { rows } = await world.pool.query("select kind, about, position, what, day, repetition from mails");
    expect(Object.fromEntries(rows.map(({ kind, about, ...said }) => [`${kind} ${about}`, said]))).toEqual(
      Object.fromEntries(spellings.map(([kind, about, said]) => [`${kind} ${about}`, { ...nothing, ...said }])),
    );
  });
});
