import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RefusalDetails } from "../../kernel/envelope.ts";
import { english, freshWorld, type World } from "../../../test/world.ts";
import { CollectData } from "./contract.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "1000" } })));
afterAll(() => world.close());

const clicks = () => world.db.selectFrom("clicks").selectAll().orderBy("id", "desc").execute();

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
    await world.answer("/CollectData", { url: "/zh-cn/plans?country=JP" }, { language: "zh-cn", address: "203.0.113.7" });
    const [click] = await clicks();
    expect(click).toMatchObject({ url: "/zh-cn/plans?country=JP", page_path: null, item_type: null, item_val: null, web_uuid: null, lang: "zh-cn" });
  });

  test("does not wait for the disk, and leaves the connection as it was", async () => {
    await world.pool.query(`
      create function tell_setting() returns trigger language plpgsql as $$ begin new.item_val := current_setting('synchronous_commit'); return new; end $$;
      create trigger tell_setting before insert on clicks for each row when (new.item_type = 'setting') execute function tell_setting()`);
    await world.call(CollectData, { url: "/", item_type: "setting" });
    const { rows } = await world.pool.query("show synchronous_commit");
    expect([(await clicks())[0]!.item_val, rows]).toEqual(["off", [{ synchronous_commit: "on" }]]);
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
