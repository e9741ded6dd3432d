import type { words as en } from "../en/account.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "我的帳戶",
  signedInAs: "已登入：",
  sim: "你正在查看 SIM 卡：",
  parts: "帳戶內容",
  tabs: { orders: "我的訂單", packages: "我的套餐", addresses: "收件地址", detail: "帳戶資料" },
  signOut: "登出",
  forAccounts: {
    title: (tab) => `登入帳戶後可查看${tab}`,
    text: "卡號印在 SIM 卡上，所以憑卡號只能查看這一張卡。請用電郵或電話號碼登入，查看其他內容。",
    signIn: "登入帳戶",
  },
  coming: "此部分即將開放",
} satisfies Words<typeof en>;
