import type { words as english } from "../en/top-up-letters.ts";
import type { Words } from "../words.ts";
import { words as letters } from "./letters.ts";

export const words: Words<typeof english> = {
  topUp: {
    brand: letters.brand,
    description: (amount) => `Farwave 充值 ${amount}`,
    subjects: {
      credited: (amount) => `${amount} 已充入您的卡`,
      returned: (amount) => `${amount} 的充值款将退还给您`,
    },
    titles: { credited: "充值成功", returned: "这张卡未能充值" },
    leads: {
      credited: "余额现在就可以使用。本邮件即为收据。",
      returned: "网络未接受这笔充值，款项将全额原路退回，银行最长需要十天到账。",
    },
    facts: {
      title: "收据",
      number: "充值编号",
      card: "卡号",
      amount: "充值金额",
      bonus: "赠送",
      charged: "实付",
      validUntil: "有效期至",
    },
    rule: "余额不可退款，也不可转移到其他卡。",
    open: "查看充值",
    openHint: "持有此链接的人都能看到这张收据。",
    text: (number) => `Farwave：您的充值 ${number} 有新进展。`,
    footer: (email) => `本邮件发送至 ${email}，该邮箱在 Farwave 的一笔充值中填写。`,
  },
};
