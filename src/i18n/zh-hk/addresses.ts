import type { words as en } from "../en/addresses.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "收件地址",
  lede: "SIM 卡會寄到這裏。落單時會自動填上預設地址。",
  add: "新增地址",
  preferred: "預設",
  change: "修改",
  remove: "刪除",
  sureToRemove: "確定刪除此地址？已寄出的訂單不受影響。",
  removeNow: "確定刪除",
  of: (action, person) => `${action}：${person}`,
  empty: "未有地址",
  emptyText: "儲存地址後，下次郵寄 SIM 卡便毋須再填。",

  newTitle: "新增地址",
  changeTitle: "修改地址",
  district: "分區",
  email: "電郵",
  emailHint: "只隨地址一併儲存。訂單電郵會寄到落單時填寫的電郵地址。",
  prefer: "設為預設地址",
  show: "顯示該國家／地區的地址欄",
  save: "儲存地址",
  back: "返回地址列表",

  done: { saved: "收件地址已更新", removed: "地址已刪除" },
  notSaved: "地址未能儲存",
  missing: "地址簿內已沒有此地址。",
} satisfies Words<typeof en>;
