import type { words as en } from "../en/withdrawal.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "在此撤回合約",
  lede: "購買 eSIM、SIM 卡或續期後 14 日內，你可以撤回合約，毋須說明理由。毋須登入，亦毋須寫信：填寫訂單編號、落單電郵及姓名即可。",
  describe: "購買 eSIM、SIM 卡或續期後 14 日內可以撤回合約，毋須登入，填寫訂單編號、落單電郵及姓名即可。",
  orderNumber: "訂單編號",
  orderNumberHint: "我們每封訂單電郵都有，以 FW 開頭。",
  email: "落單時的電郵地址",
  emailHint: "回條會寄到這裏。",
  name: "你的姓名",
  next: "下一步",

  confirmTitle: "請核對你的聲明",
  statement: (name, number) => `本人 ${name} 撤回與 Farwave 訂立、訂單編號為 ${number} 的合約。`,
  effect: "未使用的部分會即時停用，款項經原來的付款方式退回。如已使用數據，我們會計算應退款額並電郵通知你。",
  confirm: "確認撤回",
  mend: "返回修改",

  doneTitle: "我們已收到你的聲明",
  done: (email) => `如有此訂單編號而電郵為 ${email} 的訂單，回條已寄往該電郵，載有聲明內容以及收到的日期和時間。`,
  nothing: "幾分鐘後仍未收到電郵？即訂單編號與電郵並不相符：請查看訂單電郵，或聯絡我們。",
  byMail: {
    one: "尚欠一步",
    oneText: (email) =>
      `請開啟寄往 ${email} 的電郵內的連結，並按下頁面上的按鈕，確認聲明由你本人提出，撤回隨即生效；時間以下方的收到時間為準。`,
    ask: "我們已於下方所示時間收到這份聲明。請確認由你本人提出，隨即生效。",
    notYou: "不是你本人提出？請關閉此頁：沒有按下按鈕，訂單維持不變。",
    confirmed: "撤回已確認",
    confirmedText: (email) => `回條已寄往 ${email}，載有聲明內容以及收到的日期和時間，並說明其後的處理。`,
    confirmedAt: "確認時間",
    missing: "此連結無效",
    missingText: "請使用最近一封電郵內的完整連結，或聯絡我們：",
  },
  received: "收到時間",
  declaration: "你的聲明",
  again: "撤回另一份合約",

  good: "須知",
  facts: {
    period: "14 日由購買翌日起計；SIM 卡由送達翌日起計。無論你身處何地，都計至最後一日完結；遇週末順延至星期一。",
    money: "款項連同郵費退回你付款的帳戶，最遲於收到聲明後 14 日內退回。",
    begun: "如你要求我們立即開始提供服務並已使用數據，會扣除相應部分的價錢。服務全部提供後，撤回權即告終止。",
    other: "已過時限？訂單頁面會告訴你套餐是否仍可退款。",
  },
} satisfies Words<typeof en>;
