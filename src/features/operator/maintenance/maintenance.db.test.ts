import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { databaseOn } from "../../../platform/database/database.server.ts";
import { maintenanceOf } from "../../../platform/maintenance.server.ts";
import type { GetMaintenanceSwitch } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());
afterEach(async () => void (await mei.ask("/staff/openShop", { requestKey: randomUUID() })));

const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const soon = (minutes: number) => new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString();
const reason = { "zh-cn": "升级数据库", "zh-hk": "升級資料庫", en: "A new database" };
const close = (wish: object = {}) =>
  mei.ask("/staff/closeShop", { requestKey: randomUUID(), until: soon(60), reason: null, ...wish });
const open = () => mei.code("/staff/openShop", { requestKey: randomUUID() });
const found = () => mei.get<OutputOf<typeof GetMaintenanceSwitch>>("/staff/getMaintenanceSwitch", {});
const deeds = async () =>
  (await ask(
    "select action, after from actions a join action_links l on l.action_id = a.id where on_kind = 'shop' order by place",
  )) as {
    action: string;
    after: object | null;
  }[];

describe("closing the shop", () => {
  test("says until when, why in each language, who and since when; the trail has both sides of each change", async () => {
    const before = (await deeds()).length;
    expect((await found()).closed).toBeNull();
    const [until, later] = [soon(60), soon(90)];
    await close({ until, reason });
    expect((await found()).closed).toMatchObject({ until, reason, who: "mei@example.com", isOverdue: false });
    await close({ until: later, reason });
    expect(await open()).toBe("SUCCESS");
    expect((await found()).closed).toBeNull();
    expect((await deeds()).slice(before)).toEqual([
      { action: "shop_closed", after: { until, reason } },
      { action: "shop_closed", after: { until: later, reason } },
      { action: "shop_opened", after: null },
    ]);
  });

  test("is seen by every process as soon as it looks again, with its reason", async () => {
    const elsewhere = maintenanceOf(databaseOn(world.pool), { freshMs: 0 });
    expect(await elsewhere.current()).toBeUndefined();
    const until = soon(60);
    await close({ until, reason });
    expect(await elsewhere.current()).toEqual({ until: new Date(until), reason });
    await open();
    expect(await elsewhere.current()).toBeUndefined();
  });

  test("pressed twice is done once, and what changes nothing leaves no trace", async () => {
    const before = (await deeds()).length;
    const wish = { requestKey: randomUUID(), until: soon(30) };
    const answers = await Promise.all([close(wish), close(wish)]);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    await close({ until: wish.until });
    await open();
    await open();
    expect((await deeds()).slice(before).map(({ action }) => action)).toEqual(["shop_closed", "shop_opened"]);
  });

  test("by two colleagues at once, each with another end, leaves one row and the trail in its order", async () => {
    const before = (await deeds()).length;
    const ends = [soon(10), soon(20), soon(40)];
    await Promise.all(ends.map((until) => close({ until })));
    expect((await ask("select * from maintenance")).length).toBe(1);
    expect((await deeds()).length).toBe(before + 3);
  });

  test.each([
    ["in the past", { until: "2020-01-01T00:00:00Z" }, "until"],
    ["of the next week", { until: "2099-01-01T00:00:00Z" }, "until"],
    ["that is no moment", { until: "tomorrow" }, "until"],
    ["with a reason in one language", { reason: { en: "A new database" } }, "reason.zh-cn"],
    ["with a reason that is too long", { reason: { ...reason, en: "a".repeat(201) } }, "reason.en"],
  ])("with an end %s is refused at its field, and the shop stays open", async (_, wish, field) => {
    const { resultCode, resultData } = (await close(wish)) as { resultCode: string; resultData: unknown };
    expect(resultCode).toBe("INVALID_INPUT");
    expect(resultData).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ field })]) });
    expect((await found()).closed).toBeNull();
  });

  test.each(Object.entries(hostileValues))("takes no harm from a hostile reason: %s", async (_, value) => {
    const { resultCode } = await close({ reason: { ...reason, en: value } });
    expect(resultCode).toMatch(/^(SUCCESS|INVALID_INPUT)$/);
  });

  test("is refused to whoever may only look", async () => {
    const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "logistics" });
    const wish = { requestKey: randomUUID(), until: soon(60), reason: null };
    expect(await tom.code("/staff/closeShop", wish)).toBe("RIGHT_MISSING");
    expect(await tom.code("/staff/openShop", { requestKey: randomUUID() })).toBe("RIGHT_MISSING");
    expect(await tom.code("/staff/getMaintenanceSwitch", {})).toBe("SUCCESS");
  });
});
