import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileValues } from "../../../test/hostile.ts";
import { aWishFor, supplierWorld, type SupplierWorld } from "../../adapters/supply/esim-supplier-world.suite.ts";
import { networkByHand } from "../network/by-hand.server.ts";
import { sandboxNetwork } from "../network/sandbox-network.server.ts";
import { failures, failureFor } from "./failure-switch.server.ts";
import { readProduct } from "./product.ts";

let at: SupplierWorld;
let iccid: string;
let matchingId: string;
const ofPool = {
  iccid: "8985234026100000048",
  smdpAddress: "rsp.farwave.example",
  matchingId: "BJZL8-SCXGB-6YN8U-PJ9HM",
};
beforeAll(async () => {
  at = await supplierWorld("es2plus");
  const made = await at.supplier.order(aWishFor());
  if (made.state !== "ready") throw new Error("not made");
  ({ iccid, matchingId } = made.profiles[0]!);
  await at.server.takePool(() => [ofPool]);
});
afterAll(() => at.close());

const page = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${at.server.origin}${path}`, { redirect: "manual", ...init });
  return {
    status: response.status,
    location: response.headers.get("location"),
    csp: response.headers.get("content-security-policy"),
    text: await response.text(),
  };
};
const pickUp = async (code: string, lt = "en") =>
  page(`/phone?LT=${lt}`, { method: "POST", body: new URLSearchParams({ code }) });
const rowOf = async (number: string) =>
  (await at.database.pool.query("select * from sandbox_supplier.profiles where iccid = $1", [number])).rows[0];

test("a code, with or without LPA:, and an ICCID, with spaces, lead to the phone; codes stay off its pages", async () => {
  for (const typed of [
    `LPA:1$rsp.farwave.example$${matchingId}`,
    `1$rsp.farwave.example$${matchingId}`,
    iccid,
    iccid.replace(/(.{4})/g, "$1 "),
  ]) {
    expect(await pickUp(typed)).toMatchObject({ status: 303, location: `/phone/${iccid}?LT=en` });
  }
  for (const path of ["/", `/phone/${iccid}`]) expect((await page(path)).text).not.toContain(matchingId);
});

test("it holds the shop's own pool, handed over once", async () => {
  await at.server.takePool(() => expect.fail("it has the pool already"));
  expect(await pickUp(`LPA:1$rsp.farwave.example$${ofPool.matchingId}`)).toMatchObject({ status: 303 });
  for (const action of ["download", "install", "enable"]) await at.onPhone(ofPool.iccid, action);
  await at.onPhone(ofPool.iccid, "use", { percent: "80", gigabytes: "5" });
  expect(await rowOf(ofPool.iccid)).toMatchObject({
    state: "enabled",
    total_bytes: String(5 * 2 ** 30),
    used_bytes: String(4 * 2 ** 30),
  });
  await at.server.doDueWork();
  expect(at.deliveries.at(-1)!.body.toString()).toContain(`"usedBytes":${4 * 2 ** 30}`);
});

test("data of an eSIM of the pool whose plan the network carries is used there, and the network gets what the phone does", async () => {
  const { iccid: onNetwork } = ofPool;
  const access = { pool: at.database.pool, clock: () => at.clock.now() };
  const hand = networkByHand(access);
  const now = at.clock.now();
  await at.database.pool.query("update sandbox_supplier.profiles set state = 'released' where iccid = $1", [onNetwork]);
  await sandboxNetwork(access).loadPlan({
    key: "pool",
    iccid: onNetwork,
    planCode: "jp-5gb-30d",
    kind: "fixed",
    allowanceMb: 5120,
    days: 30,
    speedAfterKbps: 0,
    startRule: "installation",
    dayRule: null,
    dayZone: null,
    countries: ["JP"],
    boughtAt: now,
    useBy: new Date(now.getTime() + 86_400_000),
  });
  const stateThere = async () => (await hand.simOf(onNetwork))!.plans[0]!.state;
  await at.onPhone(onNetwork, "download");
  expect(await stateThere()).toBe("waiting");
  await at.onPhone(onNetwork, "install");
  expect(await stateThere()).toBe("active");
  await at.onPhone(onNetwork, "enable");
  await hand.goTo(onNetwork, "JP");
  const { text } = await page(`/phone/${onNetwork}?LT=en`);
  expect(text).toContain(`href="/network?LT=en&amp;sim=${onNetwork}"`);
  expect(text).not.toContain("Use 80%");
  const { used_bytes } = await rowOf(onNetwork);
  await at.onPhone(onNetwork, "use", { percent: "100" });
  expect(await rowOf(onNetwork)).toMatchObject({ used_bytes });
  await at.onPhone(onNetwork, "disable");
  expect((await hand.simOf(onNetwork))!.life.country).toBeNull();
});

test("a phone does one thing after the other; what is not its turn does nothing", async () => {
  for (const action of ["install", "enable", "use", "delete", "disable", "explode", "__proto__"]) {
    expect((await at.onPhone(iccid, action, { percent: "80" })).status).toBe(303);
    expect(await rowOf(iccid)).toMatchObject({ state: "released", used_bytes: "0" });
  }
});

test.each([
  ["en", "Pretend phone"],
  ["cn", "模拟手机"],
  ["hk", "模擬手機"],
])("LT=%s: its own language, and nothing of the outside", async (lt, title) => {
  const { text, csp } = await page(`/?LT=${lt}`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).not.toMatch(/<script|style=/);
  expect(csp).toContain("default-src 'none'");
});

const hostileTexts = Object.entries(hostileValues).filter(
  (entry): entry is [string, string] => typeof entry[1] === "string",
);
test.each(hostileTexts)("what people type is never believed: %s", async (_what, typed) => {
  const { status, text } = await pickUp(typed);
  expect([413, 422]).toContain(status);
  expect(text).not.toContain("<script>");
  expect((await page(`/phone/${encodeURIComponent(typed.toWellFormed().slice(0, 90)) || "x"}`)).status).toBeLessThan(
    500,
  );
});

test("of all failures each has its share, and none where none is wished", () => {
  expect(failureFor(0, 0)).toBeUndefined();
  expect(failureFor(0.5, 0.5)).toBeUndefined();
  const met = Array.from({ length: 100 }, (_, hundredth) => failureFor(0.5, hundredth / 100));
  expect(met.filter((failure) => failure === undefined)).toHaveLength(50);
  expect(new Set(met.filter(Boolean))).toEqual(new Set(failures));
});

test.each([
  ["ASIA-5GB-15D", { totalBytes: 5 * 2 ** 30, days: 15 }],
  ["X-500MB-7D", { totalBytes: 500 * 2 ** 20, days: 7 }],
  ["ASIA-0GB-15D", "unknown"],
  ["ASIA", "unknown"],
  ["SOLD-OUT-1GB-1D", "sold_out"],
])("the product %s is %j", (name, product) => expect(readProduct(name)).toEqual(product));
