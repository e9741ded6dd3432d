import type { words as english } from "../en/console-price-history.ts";

export const words: typeof english = {
  tab: "歷史",
  title: "價格歷史",
  caption: "價格變動，最新的在前",
  search: "套餐",
  searchHint: "套餐代碼",
  empty: "仍未有價格變動",
  emptyLede: "在價格表或套餐頁面發布的價格，以及預定價格的生效和結束，都會連同操作人在這裏顯示。",
  foot: "每頁 50 筆，最新的在前。日期和時間為香港時間。以檔案匯入的變動見操作記錄。",
  columns: { at: "時間", plan: "套餐", who: "操作人", prices: "變動" },
  turnBack: "改回",
  same: "與現價相同",
  gone: "未上架",
};
