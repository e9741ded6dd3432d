import type { words as en } from "../en/upgrading.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "網站升級中",
  text: "我們很快回來。你的訂單不受影響：已提交的付款照常處理，eSIM 照常發送，已安裝的 eSIM 照常使用。",
  expected: "預計完成時間",
  yours: "你當地的時間：",
  overdue: "需時比預期稍長，很快便好。",
  again: "再試一次",
  byItself: "升級完成後，本頁會自動開啟。",
  help: "有急事？請電郵給我們：",
  open: {
    title: "網站如常開放",
    text: "現時沒有進行升級，所有功能如常使用。",
    go: "前往主頁",
  },
} satisfies Words<typeof en>;
