import type { words as english } from "../en/top-up-letters.ts";
import type { Words } from "../words.ts";
import { words as letters } from "./letters.ts";

export const words: Words<typeof english> = {
  topUp: {
    brand: letters.brand,
    description: (amount) => `Farwave 增值 ${amount}`,
    subjects: {
      credited: (amount) => `${amount} 已存入你的卡`,
      returned: (amount) => `${amount} 的增值款項將退還給你`,
    },
    titles: { credited: "增值成功", returned: "這張卡未能增值" },
    leads: {
      credited: "結餘現在即可使用。本電郵即為收據。",
      returned: "網絡未有接受這次增值，款項會全數循原路退回，銀行最長需時十天。",
    },
    facts: {
      title: "收據",
      number: "增值編號",
      card: "卡號",
      amount: "增值金額",
      bonus: "獎賞",
      charged: "實付",
      validUntil: "有效期至",
    },
    rule: "結餘不設退款，亦不可轉移至其他卡。",
    open: "查看增值",
    openHint: "持有此連結的人均可看到這張收據。",
    text: (number) => `Farwave：你的增值 ${number} 有新進展。`,
    footer: (email) => `本電郵發送至 ${email}，該電郵地址在 Farwave 的一次增值中填寫。`,
  },
};
