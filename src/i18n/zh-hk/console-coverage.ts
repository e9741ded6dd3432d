import type { words as en } from "../en/console-coverage.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "網絡覆蓋",
  search: "以國家或地區、電訊商、協議或 APN 搜尋",
  searchHint: "國家或地區、電訊商、APN",
  caption: "各國家及地區的網絡",
  columns: {
    country: "國家或地區",
    carriers: "電訊商",
    sets: "協議",
    newest: "最新制式",
    apn: "APN",
    plans: "發售中的套餐",
  },
  none: "沒有網絡",
} satisfies Words<typeof en>;
