import { describe, expect, test } from "vitest";
import { askingOf, aPlan, aRate, no } from "./asking.world.ts";
import { offerFor } from "./order-offer.ts";

const shop = (change: Record<string, unknown> = {}) =>
  askingOf({
    "/product/getPlanDetail": () => ({ plan: { ...aPlan, ...change }, coverage: [{ iso2: "JP" }] }),
    "/content/getPolicy": () => ({ version: "2026-11" }),
    "/payment/getConversion": () => ({ conversion: aRate }),
  });
const offer = (query: string, change?: Record<string, unknown>) => offerFor(new URLSearchParams(query), shop(change).asking);

test("the catalogue's price for the days that are asked for, and the version that is consented to", async () => {
  expect(await offer("plan=jp-day-1gb&days=7&quantity=2")).toMatchObject({
    days: 7,
    quantity: 2,
    unitPrice: { amount: 10500, currency: "HKD" },
    rate: aRate,
    consentVersion: "2026-11",
  });
});

test("the rate is asked for the whole amount", async () => {
  const { asking, asked } = shop();
  await offerFor(new URLSearchParams("plan=jp-day-1gb&days=7&quantity=3"), asking);
  expect(asked.find(({ path }) => path === "/payment/getConversion")?.input).toEqual({ amount: 31500, currency: "HKD", method: "alipay" });
});

test("two loads have two keys, one for the order and one for its payment", async () => {
  const [one, other] = [await offer("plan=jp-day-1gb"), await offer("plan=jp-day-1gb")];
  const keys = [one, other].flatMap((loaded) => ("plan" in loaded ? [loaded.requestKey, loaded.paymentKey] : []));
  expect(new Set(keys).size).toBe(4);
});

test.each([
  ["nothing said: the least", "plan=jp-day-1gb", {}, [1, 1]],
  ["too many days and eSIMs: the most", "plan=jp-day-1gb&days=90&quantity=99", {}, [30, 20]],
  ["none at all", "plan=jp-day-1gb&days=0&quantity=0", {}, [1, 1]],
  ["no numbers", "plan=jp-day-1gb&days=a&quantity=-2", {}, [1, 1]],
  ["a package has its own days", "plan=p&days=3", { kind: "fixed", days: 15, minDays: null, maxDays: null }, [15, 1]],
])("%s", async (_, query, plan, expected) => {
  const { days, quantity } = (await offer(query, plan)) as { days: number; quantity: number };
  expect([days, quantity]).toEqual(expected);
});

test.each([
  ["a SIM card is not silently turned into an eSIM", "plan=jp-day-1gb&way=physical", {}],
  ["a plan that is no eSIM", "plan=jp-day-1gb", { ways: ["physical"] }],
])("%s", async (_, query, plan) => {
  expect(await offer(query, plan)).toEqual({ missing: "way", code: "jp-day-1gb" });
});

test("a plan that is not on sale", async () => {
  const { asking } = askingOf({ "/product/getPlanDetail": () => no("PLAN_NOT_ON_SALE"), "/content/getPolicy": () => ({ version: "1" }) });
  expect(await offerFor(new URLSearchParams("plan=moon"), asking)).toEqual({ missing: "plan" });
});

test("a shop that is down is not taken for a plan that is gone", async () => {
  const { asking } = askingOf({ "/product/getPlanDetail": () => no("TRY_AGAIN_LATER"), "/content/getPolicy": () => ({ version: "1" }) });
  await expect(offerFor(new URLSearchParams("plan=jp-day-1gb"), asking)).rejects.toMatchObject({ code: "TRY_AGAIN_LATER" });
});

describe("a plan with Mainland China", () => {
  const countries = (iso2: string[], mainlandChina: boolean) =>
    askingOf({
      "/product/getPlanDetail": () => ({ plan: aPlan, coverage: iso2.map((one) => ({ iso2: one })) }),
      "/content/getPolicy": () => ({ version: "2026-11" }),
      "/payment/getConversion": () => ({ conversion: aRate }),
      "/getIPLocation": () => ({ country: mainlandChina ? "CN" : "HK", mainlandChina }),
    });
  const page = (visit: ReturnType<typeof countries>) => offerFor(new URLSearchParams("plan=jp-day-1gb"), visit.asking);

  test("is told as not for sale to who is there, before anything is filled in", async () => {
    expect(await page(countries(["HK", "CN"], true))).toEqual({ missing: "here", code: "jp-day-1gb" });
  });

  test("is sold elsewhere, and says where it is not", async () => {
    expect(await page(countries(["CN"], false))).toMatchObject({ mainland: true });
  });

  test("nobody's place is looked up for other plans", async () => {
    const visit = countries(["HK", "MO"], true);
    expect(await page(visit)).toMatchObject({ mainland: false });
    expect(visit.paths()).not.toContain("/getIPLocation");
  });
});

test("what was found out about the phone stays with the order; what nobody could have found out does not", async () => {
  expect(await offer("plan=jp-day-1gb&device=apple-iphone-15.CN.no")).toMatchObject({ device: "apple-iphone-15.CN.no" });
  expect(await offer("plan=jp-day-1gb&device=%3Cb%3E")).not.toHaveProperty("device");
});
