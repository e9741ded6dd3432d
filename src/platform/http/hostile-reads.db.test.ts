import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileTexts, rightInputs } from "../../../test/hostile.ts";
import { median, slowerThan } from "../../../test/slow.ts";
import type { Envelope } from "../../kernel/envelope.ts";
import { called, webWorld } from "./web.world.ts";

/** With the demo's goods: in a small shop nothing is slow. */
let world: Awaited<ReturnType<typeof webWorld>>;
beforeAll(async () => void (world = await webWorld({ demo: true, environment: { READ_CALLS_PER_MINUTE: "1000000" } })));
afterAll(() => world.close());

/** Calls that only read, with the fields that a stranger fills in. */
const reads: Record<string, readonly string[]> = {
  "/common/searchDestinations": ["query", "lang", "currency"],
  "/common/getCountryList": ["lang", "currency"],
  "/common/getRegionList": ["lang", "currency"],
  "/common/getCountryCode": ["lang"],
  "/common/getCarrierListForNetType": ["country", "netType", "lang"],
  "/common/getCommonSetting": ["KeyList", "lang"],
  "/common/getMenuLinks": ["lang"],
  "/content/getFaq": ["type", "lang"],
  "/content/getPolicy": ["docname", "lang"],
  "/product/getPlanList": ["country", "mcc", "currency", "lang"],
  "/product/getPlanDetail": ["code", "currency", "lang"],
  "/product/getShopFigures": ["anything"],
  "/getIPLocation": ["anything"],
  "/order/getOrderResult": ["orderNumber", "key"],
  "/order/getOrderDetail": ["orderNumber", "key"],
  "/order/getRefundTerms": ["orderNumber", "key"],
  "/order/getPlanChanges": ["orderNumber", "key", "days"],
  "/esim/getInstall": ["orderNumber", "key", "share"],
  "/esim/checkConnection": ["orderNumber", "key", "share"],
};

test.each(Object.entries(reads))(
  "%s answers whatever text stands in its fields with the envelope, and is not slow",
  async (path, fields) => {
    const right = rightInputs()[path] ?? {};
    const call = async (wish: object) => {
      const started = performance.now();
      const { statusCode, body } = await called(world.app, path, wish);
      return { statusCode, body, milliseconds: performance.now() - started };
    };
    const good: number[] = [];
    while (good.length < 5) good.push((await call(right)).milliseconds);
    for (const field of fields) {
      for (const [name, value] of Object.entries(hostileTexts)) {
        const what = `${name} as ${field}`;
        const times: number[] = [];
        while (times.length < 4 && !times.some((one) => one < slowerThan(median(good)))) {
          const { statusCode, body, milliseconds } = await call({ ...right, [field]: value });
          const { resultCode, resultMessage } = JSON.parse(body) as Envelope;
          expect([
            what,
            statusCode < 500,
            resultCode !== "UNKNOWN_ERROR",
            resultMessage !== undefined,
            body.includes("hostile"),
          ]).toEqual([what, true, true, true, false]);
          times.push(milliseconds);
        }
        expect([what, times, times.some((one) => one < slowerThan(median(good)))]).toEqual([what, times, true]);
      }
    }
  },
);
