import type { Language } from "./language.ts";

const isChinese = (language: Language) => language === "zh-cn" || language === "zh-hk";

/** Parts of one line, `10 GB, then 128 kbps`: Chinese has a comma of its own. */
export const inOneLine = (parts: readonly string[], language: Language): string =>
  parts.join(isChinese(language) ? "，" : ", ");

/** A list of names, which Chinese separates with a different comma. */
export const listed = (names: readonly string[], language: Language): string =>
  names.join(isChinese(language) ? "、" : ", ");
