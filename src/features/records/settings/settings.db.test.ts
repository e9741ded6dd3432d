import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { findWork } from "../../operator/inbox/find-work.server.ts";
import { forgetEnded } from "../../people/personal-data/forget-ended.server.ts";
import { closeOrders } from "../../sales/orders/close-orders.server.ts";
import { openCase } from "../cases/store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let finance: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  const environment = { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", ORDER_OPEN_MINUTES: "90" };
  world = await freshWorld({ environment });
  ({ browser: mei } = await joined(world));
  ({ browser: finance } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" }));
});
afterAll(() => world.close());
afterEach(async () => {
  await world.pool.query("delete from setting_changes");
  world.at("2026-11-21T08:00:00Z");
});

const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const wish = (name: string, value: string | null, version = 0, more: object = {}) => ({
  requestKey: randomUUID(),
  name,
  version,
  value,
  reason: "season",
  ...more,
});
const change = (...said: Parameters<typeof wish>) => mei.code("/staff/changeSetting", wish(...said));
type Shown = { name: string; value: unknown; byDefault: unknown; isChanged: boolean; version: number };
const shown = async (name: string) => {
  const { settings } = await mei.get<{ settings: Shown[] }>("/staff/getSettings", {});
  return settings.find((one) => one.name === name)!;
};
const later = (minutes: number) => world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());

describe("a setting that staff change", () => {
  test("holds instead of the environment's, is given back to it, and stands in history and trail", async () => {
    expect(await shown("order_open_minutes")).toMatchObject({ value: 90, byDefault: 90, isChanged: false, version: 0 });
    expect(await change("order_open_minutes", "45")).toBe("SUCCESS");
    expect(await shown("order_open_minutes")).toMatchObject({ value: 45, byDefault: 90, isChanged: true, version: 1 });
    expect(await change("order_open_minutes", null, 1)).toBe("SUCCESS");
    expect(await shown("order_open_minutes")).toMatchObject({ value: 90, isChanged: false, version: 2 });
    const { history } = await mei.get<{ history: object[] }>("/staff/getSetting", { name: "order_open_minutes" });
    expect(history).toMatchObject([
      { version: 2, value: null, reason: "season", who: "Mei Lam" },
      { version: 1, value: 45, reason: "season", who: "Mei Lam" },
    ]);
    expect(
      await ask("select on_id, before, after, reason from actions where action = 'setting_changed' order by at, id"),
    ).toEqual(
      expect.arrayContaining([
        { on_id: "order_open_minutes", before: { value: 90 }, after: { value: 45 }, reason: "season" },
        { on_id: "order_open_minutes", before: { value: 45 }, after: { value: 90 }, reason: "season" },
      ]),
    );
  });

  test("closes unpaid orders after its minutes and not before", async () => {
    const { orderNumber } = unwrap((await world.answer("/order/create", aWish(), english)).envelope) as {
      orderNumber: string;
    };
    const state = async () => (await ask("select state from orders where number = $1", orderNumber))[0].state;
    expect(await change("order_open_minutes", "30")).toBe("SUCCESS");
    later(29);
    await closeOrders.run({}, world.shop);
    expect(await state()).toBe("placed");
    later(2);
    await closeOrders.run({}, world.shop);
    expect(await state()).toBe("cancelled");
  });

  test("is the due time of open cases at once, and of those that the job looks at", async () => {
    const about = { kind: "supplier_failed", subject: randomUUID(), details: {} } as const;
    await openCase(world.db, about, world.shop.clock());
    const hours = async () =>
      (
        await ask(
          "select extract(epoch from due_at - opened_at)::int / 3600 as hours from cases where subject = $1",
          about.subject,
        )
      )[0].hours;
    expect(await hours()).toBe(2);
    expect(await change("case_hours.supplier_failed", "9")).toBe("SUCCESS");
    expect(await hours()).toBe(9);
    await world.pool.query("update cases set due_at = now() where subject = $1", [about.subject]);
    await findWork.run({}, world.shop);
    expect(await hours()).toBe(9);
  });

  test("is the courier's hour of the dispatch page, by the operator's clocks", async () => {
    const pickUp = async () => (await mei.get<{ pickUp: object }>("/staff/getParcels", {})).pickUp;
    expect(await pickUp()).toEqual({ at: "17:00", isOver: false });
    expect(await change("pick_up_at", "16:00")).toBe("SUCCESS");
    expect(await pickUp()).toEqual({ at: "16:00", isOver: true });
  });
});

