import type { words as en } from "../en/console-maintenance.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "網站維護",
  back: "事故與維護",
  open: "網站正常開放",
  openLede: "訪客如常瀏覽。",
  closed: "網站維護中",
  until: "向訪客公布的開放時間",
  since: "維護開始",
  by: "操作人",
  byCommand: "伺服器指令",
  overdue: "公布的時間已過，訪客會看到維護需時較預計長。請開放網站，或更改時間。",
  holds: "一秒內在所有伺服器的所有頁面生效。付款照常入帳，eSIM 照常發放，管理後台照常使用。",
  notItself: "到時間後網站不會自動開放：完成後請在此開放。",
  close: "進入維護",
  change: "更改公布的內容",
  end: "預計完成時間",
  endHint: "香港時間，24 小時以內",
  reason: "原因，一句話（可不填）",
  reasonHint: "各語言都填，或都不填。顯示在標題下方。",
  look: "預覽",
  preview: "訪客看到的內容",
  previewLede: "即 /upgrading 頁面，維護期間在每個網址出現。",
  openGo: "開放網站",
  go: "前往操作",
  done: { closed: "網站已進入維護，一秒內生效。", opened: "網站已恢復開放，一秒內生效。" },
} satisfies Words<typeof en>;
