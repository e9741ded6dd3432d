import type { words as en } from "../en/console-finance.ts";
import type { Words } from "../words.ts";

export const words = {
  title: (month) => `帳目 · ${month}`,
  months: "月份",
  earlier: "上月",
  later: "下月",
  caption: (currency) => `${currency} 科目`,
  columns: {
    account: "科目",
    before: "期初結餘",
    debit: "借方",
    credit: "貸方",
    after: "期末結餘",
    entries: "筆數",
  },
  accounts: {
    gateway: "應收支付平台款項",
    deposits: "預收款項",
    sales: "銷售收入",
    postage: "運費收入",
    promo: "優惠折扣",
    fees: "支付平台手續費",
    conversion: "貨幣兌換",
  },
  together: "合計",
  balanced: "借貸平衡",
  left: (amount) => `借貸相差 ${amount}。每晚核對時，每筆有誤的記帳都會開立一項待辦。`,
  foot: "月份按 UTC 劃分。各貨幣分開記帳，不會相加。",
  empty: "截至本月沒有記帳",
  emptyLede: "有人付款後，帳目會在這裏顯示。",

  entries: {
    lede: (month, currency) => `${month} · ${currency}`,
    back: "所有科目",
    caption: "記帳明細，最新的在前",
    columns: { at: "記帳時間", occasion: "事由", order: "訂單", amount: "金額" },
    occasions: {
      payment: "付款",
      refund: "退款",
      "refund-failed": "退款失敗",
      fee: "平台手續費",
      other: "其他",
    },
    noOrder: "沒有訂單",
    foot: "每頁 50 筆，最新的在前。正數為借方，負數為貸方。時間為 UTC。",
    empty: "本月此科目沒有記帳",
  },
} satisfies Words<typeof en>;
