import { describe, expect, test } from "vitest";
import { letterTabs, syllables, underLetters } from "./letters.server.ts";

const named = (zhCn: string, zhHk: string, en: string) => ({ names: { "zh-cn": zhCn, "zh-hk": zhHk, en } });
const peru = named("秘鲁", "秘魯", "Peru");
const brazil = named("巴西", "巴西", "Brazil");
const aland = named("奥兰群岛", "奧蘭群島", "Åland Islands");
const austria = named("奥地利", "奧地利", "Austria");
const mexico = named("墨西哥", "墨西哥", "Mexico");
const albania = named("阿尔巴尼亚", "阿爾巴尼亞", "Albania");
const everyone = [mexico, peru, austria, brazil, aland, albania];

describe("first letters", () => {
  test("follow the sound in Simplified Chinese, where 秘鲁 is Bilu", () => {
    const letters = underLetters(everyone, "zh-cn");
    expect(letters.map(({ letter, entries }) => [letter, entries])).toEqual([
      ["A", [albania, austria, aland]],
      ["B", [brazil, peru]],
      ["M", [mexico]],
    ]);
  });

  test.each(["en", "zh-hk", "ja", "ko"] as const)("follow the English name in %s, accents aside", (language) => {
    expect(underLetters(everyone, language).map(({ letter }) => letter)).toEqual(["A", "B", "M", "P"]);
  });

  test("order by stroke count inside a letter in Traditional Chinese", () => {
    expect(underLetters([aland, albania, austria], "zh-hk")).toEqual([
      { letter: "A", entries: [albania, austria, aland] },
    ]);
    expect(underLetters([austria, aland, albania], "en")).toEqual([
      { letter: "A", entries: [aland, albania, austria] },
    ]);
  });

  test.each([
    ["厄瓜多尔", "e gua duo er"],
    ["柬埔寨", "jian pu zhai"],
    ["乍得", "zha de"],
    ["刚果（金）", "gang guo jin"],
  ])("%s sounds %s", (name, sound) => {
    expect(syllables(name).join(" ")).toBe(sound);
  });

  test("a name without Chinese characters takes its English letter", () => {
    expect(underLetters([named("UAE", "UAE", "United Arab Emirates")], "zh-cn")[0]!.letter).toBe("U");
  });
});

describe("tabs", () => {
  test("hold the letters that exist and leave out what is empty", () => {
    expect(letterTabs(["A", "C", "E", "Z"], "en")).toEqual([
      { label: "A-B", letters: ["A"] },
      { label: "C-E", letters: ["C", "E"] },
      { label: "U-Z", letters: ["Z"] },
    ]);
  });

  test("are cut differently in Simplified Chinese", () => {
    expect(letterTabs(["E", "F"], "zh-cn")).toEqual([{ label: "C-F", letters: ["E", "F"] }]);
    expect(letterTabs(["E", "F"], "zh-hk").map(({ label }) => label)).toEqual(["C-E", "F-I"]);
  });

  test("lose no letter, whatever an operator's name begins with", () => {
    expect(letterTabs(["4", "O", "Я"], "zh-cn").flatMap(({ letters }) => letters)).toEqual(["4", "O", "Я"]);
  });
});
