import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileValues } from "../../../test/hostile.ts";
import { supplierWorld, type SupplierWorld } from "../../adapters/supply/esim-supplier-world.suite.ts";
import { networkByHand, type NetworkByHand } from "./by-hand.server.ts";
import { sandboxNetwork } from "./sandbox-network.server.ts";

let at: SupplierWorld;
let hand: NetworkByHand;
const iccid = "8985234000000000010";
beforeAll(async () => {
  at = await supplierWorld("es2plus");
  const access = { pool: at.database.pool, clock: () => at.clock.now() };
  hand = networkByHand(access);
  const now = at.clock.now();
  await sandboxNetwork(access).loadPlan({
    key: "1",
    iccid,
    planCode: "jp-day-1gb",
    kind: "day_pass",
    allowanceMb: 1024,
    days: 10,
    speedAfterKbps: 384,
    startRule: "first_connection",
    dayRule: "calendar_day",
    dayZone: "Asia/Tokyo",
    countries: ["JP"],
    boughtAt: now,
    useBy: new Date(now.getTime() + 180 * 86_400_000),
  });
});
afterAll(() => at.close());

const page = async (path: string, fields?: Record<string, string>) => {
  const response = await fetch(`${at.server.origin}${path}`, {
    redirect: "manual",
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    csp: response.headers.get("content-security-policy"),
    text: (await response.text()).replaceAll("\u00a0", " "),
  };
};
const theSim = async () => (await hand.simOf(iccid))!;

test.each([
  ["en", "Pretend network", "must begin by"],
  ["cn", "模拟网络", "前启用"],
  ["hk", "模擬網絡", "前啟用"],
])("LT=%s: the SIM and its plan, in its own language, and nothing of the outside", async (lt, title, begin) => {
  const { text, csp, status } = await page(`/network?LT=${lt}`);
  expect(status).toBe(200);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain("8985 2340 0000 0000 010");
  expect(text).toContain(begin);
  expect(text).not.toMatch(/<script|style=|http-equiv/);
  expect(csp).toContain("default-src 'none'");
});

test("a SIM is put in a country, uses data there, and time passes", async () => {
  expect(await page(`/network/${iccid}/place?LT=en`, { country: "JP", habit: "225" })).toMatchObject({
    status: 303,
    location: `/network?LT=en&sim=${iccid}#sim-${iccid}`,
  });
  expect((await theSim()).life).toMatchObject({ country: "JP", mbPerHour: 225 });
  await page(`/network/${iccid}/use?LT=en`, { mb: "100" });
  expect((await page("/network?LT=en")).text).toContain("100 MB of 1 GB today");
  await page("/network/clock?LT=en", { what: "hour" });
  expect((await page("/network?LT=en")).text).toContain("325 MB of 1 GB today");
  await page("/network/clock?LT=en", { what: "day" });
  const { text } = await page(`/network?LT=en&sim=${iccid}`);
  expect(text).toContain("25 hours ahead of the shop");
  expect(text).toMatch(/aria-label="Used on each day: [\d-]+ 1(\.\d)? GB, /);
});

test("30 days in a minute: the page refreshes by itself until it is stopped", async () => {
  await page("/network/clock?LT=en", { what: "month" });
  const running = (await page("/network?LT=en")).text;
  expect(running).toContain('<meta http-equiv="refresh" content="2">');
  expect(running).toContain("43,200 times as fast");
  await page("/network/clock?LT=en", { what: "stop" });
  expect((await page("/network?LT=en")).text).not.toContain("http-equiv");
});

test("pressing on and on leads no further than 1000 days ahead", async () => {
  await hand.moveOn({ days: 1000 });
  const before = await hand.clock();
  for (const what of ["hour", "day", "month"]) await page("/network/clock", { what });
  expect((await hand.clock()).at).toEqual(before.at);
});

test("a SIM without a plan is not here, and nothing is kept of it", async () => {
  const other = "8985234000000000028";
  expect(await page(`/network?LT=en&sim=${other}`)).toMatchObject({
    status: 404,
    text: expect.stringContaining("No plan has been loaded on this SIM"),
  });
  await page(`/network/${other}/place`, { country: "JP", habit: "225" });
  expect(
    (await at.database.pool.query("select iccid from sandbox_network.lives where iccid = $1", [other])).rows,
  ).toEqual([]);
});

const hostileTexts = Object.entries(hostileValues).filter(
  (entry): entry is [string, string] => typeof entry[1] === "string",
);
test.each(hostileTexts)("what people type is never believed: %s", async (_what, typed) => {
  const { life } = await theSim();
  const short = typed.toWellFormed().slice(0, 90);
  expect((await page(`/network?LT=en&sim=${encodeURIComponent(short)}`)).text).not.toContain("<script>");
  for (const path of [
    `/network/${iccid}/place`,
    `/network/${iccid}/use`,
    "/network/clock",
    `/network/${encodeURIComponent(short) || "x"}/use`,
  ]) {
    expect((await page(path, { country: short, habit: short, mb: short, what: short })).status).toBeLessThan(500);
  }
  expect((await theSim()).life).toMatchObject({
    country: short === "" ? null : life.country,
    mbPerHour: life.mbPerHour,
  });
});
