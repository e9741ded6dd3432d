import type { CardHolder, PermitHolder } from "./draw-card.ts";

/** People who do not exist, with numbers whose check digits hold (domain notes 4.4). */
export const cardHolders: readonly CardHolder[] = [
  { english: "CHAN, Tai Man", chinese: "陳大文", birth: "1990-01-01", number: "A123456(3)" },
  { english: "WONG, Siu Ming", chinese: "黃小明", birth: "1985-11-23", number: "C123456(9)" },
  { english: "LEUNG, Ka Yan", chinese: "梁嘉欣", birth: "2001-07-15", number: "G123456(A)" },
  { english: "AU YEUNG, Wai Hung", chinese: "歐陽偉雄", birth: "1962-03-30", number: "WX123456(9)" },
  { english: "HO, Mei Ling", chinese: "何美玲", birth: "1978-09-08", number: "K123456(0)" },
  { english: "SMITH, John Paul", chinese: "", birth: "1999-12-31", number: "AB987654(3)" },
];

const permit = (chinese: string, english: string, birth: string, number: string, validFrom: string): PermitHolder => ({
  chinese,
  english,
  birth,
  number,
  validFrom,
  // ten years less a day
  expiry: `${Number(validFrom.slice(0, 4)) + 10}${validFrom.slice(4, 8)}${String(Number(validFrom.slice(8)) - 1).padStart(2, "0")}`,
});

/** With numbers of both series. */
export const permitHolders: readonly PermitHolder[] = [
  permit("张三丰", "ZHANG, SANFENG", "1990-02-15", "C12345678", "2020-03-18"),
  permit("王小明", "WANG, XIAOMING", "1985-11-23", "CA1234567", "2022-07-09"),
  permit("李娜", "LI, NA", "2001-07-16", "CE7654321", "2024-01-28"),
  permit("欧阳伟", "OUYANG, WEI", "1962-03-30", "C98765432", "2019-12-06"),
  permit("陈静", "CHEN, JING", "1978-09-08", "CD2468013", "2023-05-14"),
  permit("刘洋", "LIU, YANG", "1999-12-31", "CK1357924", "2025-10-21"),
];
