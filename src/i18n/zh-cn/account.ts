import type { words as en } from "../en/account.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "我的账户",
  signedInAs: "已登录：",
  sim: "您正在查看 SIM 卡：",
  parts: "账户内容",
  tabs: { orders: "我的订单", packages: "我的套餐", addresses: "收货地址", detail: "账户信息" },
  signOut: "退出登录",
  forAccounts: {
    title: (tab) => `登录账户后可查看${tab}`,
    text: "卡号印在 SIM 卡上，所以凭卡号只能查看这一张卡。请用邮箱或手机号登录，查看其他内容。",
    signIn: "登录账户",
  },
  coming: "此部分即将开放",
} satisfies Words<typeof en>;
