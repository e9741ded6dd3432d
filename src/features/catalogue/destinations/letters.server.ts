import { pinyin } from "pinyin-pro";
import type { Language } from "../../../kernel/language.ts";
import { nameIn } from "./names.ts";

type Named = { names: Partial<Record<Language, string>> };
export type Letter<T> = { letter: string; entries: T[] };

/** The tabs of the destination menu (domain notes 3), cut so that they hold about as many names each. */
const pinyinTabs = ["A-B", "C-F", "G-J", "K-L", "M-N", "P-S", "T-W", "X-Z"];
const englishTabs = ["A-B", "C-E", "F-I", "J-L", "M-N", "O-R", "S-T", "U-Z"];

/**
 * Travellers who read traditional characters do not look for them by Mandarin sounds; inside a letter they get stroke
 * order.
 */
export const collators: Record<Language, Intl.Collator> = {
  "zh-cn": new Intl.Collator("zh-Hans-CN"),
  "zh-hk": new Intl.Collator("zh-Hant-HK-u-co-stroke"),
  en: new Intl.Collator("en"),
  ja: new Intl.Collator("ja"),
  ko: new Intl.Collator("ko"),
};

/**
 * Things under their first letter, letters and things in the order of the language: pinyin for zh-cn, else English
 * letters.
 */
export function underLetters<T extends Named>(things: readonly T[], language: Language): Letter<T>[] {
  const sortable = things.map((thing) => ({ thing, ...place(thing, language) }));
  const order = collators[language];
  const sorted = sortable.toSorted(
    (one, other) =>
      byText(one.letter, other.letter) || byText(one.sound, other.sound) || order.compare(one.name, other.name),
  );
  const letters = Map.groupBy(sorted, ({ letter }) => letter);
  return [...letters].map(([letter, entries]) => ({ letter, entries: entries.map(({ thing }) => thing) }));
}

/**
 * Tabs for the letters that exist; a letter between two tabs (no pinyin begins with O but an exclamation) goes into the
 * later one.
 */
export function letterTabs(letters: readonly string[], language: Language): { label: string; letters: string[] }[] {
  const labels = language === "zh-cn" ? pinyinTabs : englishTabs;
  const ofTab = Map.groupBy(letters, (letter) => labels.find((label) => letter <= label.at(-1)!) ?? labels.at(-1)!);
  return labels.flatMap((label) => (ofTab.has(label) ? [{ label, letters: ofTab.get(label)! }] : []));
}

/**
 * Toneless syllables of a Chinese name, from a dictionary of hundreds of kilobytes: never in a browser. Needed because
 * the platform's collation reads 秘鲁 as milu; it is bilu.
 */
export function syllables(chinese: string): string[] {
  return pinyin(chinese, { type: "array", toneType: "none", nonZh: "removed", v: true });
}

function place({ names }: Named, language: Language): { letter: string; sound: string; name: string } {
  const name = nameIn(names, language);
  const sound = language === "zh-cn" ? syllables(name).join(" ") : "";
  return { letter: firstLetter(sound || nameIn(names, "en")), sound, name };
}

function firstLetter(text: string): string {
  return text.normalize("NFD").charAt(0).toUpperCase();
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