test("days are typed in lines, as a field of lines sends them, and kept in order", async () => {
  expect(await change("holidays", "2028-12-25\r\n2028-02-29\n\n2028-12-26, 2028-12-25\n")).toBe("SUCCESS");
  expect(await shown("holidays")).toMatchObject({ value: "2028-02-29 2028-12-25 2028-12-26" });
});

describe("refused, and nothing is changed", () => {
  test.each<[string, string, string]>([
    ["order_open_minutes", "", "empty"],
    ["order_open_minutes", "9", "whole"],
    ["order_open_minutes", "10081", "whole"],
    ["order_open_minutes", "60.5", "whole"],
    ["order_open_minutes", "1e2", "whole"],
    ["case_hours.refund_failed", "-1", "whole"],
    ["pick_up_at", "24:00", "clock_time"],
    ["pick_up_at", "5pm", "clock_time"],
    ["pick_up_at", "=17:00", "clock_time"],
    ["esim_service_url", "javascript:alert(1)", "web_address"],
    ["esim_service_url", "http://esim.example.com/", "web_address"],
    ["market_url", "/en/login", "web_address"],
    ["holidays", "2028-02-30", "day"],
    ["holidays", "2028-02-29\n2028-02-30", "day"],
    // only days stand in lines
    ["market_url", "https://market.example\n.com/", "web_address"],
    ["company.name", "Farwave\nLimited", "long"],
    ["company.email", "mei@example.com\nyu@example.com", "mailbox"],
    ["offer.currencies", "HKD,\nUSD", "choose"],
    ["least_ages_hk", "16,\nJPN 18", "ages"],
  ])("%s of %j: %s", async (name, value, problem) => {
    expect(await mei.ask("/staff/changeSetting", wish(name, value))).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "value", problem }] },
    });
    expect(await ask("select from setting_changes")).toEqual([]);
  });

  test.each(Object.entries(hostileValues))("what is hostile as value, name or reason: %s", async (_name, hostile) => {
    if (hostile !== null) expect(await change("order_open_minutes", hostile as string)).toBe("INVALID_INPUT");
    expect(await change(hostile as string, "60")).toBe("INVALID_INPUT");
    expect(await change("case_hours.help_asked", "60")).toBe("INVALID_INPUT");
    expect(await change("order_open_minutes", "60", 0, { reason: " " })).toBe("INVALID_INPUT");
    expect(await mei.code("/staff/getSetting", { name: hostile })).toBe("INVALID_INPUT");
    expect(await ask("select from setting_changes")).toEqual([]);
  });

  test("on what a colleague has changed since, also at the same moment", async () => {
    const { browser: other } = await joined(world, { email: "boss@example.com", name: "Boss" });
    const codes = await Promise.all([
      change("pick_up_at", "15:00"),
      other.code("/staff/changeSetting", wish("pick_up_at", "18:00")),
    ]);
    expect(codes.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    expect(await change("pick_up_at", "12:00", 0)).toBe("RECORD_CHANGED");
    expect(await change("pick_up_at", "12:00", 7)).toBe("RECORD_CHANGED");
    expect(await change("pick_up_at", "12:00", 1)).toBe("SUCCESS");
    expect(await ask("select version from setting_changes order by version")).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test("by whoever sees settings and may not change them, and by whom the right is taken at this very moment", async () => {
    expect(await finance.code("/staff/getSettings", {})).toBe("SUCCESS");
    expect(await finance.code("/staff/changeSetting", wish("pick_up_at", "12:00"))).toBe("RIGHT_MISSING");
    await world.pool.query("insert into staff_grants values ('finance', 'edit_settings')");
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from staff order by id for no key update");
    const changing = finance.code("/staff/changeSetting", wish("pick_up_at", "12:00"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query("delete from staff_grants where \"right\" = 'edit_settings'");
    await other.query("commit");
    other.release();
    expect(await changing).toBe("RIGHT_MISSING");
    expect(await ask("select from setting_changes")).toEqual([]);
  });
});

test("what is kept is deleted by the night that follows a shorter time, and not by one that was turned back", async () => {
  await ask("truncate clicks");
  await ask(
    "insert into clicks (at, source, event, url) select $1::timestamptz - n * interval '1 day', 'web', 'click', '/' from unnest(array[29, 31, 364, 366]) n",
    world.shop.clock(),
  );
  const left = async () => {
    await forgetEnded.run({}, world.shop);
    return (await ask("select from clicks")).length;
  };
  expect(await left()).toBe(3);
  // neither longer than the privacy policy promises, nor so short that it serves nobody
  expect([await change("keep_clicks_days", "366"), await change("keep_clicks_days", "29")]).toEqual([
    "INVALID_INPUT",
    "INVALID_INPUT",
  ]);
  expect(await change("keep_clicks_days", "30")).toBe("SUCCESS");
  expect(await change("keep_clicks_days", null, 1)).toBe("SUCCESS");
  expect(await left()).toBe(3);
  expect(await change("keep_clicks_days", "30", 2)).toBe("SUCCESS");
  expect(await left()).toBe(1);
});

describe("who sells", () => {
  type Imprint = { imprint: { name: string; address: string; email: string } };
  const imprint = async () =>
    (unwrap((await world.answer("/common/getCommonSetting", { KeyList: ["imprint"] })).envelope) as Imprint).imprint;

  test("stands in the footer at the next request and in what is written from then on, until it is given back", async () => {
    const before = await imprint();
    expect(await change("company.name", "Wave & <Sons> Ltd")).toBe("SUCCESS");
    expect(await change("company.email", "hello@wave.example")).toBe("SUCCESS");
    expect(await imprint()).toEqual({ ...before, name: "Wave & <Sons> Ltd", email: "hello@wave.example" });
    await delivered(world);
    const { text, html } = world.letters.at(-1)!;
    expect(text).toContain("Wave & <Sons> Ltd");
    expect(text).toContain("hello@wave.example");
    expect(html).toContain("Wave &amp; &lt;Sons&gt; Ltd");
    expect(await change("company.name", null, 1)).toBe("SUCCESS");
    expect(await imprint()).toMatchObject({ name: before.name });
  });

  test.each([
    ["company.name", "a".repeat(81), "long"],
    ["company.name", "   ", "empty"],
    ["company.email", "hello", "mailbox"],
    ["company.email", "hello@wave.example, other@wave.example", "mailbox"],
  ])("%s of %j is refused: %s", async (name, value, problem) => {
    expect(await mei.ask("/staff/changeSetting", wish(name, value))).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "value", problem }] },
    });
  });
});

