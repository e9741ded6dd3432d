import { describe, expect, test } from "vitest";
import { appAround, intentAddress, phoneSystem } from "./phone-system.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const reducedAndroid =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const samsungBrowser =
  "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36";
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("which menus the steps speak of", () => {
  test.each([
    ["an iPhone", { userAgent: iphone, touchPoints: 5 }, "iphone"],
    ["an iPad that calls itself a Mac", { userAgent: mac, touchPoints: 5 }, "iphone"],
    ["a Mac", { userAgent: mac, touchPoints: 0 }, undefined],
    ["a Windows laptop with a touch screen", { userAgent: windows, touchPoints: 10 }, undefined],
    ["a Samsung by its own browser", { userAgent: samsungBrowser, touchPoints: 5 }, "samsung"],
    [
      "a Samsung that tells its model only when asked",
      { userAgent: reducedAndroid, touchPoints: 5, model: "SM-S921B" },
      "samsung",
    ],
    [
      "a Pixel that tells its model only when asked",
      { userAgent: reducedAndroid, touchPoints: 5, model: "Pixel 9" },
      "pixel",
    ],
    ["an Android phone that tells nothing", { userAgent: reducedAndroid, touchPoints: 5 }, "other"],
  ])("%s", (_, browser, system) => {
    expect(phoneSystem(browser)).toBe(system);
  });
});

const bare = iphone.replace(/ Version.*/, " Mobile/15E148");

test.each([
  [
    "WeChat",
    `${iphone.replace(/ Version.*/, "")} Mobile/15E148 MicroMessenger/8.0.55(0x1800372d) NetType/WIFI Language/zh_CN`,
    "WeChat",
  ],
  [
    "WeChat on Android",
    reducedAndroid.replace("; K)", "; K; wv)").concat(" MMWEBID/1 MicroMessenger/8.0.50"),
    "WeChat",
  ],
  ["LINE", `${bare} Safari Line/14.5.0`, "LINE"],
  ["Instagram", `${bare} Instagram 330.0.0.27.92 (iPhone15,2; iOS 18_5; en_US)`, "Instagram"],
  ["Facebook", `${bare} [FBAN/FBIOS;FBAV/455.0.0.37.106;FBBV/1]`, "Facebook"],
  ["Facebook on Android", `${reducedAndroid.replace("; K)", "; K; wv)")} [FB_IAB/FB4A;FBAV/455.0]`, "Facebook"],
  ["Alipay", `${bare} NebulaSDK AlipayClient/10.5.90`, "Alipay"],
  ["KakaoTalk", `${bare} KAKAOTALK 10.8.5`, "KakaoTalk"],
  ["Weibo", `${bare} Weibo (iPhone15,2__weibo__14.5.0)`, "Weibo"],
  ["QQ", `${bare} QQ/9.0.50.615`, "QQ"],
  ["DingTalk", `${bare} DingTalk/7.5.0`, "DingTalk"],
  ["Douyin", `${bare} aweme_29.5.0`, "Douyin"],
  ["TikTok", `${bare} musical_ly_34.5.0 BytedanceWebview/d8a21c6`, "TikTok"],
  ["X", `${bare} Twitter for iPhone/10.40`, "X"],
  ["LinkedIn", `${bare} [LinkedInApp]`, "LinkedIn"],
  ["Snapchat", `${bare} Snapchat/12.90`, "Snapchat"],
  ["an Android web view that names nobody", reducedAndroid.replace("; K)", "; K; wv)"), ""],
  ["an iPhone's web view that names nobody", bare, ""],
  ["Safari", iphone, undefined],
  ["Chrome on an iPhone", iphone.replace("Version/18.5", "CriOS/141.0.7390.41"), undefined],
  ["Firefox on an iPhone", iphone.replace("Version/18.5", "FxiOS/140.0"), undefined],
  ["Safari on a Mac", mac, undefined],
  ["Chrome on Android", reducedAndroid, undefined],
  ["Samsung's browser", samsungBrowser, undefined],
  ["Chrome on Windows", windows, undefined],
])("inside an app: %s", (_, userAgent, name) => {
  const around = appAround(userAgent);
  expect(around && (around.name ?? "")).toBe(name);
});

test("an address for the phone's own browser", () => {
  expect(intentAddress("https://shop.test/en/install?order=FW1&esim=1&key=k")).toBe(
    "intent://shop.test/en/install?order=FW1&esim=1&key=k#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end",
  );
});
