import type { words as en } from "../en/account.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "我的账号",
  signedInAs: "已登录：",
  sim: "您正在查看 SIM 卡：",
  parts: "账号内容",
  tabs: { orders: "我的订单", packages: "我的套餐", addresses: "收货地址", detail: "账号信息" },
  signOut: "退出登录",
  agreeAgain: {
    title: "隐私政策有重要变更",
    text: "自您上次同意以来，我们处理您个人信息的方式有了重要变化。无论是否同意，您的 eSIM、SIM 卡和订单都照常使用。",
    before: "我已阅读并同意",
    link: "《隐私政策》",
    newTab: "（在新标签页打开）",
    agree: "同意",
  },
  forAccounts: {
    title: (tab) => `登录账号后可查看${tab}`,
    text: "卡号印在 SIM 卡上，所以凭卡号只能查看这一张卡。请用邮箱或手机号登录，查看其他内容。",
    signIn: "登录账号",
  },
  passkey: {
    offer: "下次登录更快",
    offerText: "刷脸、按指纹或输入设备密码即可登录，不必记密码，也不必输入验证码。",
    button: "设置通行密钥",
    later: "暂不",
    added: "通行密钥已设置",
    addedText: "下次登录时，点“用通行密钥登录”即可。",
    notAdded: "未能设置通行密钥",
    known: "此设备上已有您账号的通行密钥。",
    failed: "您的设备未能确认通行密钥，请再试一次。",
  },
} satisfies Words<typeof en>;
