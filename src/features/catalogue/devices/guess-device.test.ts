import { describe, expect, test } from "vitest";
import { byBrowserName, guessDevice, type BrowserSigns, type DeviceGuess } from "./guess-device.ts";

const android = (inside: string) =>
  `Mozilla/5.0 (Linux; ${inside}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`;
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

describe("nothing is guessed from", () => {
  test.each<[string, Partial<BrowserSigns>]>([
    ["nothing", { userAgent: "" }],
    ["a Mac", { userAgent: mac }],
    [
      "Windows with a touch screen",
      { userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", touchPoints: 10 },
    ],
    ["Chrome on Android, which says K for every phone", { userAgent: android("Android 10; K"), model: "" }],
    ["Firefox on Android", { userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0" }],
    ["an Android without a model", { userAgent: android("Android 14") }],
    ["Linux", { userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36" }],
    ["a hint of spaces", { userAgent: "", model: "  " }],
    ["a very long nonsense", { userAgent: "(Linux; ".repeat(5000) }],
  ])("%s", (_, signs) => expect(guessDevice({ userAgent: "", touchPoints: 0, ...signs })).toBeUndefined());
});

test.each<[string, Partial<BrowserSigns>, DeviceGuess]>([
  ["an iPhone, but not which", { userAgent: iphone, touchPoints: 5 }, { brand: "Apple", kind: "phone" }],
  ["an iPad that says it is a Mac", { userAgent: mac, touchPoints: 5 }, { brand: "Apple", kind: "tablet" }],
  ["an older iPad", { userAgent: "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)" }, { brand: "Apple", kind: "tablet" }],
  [
    "a model by its client hint",
    { userAgent: android("Android 10; K"), model: "SM-S918B" },
    { browserName: "SM-S918B" },
  ],
  [
    "a model in the user agent",
    { userAgent: android("Android 13; SM-S918B Build/TP1A.220624.014") },
    { browserName: "SM-S918B" },
  ],
  ["a model without a build", { userAgent: android("Android 14; Pixel 8 Pro") }, { browserName: "Pixel 8 Pro" }],
  [
    "a web view in an app",
    { userAgent: android("Android 12; zh-cn; ELS-NX9 Build/HUAWEIELS; wv") },
    { browserName: "ELS-NX9" },
  ],
])("%s", (_, signs, guess) => expect(guessDevice({ userAgent: "", touchPoints: 0, ...signs })).toEqual(guess));

describe("a name that a browser reports", () => {
  const devices = [
    { slug: "s23-ultra", browserNames: ["SM-S918*"] },
    { slug: "pixel-9", browserNames: ["Pixel 9"] },
    { slug: "pixel-9-pro", browserNames: ["Pixel 9 Pro"] },
    { slug: "any-samsung", browserNames: ["SM-*"] },
  ];
  test.each([
    ["SM-S918B", "s23-ultra"],
    ["sm-s9180", "s23-ultra"],
    ["SM-A155F", "any-samsung"],
    ["Pixel 9", "pixel-9"],
    ["Pixel 9 Pro", "pixel-9-pro"],
    ["Pixel 9a", undefined],
    ["", undefined],
    ["*", undefined],
  ])("%j is %s", (told, slug) => expect(byBrowserName(devices, told)?.slug).toBe(slug));
});