test("what holds already is no change", async () => {
  expect([await change("pick_up_at", null), await change("pick_up_at", "11:00")]).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await change("pick_up_at", "11:00", 1)).toBe("SUCCESS");
  expect(await ask("select from setting_changes")).toHaveLength(1);
});

test("the same request twice is one change", async () => {
  const once = wish("pick_up_at", "11:00");
  const codes = await Promise.all([1, 2].map(() => mei.code("/staff/changeSetting", once)));
  expect(codes).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await ask("select from setting_changes")).toHaveLength(1);
  expect(await mei.code("/staff/changeSetting", { ...once, value: "12:00" })).toBe("REQUEST_KEY_REUSED");
});

test("a value that another version wrote and this one does not know leaves the default in place", async () => {
  await change("pick_up_at", "11:00");
  await world.pool.query("update setting_changes set value = '\"noon\"'");
  expect(await shown("pick_up_at")).toMatchObject({ value: "17:00" });
  expect(await mei.get("/staff/getParcels", {})).toMatchObject({ pickUp: { at: "17:00" } });
});

test("what the environment says is shown without a secret", async () => {
  const { environment, secrets } = await mei.get<{ environment: object[]; secrets: object[] }>(
    "/staff/getSettings",
    {},
  );
  expect(secrets).toContainEqual({ name: "STRIPE_SECRET_KEY", isSet: false });
  expect(secrets.every((one) => Object.keys(one).join() === "name,isSet")).toBe(true);
  const said = JSON.stringify(environment);
  expect(said).toContain("PAYMENT_GATEWAY");
  for (const secret of ["APP_SECRET", "STRIPE", "KEY", "postgres", world.shop.config.appSecret.toString("hex")])
    expect(said).not.toContain(secret);
});
