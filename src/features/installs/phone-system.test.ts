import { describe, expect, test } from "vitest";
import { isInsideAnApp, phoneSystem } from "./phone-system.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const reducedAndroid = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const samsungBrowser = "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("which menus the steps speak of", () => {
  test.each([
    ["an iPhone", { userAgent: iphone, touchPoints: 5 }, "iphone"],
    ["an iPad that calls itself a Mac", { userAgent: mac, touchPoints: 5 }, "iphone"],
    ["a Mac", { userAgent: mac, touchPoints: 0 }, undefined],
    ["a Windows laptop with a touch screen", { userAgent: windows, touchPoints: 10 }, undefined],
    ["a Samsung by its own browser", { userAgent: samsungBrowser, touchPoints: 5 }, "samsung"],
    ["a Samsung that tells its model only when asked", { userAgent: reducedAndroid, touchPoints: 5, model: "SM-S921B" }, "samsung"],
    ["a Pixel that tells its model only when asked", { userAgent: reducedAndroid, touchPoints: 5, model: "Pixel 9" }, "pixel"],
    ["an Android phone that tells nothing", { userAgent: reducedAndroid, touchPoints: 5 }, "other"],
  ])("%s", (_, browser, system) => {
    expect(phoneSystem(browser)).toBe(system);
  });
});

test.each([
  ["WeChat", `${iphone} MicroMessenger/8.0.55`, true],
  ["Instagram", `${iphone.replace(" Safari/604.1", "")} Instagram 330.0.0`, true],
  ["an Android web view", reducedAndroid.replace("; K)", "; K; wv)"), true],
  ["Safari", iphone, false],
  ["Chrome on Android", reducedAndroid, false],
  ["Samsung's browser", samsungBrowser, false],
])("inside an app: %s", (_, userAgent, inside) => {
  expect(isInsideAnApp(userAgent)).toBe(inside);
});
