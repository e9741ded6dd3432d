import { expect, test } from "vitest";
import { detectLanguage, shownLanguage } from "./language.ts";

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
] as const)("row L3: under /%s texts are shown in %s", (language, shown) => expect(shownLanguage(language)).toBe(shown));
