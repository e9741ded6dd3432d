import type { words as en } from "../en/console-finance.ts";
import type { Words } from "../words.ts";

export const words = {
  title: (month) => `账目 · ${month}`,
  months: "月份",
  earlier: "上月",
  later: "下月",
  caption: (currency) => `${currency} 科目`,
  columns: {
    account: "科目",
    before: "期初余额",
    debit: "借方",
    credit: "贷方",
    after: "期末余额",
    entries: "笔数",
  },
  accounts: {
    gateway: "应收支付渠道款",
    deposits: "预收款",
    sales: "销售收入",
    postage: "运费收入",
    promo: "优惠折扣",
    fees: "支付渠道手续费",
    conversion: "货币兑换",
  },
  together: "合计",
  balanced: "借贷平衡",
  left: (amount) => `借贷相差 ${amount}。每晚核对时，每笔有误的记账都会生成一条待办。`,
  foot: "月份按 UTC 划分。各币种分别记账，不相互加总。",
  empty: "截至本月没有记账",
  emptyLede: "有人付款后，账目会显示在这里。",

  entries: {
    lede: (month, currency) => `${month} · ${currency}`,
    back: "全部科目",
    caption: "记账明细，最新的在前",
    columns: { at: "记账时间", occasion: "事由", order: "订单", amount: "金额" },
    occasions: {
      payment: "付款",
      refund: "退款",
      "refund-failed": "退款失败",
      fee: "渠道手续费",
      other: "其他",
    },
    noOrder: "无订单",
    foot: "每页 50 条，最新的在前。正数为借方，负数为贷方。时间为 UTC。",
    empty: "本月此科目没有记账",
  },
} satisfies Words<typeof en>;
