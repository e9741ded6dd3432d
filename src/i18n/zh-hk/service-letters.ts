import type { words as en } from "../en/service-letters.ts";
import type { Words } from "../words.ts";

export const words = {
  addressCorrected: {
    subject: (number) => `訂單 ${number} 的電郵地址已更改`,
    title: "訂單的電郵地址已更改",
    lead: "應購買者要求，我們的職員更改了這張訂單的電郵地址。今後的電郵都會寄到新地址，之前寄到本郵箱的連結已全部失效。",
    details: "更改內容",
    order: "訂單",
    at: "時間",
    now: "新地址",
    notYou: "不是你要求的？",
    tell: (address) => `請用本郵箱直接回覆，或寫信到 ${address}。我們會立即停止相關操作並查核。`,
    wasYou: "如果是你要求的，或你對這張訂單並不知情，則毋須任何操作。",
    footer: (email) => `本電郵寄至 ${email}，即這張訂單原來的地址，這是最後一封相關電郵。`,
  },
  goodwill: {
    subject: (amount) => `向你致歉：下一張訂單可減 ${amount}`,
    title: "送你一個優惠碼",
    lead: (number) => `訂單 ${number} 有些地方未做好，我們非常抱歉，希望以此略作補償。`,
    details: "你的優惠碼",
    code: "優惠碼",
    takesOff: "可減",
    validUntil: "有效期至",
    whose: "落單電郵",
    action: "查看套餐",
    once: "落單時填寫本電郵地址並輸入優惠碼即可。優惠碼只可使用一次，他人無法使用。",
  },
  simBlock: {
    blocked: {
      subject: (number) => `訂單 ${number} 的一張 SIM 已停用`,
      title: "你的一張 SIM 已停用",
      lead: "我們的職員已請網絡停用這張 SIM。恢復之前，它不能使用數據。套餐餘量會保留，但套餐日數照常計算。",
    },
    open: {
      subject: (number) => `訂單 ${number} 的 SIM 已恢復使用`,
      title: "你的 SIM 已恢復使用",
      lead: "網絡已恢復這張 SIM，可繼續使用套餐餘量。如果十分鐘內仍未能上網，請開啟再關閉飛行模式。",
    },
    details: "哪一張 SIM",
    order: "訂單",
    sim: "卡號尾數",
    action: "查看訂單",
    notYou: "不清楚原因？",
    tell: (address) => `請直接回覆本電郵，或寫信到 ${address}，我們會立即查核。`,
  },
  esimReplaced: {
    subject: (number) => `訂單 ${number} 的新 eSIM`,
    title: "你的新 eSIM 可以安裝了",
    lead: "我們的職員更換了這張訂單中的一張 eSIM。舊的已不能使用，剩餘的數據和日數都已轉到新的 eSIM。",
    oldOne: "舊 eSIM 怎麼辦",
    removeIt: "如果手機裏仍有舊的 eSIM，可以刪除，它不會再恢復使用。",
    sameData: "這次更換不收費，訂單的其他內容不變。",
    notYou: "不是你要求的？",
    tell: (address) => `請直接回覆本電郵，或寫信到 ${address}，我們會立即查核。`,
  },
} satisfies Words<typeof en>;
