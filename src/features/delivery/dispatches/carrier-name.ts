import type { Language } from "../../../kernel/language.ts";

/** Chinese names of the carriers that the shop knows; the operator writes one name, which the parcel keeps. */
const chineseNames = new Map<string, Partial<Record<Language, string>>>(
  Object.entries({
    hongkongpost: { "zh-cn": "香港邮政", "zh-hk": "香港郵政" },
    sfexpress: { "zh-cn": "顺丰速运", "zh-hk": "順豐速運" },
    japanpost: { "zh-cn": "日本邮政", "zh-hk": "日本郵政" },
  }),
);

export function carrierName(carrier: string, language: Language): string {
  return chineseNames.get(carrierKey(carrier))?.[language] ?? carrier;
}

/** Normalises the spellings that an operator may use for a carrier. */
export function carrierKey(carrier: string): string {
  const name = carrier
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return otherNames.get(name) ?? name;
}

const otherNames = new Map(
  Object.entries({
    hkpost: "hongkongpost",
    speedpost: "hongkongpost",
    sf: "sfexpress",
    shunfeng: "sfexpress",
    顺丰: "sfexpress",
    順豐: "sfexpress",
    顺丰速运: "sfexpress",
    順豐速運: "sfexpress",
    香港邮政: "hongkongpost",
    香港郵政: "hongkongpost",
    dhl: "dhlexpress",
  }),
);
