import type { CardHolder } from "./draw-card.ts";

/** People who do not exist, with numbers whose check digits hold (domain notes 4.4). */
export const cardHolders: readonly CardHolder[] = [
  { english: "CHAN, Tai Man", chinese: "陳大文", birth: "1990-01-01", number: "A123456(3)" },
  { english: "WONG, Siu Ming", chinese: "黃小明", birth: "1985-11-23", number: "C123456(9)" },
  { english: "LEUNG, Ka Yan", chinese: "梁嘉欣", birth: "2001-07-15", number: "G123456(A)" },
  { english: "AU YEUNG, Wai Hung", chinese: "歐陽偉雄", birth: "1962-03-30", number: "WX123456(9)" },
  { english: "HO, Mei Ling", chinese: "何美玲", birth: "1978-09-08", number: "K123456(0)" },
  { english: "SMITH, John Paul", chinese: "", birth: "1999-12-31", number: "AB987654(3)" },
];
