import type { words as english } from "../en/real-name-letters.ts";
import type { Words } from "../words.ts";
import { words as letters } from "./letters.ts";
import { words as result } from "./real-name-result.ts";

export const words: Words<typeof english> = {
  realName: {
    brand: letters.brand,
    subject: (number) => `你的實名登記 ${number}`,
    titles: {
      received: "已收到你的實名登記",
      again: "請補交一項資料",
      againBoth: "請補交兩項資料",
      registered: "實名登記已完成",
      refused: "實名登記未獲批准",
      withdrawn: "實名登記已撤回",
      deregistered: "實名登記已取消",
      sim_left: "其中一張 SIM 卡的登記已取消",
      moved: "你的 SIM 卡已用新證件登記",
      correcting: "已收到你更正的 SIM 卡號碼",
      corrected: "SIM 卡號碼已更正",
      lapsed: "實名登記已失效",
      undecided: "實名登記已失效",
      name_changed: "聯絡人姓名已更改",
    },
    leads: {
      received: "我們會由專人核對，有結果會立即通知你，你毋須進行任何操作。",
      again: "其他資料已保留，毋須重填。",
      registered: "在需要實名登記的地區，你的 SIM 卡現已可以使用。",
      refused: "很抱歉，這次登記未獲批准。",
      withdrawn: "你的證件相片和資料已刪除。",
      deregistered: "在需要實名登記的地區，你的 SIM 卡將不能繼續使用。",
      sim_left:
        "只取消了這張 SIM 卡的登記，其他 SIM 卡不受影響。最遲一日內，它在需要實名登記的地區將不能上網；這張卡現在即可重新登記，亦可登記在他人名下。",
      moved:
        "一份更換證件的登記已獲批准，當中填寫的原有證件是你的證件。下列 SIM 卡現已登記在新證件名下。如果是你本人提交的，毋須進行任何操作。",
      correcting:
        "我們會以已存放的相片和資料登記正確的號碼，取代原有號碼。專人會先作審核，在此之前原有號碼仍保持登記。你毋須進行任何操作。",
      corrected: "原有號碼的登記已取消。",
      lapsed:
        "我們曾請你補交一項資料，但 90 日內未有收到回覆，因此你的證件相片和資料已刪除，此登記不再佔用 SIM 卡。你可隨時重新登記。",
      undecided:
        "很抱歉，我們未能及時審批你的實名登記。由於證件相片和資料不可繼續保留，我們已將其刪除，此登記不再佔用 SIM 卡。如仍需登記，請你重新提交。",
      name_changed:
        "有人以這份登記的專用連結，更改了我們對你的稱呼。SIM 卡仍登記於證件所載姓名之下。如果不是你本人所為，請開啟登記頁面，在那裏可以更正姓名或撤回登記。",
    },
    reasons: result.reasons,
    contactChanged: {
      title: "此電郵地址不再接收登記通知",
      lead: "有人以這份登記的專用連結，將你的電郵地址換成另一個。此後與該登記有關的通知不會再傳送到這裏。",
      notYou:
        "如果不是你本人所為，請開啟我們第一封電郵內的連結，在那裏可以更正電郵地址或撤回登記。持有連結的人看不到證件相片和證件內容。",
      footer: (email) => `本電郵發送至 ${email}，因為 Farwave 的一份實名登記之前填寫了這個電郵地址。`,
    },
    text: (number) => `Farwave：你的實名登記 ${number} 有新進展。`,
    receivedText: (number) => `Farwave：已收到你的實名登記 ${number}。`,
    endedText: (number) => `Farwave：你的實名登記 ${number} 已結束。`,
    simLeftText: (number) => `Farwave：你的實名登記 ${number} 中有一張 SIM 卡已取消登記。`,
    movedText: (number) =>
      `Farwave：你的實名登記 ${number} 中有 SIM 卡已用新證件登記。如非你本人辦理，請立即聯絡我們。`,
    notYou: "如非你本人辦理",
    tell: (address) => `請直接回覆本電郵，或電郵至 ${address}，並註明你的登記編號。我們會立即查核並更正。`,
    open: "查看登記進度",
    openHint: "持有此連結的人只能看到進度，看不到你的證件。",
    number: "登記編號",
    sim: "SIM 卡",
    footer: (email) => `本電郵發送至 ${email}，因為 Farwave 的一份實名登記填寫了這個電郵地址。`,
  },
};
