import type { words as en } from "../en/account.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "我的帳戶",
  signedInAs: "已登入：",
  sim: "你正在查看 SIM 卡：",
  parts: "帳戶內容",
  tabs: { orders: "我的訂單", packages: "我的套餐", addresses: "收件地址", detail: "帳戶資料" },
  signOut: "登出",
  agreeAgain: {
    title: "私隱政策有重要更改",
    text: "自你上次同意以來，我們處理你個人資料的方式有重要改變。無論是否同意，你的 eSIM、SIM 卡和訂單都照常使用。",
    before: "我已閱讀並同意",
    link: "《私隱政策》",
    newTab: "（在新分頁開啟）",
    agree: "同意",
  },
  forAccounts: {
    title: (tab) => `登入帳戶後可查看${tab}`,
    text: "卡號印在 SIM 卡上，所以憑卡號只能查看這一張卡。請用電郵或電話號碼登入，查看其他內容。",
    signIn: "登入帳戶",
  },
  passkey: {
    offer: "下次登入更快",
    offerText: "用面容、指紋或裝置密碼即可登入，毋須記密碼，亦毋須輸入驗證碼。",
    button: "設定通行密鑰",
    later: "暫時不要",
    added: "通行密鑰已設定",
    addedText: "下次登入時，按「以通行密鑰登入」即可。",
    notAdded: "未能設定通行密鑰",
    known: "此裝置上已有你帳戶的通行密鑰。",
    failed: "你的裝置未能確認通行密鑰，請再試一次。",
  },
} satisfies Words<typeof en>;
