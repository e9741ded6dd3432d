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
    back: {
      subjects: {
        paid_twice: (amount) => `增值重複付款，${amount} 將退還給你`,
        paid_late: (amount) => `付款確認過遲，${amount} 將退還給你`,
        paid_in_vain: (amount) => `這張卡未能增值，${amount} 將退還給你`,
      },
      title: "有一筆付款已退還給你",
      leads: {
        paid_twice: "這次增值付了兩次款，我們只收取一次，另一次已循原路退回，銀行最長需時十天。",
        paid_late:
          "這次自動增值未能準時收到款項，已經取消，我們亦曾通知你沒有扣款；其後銀行才確認這筆付款。它未有存入你的卡，款項已全數循原路退回，銀行最長需時十天。",
        paid_in_vain: "網絡未有接受這次增值，因此這筆付款亦已循原路退回，銀行最長需時十天。",
      },
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
    pdf: "下載 PDF 收據",
    open: "查看增值",
    openHint: "持有此連結的人均可看到這張收據。",
    text: (number) => `Farwave：你的增值 ${number} 有新進展。`,
    footer: (email) => `本電郵發送至 ${email}，該電郵地址在 Farwave 的一次增值中填寫。`,
  },
  lowBalance: {
    brand: letters.brand,
    cardPage: "用於預付卡自動增值的信用卡",
    told: {
      low: {
        subject: (balance) => `你的預付卡結餘只剩 ${balance}`,
        title: "結餘不多了",
        lead: "結餘已低於你所設的金額。結餘用完後將無法上網，增值後即可恢復。",
      },
      cap: {
        subject: (balance) => `結餘 ${balance}：已達本月自動增值上限`,
        title: "自動增值已達本月上限",
        lead: "再增值一次便會超出你所設的每月上限，因此未有扣款。下月會自動繼續；在此之前，你可自行增值或調高上限。",
      },
      payment: {
        subject: (balance) => `結餘 ${balance}：自動增值未能付款`,
        title: "付款卡被拒",
        lead: "未有扣款。自動增值已關閉，我們不會再次嘗試扣款。更換付款卡後即可重新開啟。",
      },
      amount: {
        subject: (balance) => `結餘 ${balance}：自動增值已關閉`,
        title: "你所選的增值金額已停用",
        lead: "未有扣款，自動增值已關閉。選擇其他金額後即可重新開啟。",
      },
      card: {
        subject: (balance) => `結餘 ${balance}：自動增值已關閉`,
        title: "這張預付卡不能增值",
        lead: "該卡已停用、已失效，或已不在你的帳戶內，因此自動增值已關閉。如已扣款，將會全數退還。",
      },
    },
    once: "我們只會提醒一次，下次增值後才會再次提醒。",
    open: "查看預付卡",
    facts: {
      title: "你的預付卡",
      card: "卡號",
      balance: "結餘",
      validUntil: "有效期至",
      amount: "每次自動增值",
      monthlyCap: "每月上限",
      payCard: "付款卡",
    },
    enough: (balance, gigabytes) => `${balance}，約可用 ${gigabytes} GB`,
    cardEnding: (digits) => `尾號 ${digits}`,
    text: (end) => `Farwave：你尾號 ${end} 的預付卡結餘不多了。`,
    footer: (email) => `本電郵發送至你的 Farwave 帳戶電郵 ${email}。`,
  },
  correction: {
    told: {
      added: { subject: (amount) => `你的預付卡結餘已增加 ${amount}`, title: "我們為你增加了結餘" },
      taken: { subject: (amount) => `你的預付卡結餘已扣減 ${amount}`, title: "我們更正了你的結餘" },
    },
    lead: "客戶服務更正了這張卡的結餘，可在使用紀錄中查看。如不清楚原因，請聯絡我們，我們會為你說明。",
    corrected: "更正金額",
    balance: "現時結餘",
  },
  displaced: {
    subject: (card) => `你的預付卡 ${card} 已歸屬其他帳戶`,
    title: "你的預付卡已歸屬其他帳戶",
    lead: "有人登入了另一個帳戶，並輸入了印在卡托上的 PUK 碼，這張卡由現在起歸該帳戶所有：你不能再查看它的使用紀錄，你為它設定的結餘提示和自動增值亦會停止。卡內結餘沒有變動。",
    what: "變更詳情",
    when: "時間",
    wasYou: "如你已把卡轉給他人，或是你本人操作，則毋須理會。",
    notYou: "如非你本人操作",
    steps: (address: string) => [
      "如卡托仍在你手上，請登入後以卡托上的 PUK 碼重新驗證，這張卡會即時歸還你的帳戶。",
      `如卡托已遺失，或再次被他人使用，請電郵至 ${address}，我們可以停用這張卡。`,
    ],
    prove: "重新驗證這張卡",
  },
};
