import { afterEach, expect, test, vi } from "vitest";
import { detectLanguage, languagesOf, pageLanguage, shownLanguage, spokenLanguage } from "./language.ts";

test.each([
  [{ lt: "hk", stored: "en", acceptLanguage: "zh-CN" }, "zh-hk"],
  [{ lt: "cn" }, "zh-cn"],
  [{ lt: "EN" }, "en"],
  [{ lt: "ja" }, "ja"],
  [{ lt: "xx", stored: "en" }, "en"],
  [{ stored: "ko" }, "ko"],
  [{ stored: "klingon", acceptLanguage: "fr" }, "en"],
  [{ acceptLanguage: "zh-TW,zh;q=0.9,en;q=0.8" }, "zh-hk"],
  [{ acceptLanguage: "zh-HK" }, "zh-hk"],
  [{ acceptLanguage: "zh-Hant" }, "zh-hk"],
  [{ acceptLanguage: "zh-CN,zh;q=0.9" }, "zh-cn"],
  [{ acceptLanguage: "zh" }, "zh-cn"],
  [{ acceptLanguage: "ja-JP" }, "en"],
  [{ acceptLanguage: "zhuang" }, "en"],
  [{ acceptLanguage: "*" }, "zh-cn"],
  [{}, "zh-cn"],
] as const)("row L2: %o → %s", (hints, language) => expect(detectLanguage(hints)).toBe(language));

test.each([
  ["ja", "en"],
  ["ko", "en"],
  ["zh-hk", "zh-hk"],
] as const)("row L3: under /%s texts are shown in %s", (language, shown) =>
  expect(shownLanguage(language)).toBe(shown),
);

test("row R1: Japanese and Korean have the pages of real-name registration whole, and no other", () => {
  expect(spokenLanguage("ja", "real-name")).toBe("ja");
  expect(spokenLanguage("ko", "plans")).toBe("en");
  expect(spokenLanguage("zh-hk", "real-name")).toBe("zh-hk");
  expect(languagesOf(["real-name", "errors"])).toEqual(["zh-cn", "zh-hk", "en", "ja", "ko"]);
  expect(languagesOf(["real-name", "plans"])).toEqual(["zh-cn", "zh-hk", "en"]);
  expect([pageLanguage("ja", ["real-name"]), pageLanguage("ja", ["plans"]), pageLanguage("ja")]).toEqual([
    "ja",
    "en",
    "en",
  ]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["zh-cn,zh-hk,en,ja", "ja", "en"],
  ["en,zh-cn,ko,klingon", "en", "ko"],
])("row L3: what is offered in full is one setting: %s", async (setting, ja, ko) => {
  vi.stubEnv("OFFERED_LANGUAGES", setting);
  vi.resetModules();
  const language = await import("./language.ts");
  expect([language.shownLanguage("ja"), language.shownLanguage("ko")]).toEqual([ja, ko]);
});

test("row L3: a browser finds the setting in its page", async () => {
  vi.stubEnv("OFFERED_LANGUAGES", undefined);
  vi.stubGlobal("document", { documentElement: { dataset: { offered: "zh-cn,zh-hk,en,ko" } } });
  vi.resetModules();
  expect((await import("./language.ts")).fullyOffered).toEqual(["zh-cn", "zh-hk", "en", "ko"]);
});
