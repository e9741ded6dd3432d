import type { words as english } from "../en/enquiry-letters.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof english> = {
  enquiry: {
    subject: (number) => `你的合作查詢 ${number}`,
    title: "已收到你的合作查詢",
    answered: "有關你合作查詢的回覆",
    lead: (day) => `查詢會由有決定權的同事細閱，並於 3 個工作天內（${day} 或之前，以香港工作天計算）回覆。`,
    open: "查看查詢進度",
    openHint: "任何持有此連結的人均可看到進度及你填寫的全部內容。",
    facts: "你的查詢",
    number: "編號",
    company: "公司",
    due: "最遲回覆日期",
    sent: "你的選擇",
    files: (count, sizes) => `${count} 個檔案（${sizes}）`,
    more: "想補充資料？直接回覆此電郵即可，請保留主旨中的編號。",
    reply: "如欲繼續商討，請直接回覆此電郵，並保留主旨中的編號。",
    footer: (email) => `此電郵發送至 ${email}，因為 Farwave 的一份合作查詢填上了此電郵地址。`,
  },
};
