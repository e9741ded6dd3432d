import { shownLanguage, type Language } from "../../../kernel/language.ts";
import { wordsEn } from "./words-en.ts";
import { wordsZhCn } from "./words-zh-cn.ts";
import { wordsZhHk } from "./words-zh-hk.ts";
import type { Words } from "./words.ts";

export function wordsIn(language: Language): Words {
  const shown = shownLanguage(language);
  if (shown === "zh-cn") return wordsZhCn;
  return shown === "zh-hk" ? wordsZhHk : wordsEn;
}
