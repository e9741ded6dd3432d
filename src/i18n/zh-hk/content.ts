import type { words as en } from "../en/content.ts";
import type { Words } from "../words.ts";

export const words = {
  faqKinds: {
    Product: "產品及套餐",
    Use: "使用指南",
    Troubles: "疑難排解",
    Real_name_registration: "實名登記",
    eSIM: "eSIM",
  },
} satisfies Words<typeof en>;
