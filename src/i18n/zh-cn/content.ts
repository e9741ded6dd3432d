import type { words as en } from "../en/content.ts";
import type { Words } from "../words.ts";

export const words = {
  faqKinds: {
    Product: "产品与套餐",
    Use: "使用指南",
    Troubles: "故障排查",
    Real_name_registration: "实名登记",
    eSIM: "eSIM",
  },
} satisfies Words<typeof en>;
