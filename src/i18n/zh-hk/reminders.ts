import type { words as en } from "../en/reminders.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "不再提示？",
  lede: "此訂單將不再發送旅程提示，包括安裝、出發、數據不足和到期。",
  still: "有關發貨和付款的電郵仍會發送。",
  stop: "停止提示",
  done: { title: "已停止提示", text: "此訂單今後不再發送提示。" },
  missing: { title: "這個連結打不開", text: "連結可能不完整，請從電郵重新開啟。" },
  home: "前往主頁",
} satisfies Words<typeof en>;
