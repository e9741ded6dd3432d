import type { Words } from "./words.ts";

export const wordsZhHk: Words = {
  sandbox: "沙盒環境",
  nothingReal: "模擬手機，不會連接任何真實網絡",
  title: "模擬手機",
  lead: "在這裏逐步安裝示範商店的 eSIM。每一步都會像真實的 SM-DP+ 一樣通知商店。",
  code: "啟動碼或 ICCID",
  codeHint: "訂單頁上的 LPA:1$…$…，或 19 位 ICCID 號碼",
  find: "拿起手機",
  notFound: "這裏沒有對應的 eSIM。請從訂單頁完整複製啟動碼或號碼。",
  drawer: "最近用過",
  empty: "尚未製作或安裝任何 eSIM。請先在商店購買，再帶同啟動碼回來。",
  madeFor: { reseller: "經銷商", es2plus: "ES2+", pool: "自有庫存" },
  state: {
    allocated: "製作中", confirmed: "製作中", released: "可供下載", downloaded: "已下載", installed: "已安裝",
    enabled: "已開啟", disabled: "已關閉", deleted: "已刪除", cancelled: "已取消",
  },
  action: { download: "下載", install: "安裝", enable: "開啟", disable: "關閉", delete: "刪除 eSIM" },
  deleteWarning: "eSIM 刪除後通常無法再次安裝。",
  use: (percent) => `用去 ${percent}%`,
  useTitle: "使用數據",
  used: (percent) => `數據已用 ${percent}%`,
  planSize: "套餐數據量（GB）",
  nothingLeft: "這個 eSIM 已無法再作任何操作。",
  told: "每一步都會即時通知商店，你可以在旁邊開啟訂單頁查看。",
  another: "另選一個 eSIM",
};
