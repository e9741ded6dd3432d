import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { RefusalDetails } from "../../../kernel/envelope.ts";
import { openBatches } from "../../../platform/batches.server.ts";
import { contextFor } from "../../../platform/context.server.ts";
import type { NewClick } from "../../../platform/database/tables.ts";
import { openClickBatches } from "./click-batches.server.ts";
import { collectData } from "./collect-data.server.ts";
import { CollectData } from "./contract.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld({ environment: { CLICKS_PER_MINUTE: "1000" } })));
afterAll(() => world.close());

async function clicks() {
  await world.shop.clicks.flush();
  return world.db.selectFrom("clicks").selectAll().orderBy("id", "desc").execute();
}

async function dropped(): Promise<number> {
  const { values } = await world.shop.metrics.clicks.get();
  return values.find(({ labels }) => labels.end === "dropped")?.value ?? 0;
}

describe("a click", () => {
  test("is counted with what was clicked, without the secrets of its address", async () => {
    await world.call(CollectData, {
      url: "https://shop.example/en/order-result?orderNumber=FW1&key=secret",
      pagePath: "/en/order-result?key=secret",
      item_type: "button",
      item_val: "Copy 复制 📋",
    });
    const [click] = await clicks();
    expect(click).toMatchObject({
      at: new Date("2026-11-21T08:00:00Z"),
      web_uuid: english.browserId,
      source: "pc",
      event: "click",
      url: "/en/order-result",
      page_path: "/en/order-result",
      item_type: "button",
      item_val: "Copy 复制 📋",
      lang: "en",
    });
  });

  test("may say no more than where it was", async () => {
    await world.answer(
      "/CollectData",
      { url: "/zh-cn/plans?country=JP" },
      { language: "zh-cn", address: "203.0.113.7" },
    );
    const [click] = await clicks();
    expect(click).toMatchObject({
      url: "/zh-cn/plans?country=JP",
      page_path: null,
      item_type: null,
      item_val: null,
      web_uuid: null,
      lang: "zh-cn",
    });
  });

  test("does not wait for the disk, and leaves the connection as it was", async () => {
    await world.pool.query(`
      create function tell_setting() returns trigger
        language plpgsql as $$ begin new.item_val := current_setting('synchronous_commit'); return new; end $$;
      create trigger tell_setting before insert on clicks for each row
        when (new.item_type = 'setting') execute function tell_setting()`);
    await world.call(CollectData, { url: "/", item_type: "setting" });
    await world.shop.clicks.flush();
    const { rows } = await world.pool.query("show synchronous_commit");
    expect([(await clicks())[0]!.item_val, rows]).toEqual(["off", [{ synchronous_commit: "on" }]]);
  });

  test("says in its body what a beacon cannot say in headers", async () => {
    const web_uuid = "0B9E2C53-8A55-4B0B-9E0E-0C8A6A3E4F11";
    await world.answer(
      "/CollectData",
      { url: "/zh-hk/plans", web_uuid, lang: "zh-hk" },
      { language: "en", address: "203.0.113.7" },
    );
    const [click] = await clicks();
    expect(click).toMatchObject({ web_uuid: web_uuid.toLowerCase(), lang: "zh-hk" });
  });

  test("waits for others: a hundred are one statement, in their order", async () => {
    await clicks();
    const { rows: before } = await world.pool.query<{ statements: string }>(
      "select count(distinct xmin::text) as statements from clicks",
    );
    for (let count = 0; count < 100; count++)
      await world.call(CollectData, { url: "/", item_type: "batch", item_val: String(count) });
    const written = (await clicks())
      .filter(({ item_type }) => item_type === "batch")
      .map(({ item_val }) => Number(item_val));
    expect(written).toEqual(Array.from({ length: 100 }, (_, index) => 99 - index));
    const { rows: after } = await world.pool.query<{ statements: string }>(
      "select count(distinct xmin::text) as statements from clicks",
    );
    expect(Number(after[0]!.statements) - Number(before[0]!.statements)).toBe(1);
  });

  test("is forgotten after twelve months, as the privacy policy says", async () => {
    await world.db
      .insertInto("clicks")
      .values(
        ["2025-11-21T07:59:59Z", "2025-11-21T08:00:01Z"].map((at) => ({
          at: new Date(at),
          source: "pc",
          event: "click",
          url: "/old",
          page_path: null,
          item_type: null,
          item_val: null,
          lang: null,
          web_uuid: null,
        })),
      )
      .execute();
    await world.call(CollectData, { url: "/new" });
    expect((await clicks()).filter(({ url }) => url === "/old").map(({ at }) => at.toISOString())).toEqual([
      "2025-11-21T08:00:01.000Z",
    ]);
  });

  test("is answered while the database stands still, and dropped with a count once there is no room", async () => {
    const small = openBatches<NewClick>({
      write: () => new Promise(() => {}),
      count: (end, rows) => world.shop.metrics.clicks.inc({ end }, rows),
      failed: () => {},
      most: 2,
      held: 4,
    });
    const before = await dropped();
    const stuck = contextFor({ ...world.shop, clicks: small }, english);
    for (let count = 0; count < 10; count++)
      expect(await collectData.run({ source: "pc", event: "click", url: "/" }, stuck)).toEqual({});
    expect((await dropped()) - before).toBe(6);
  });

  test("that is still held is written when the shop closes", async () => {
    const held = openClickBatches(world.shop);
    held.add({ ...(await clicks())[0]!, id: undefined, item_val: "last words" } as NewClick);
    await held.close();
    expect((await clicks())[0]).toMatchObject({ item_val: "last words" });
  });

  test.each([
    [{}, "url"],
    [{ url: "" }, "url"],
    [{ url: null }, "url"],
    [{ url: "x".repeat(10_000) }, "url"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ url: "http://[" }, "url"],
    [{ url: "/", pagePath: "data:,x" }, "pagePath"],
    [{ url: "/", source: "app" }, "source"],
    [{ url: "/", event: "e".repeat(41) }, "event"],
    [{ url: "/", web_uuid: "somebody" }, "web_uuid"],
    [{ url: "/", lang: "fr" }, "lang"],
    [{ url: "/", item_type: 5 }, "item_type"],
    [{ url: "/", item_val: "a\u0000b" }, "item_val"],
    [{ url: "/", item_val: "日".repeat(10_000) }, "item_val"],
  ])("with %j is refused", async (input, field) => {
    const before = await clicks();
    const { status, envelope } = await world.answer("/CollectData", input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
    expect(await clicks()).toHaveLength(before.length);
  });
});

describe("the visitor's country", () => {
  test.each([
    ["114.114.114.114", { country: "CN", mainlandChina: true }],
    ["203.0.113.7", { country: null, mainlandChina: false }],
    ["not an address", { country: null, mainlandChina: false }],
  ])("of %s", async (address, location) => {
    const { envelope } = await world.answer("/getIPLocation", {}, { ...english, address });
    expect(envelope.resultData).toEqual(location);
  });

  test.each([
    ["CN", { country: "CN", mainlandChina: true }],
    ["JP", { country: "JP", mainlandChina: false }],
  ])("is what a trusted proxy says, before the table: %s", async (country, location) => {
    const { envelope } = await world.answer("/getIPLocation", {}, { ...english, address: "114.114.114.114", country });
    expect(envelope.resultData).toEqual(location);
  });

  test("is told whatever else is sent", async () => {
    expect((await world.answer("/getIPLocation", { ip: "1.2.3.4" })).status).toBe(200);
    expect((await world.answer("/getIPLocation", null)).status).toBe(200);
  });
});
