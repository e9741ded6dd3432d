import type { words as en } from "../en/console-search.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "搜尋與操作",
  open: "搜尋與操作",
  label: "訂單編號、電郵、電話號碼、ICCID 或其尾數、追蹤編號、套餐代碼、金額",
  hint: "訂單編號、電郵、電話、ICCID、追蹤編號、套餐、金額",
  forms: {
    number: "訂單編號",
    email: "電郵地址",
    phone: "電話號碼",
    iccid: "ICCID",
    iccid_end: "ICCID 尾數",
    tracking: "追蹤編號",
    plan: "套餐代碼",
    amount: "金額",
  },
  readsAs: (forms) => `視為${forms.join("或")}`,
  readsAsNothing: "無法視為可搜尋的內容",
  found: "搜尋結果",
  notFound: (q) => `沒有與 ${q} 相符的項目。`,
  doWith: (number) => `對 ${number} 的操作`,
  giveBack: "退款…",
  sendAgain: "重發電郵",
  openCustomer: "查看客戶",
  openParcel: "查看包裹",
  goTo: "前往",
  waiting: (count) => `${count} 項待處理`,
  close: "關閉",
  failed: "搜尋沒有回應。沒有任何更改，請再試一次。",
} satisfies Words<typeof en>;
