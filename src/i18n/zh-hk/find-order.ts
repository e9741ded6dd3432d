import type { words as en } from "../en/find-order.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "尋找訂單",
  lede: "請填寫落單時使用的電郵地址，我們把訂單連結寄給你。",
  email: "落單電郵",
  number: "訂單編號",
  optional: "選填",
  numberHint: "FW 加十位字母和數字。填了只找該訂單，不填則找最近 12 個月的所有訂單。",
  send: "把連結寄給我",
  notSent: "未能寄出",
  sent: {
    title: "請查看你的電郵",
    text: (email) => `如有以 ${email} 落的訂單，連結正寄往該處。`,
    renewed: "此前的連結已失效，新連結正寄往落單時的電郵地址。",
    wait: "一兩分鐘便到。沒有收到？看看垃圾郵件，或試試你付款時填的電郵地址。",
    often: "每個電郵地址每小時最多收三封。",
    again: "試另一個地址",
  },
  account: { ask: "已用此電郵登記帳戶？", open: "在帳戶內查看訂單" },
  help: "已經用不到這個電郵地址？請電郵告訴我們訂單編號：",
} satisfies Words<typeof en>;
