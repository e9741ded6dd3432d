import type { words as en } from "../en/console-overview.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "總覽",
  clock: (time) => `香港時間 ${time}`,
  ranges: { label: "日數", "1": "今日", "7": "7 日", "28": "28 日" },
  currencies: "貨幣",
  figures: "主要數字",
  sales: "銷售額",
  payments: "付款筆數",
  refunded: "退款金額",
  against: (change, was, moment) =>
    change === null ? `截至 ${moment} 為 ${was}` : `${change}，截至 ${moment} 為 ${was}`,
  chart: {
    title: "累計銷售額",
    lede: (currency) => `貨品及運費（${currency}），已扣除優惠折扣。以香港時間分日。`,
    as: "顯示方式",
    chart: "圖表",
    table: "表格",
    now: (time) => `現在 ${time}`,
    before: { "1": "上星期同日", "7": "之前 7 日", "28": "之前 28 日" },
    sentence: (sales, until, was, moment) => `截至 ${until}，累計銷售額 ${sales}；上期截至 ${moment} 為 ${was}。`,
    columns: { at: "截至", sales: "累計銷售額" },
    ahead: "未到",
  },
  stock: "存貨可售日數",
  work: "需要人手處理",
  allWork: "所有待辦",
  noWork: "沒有需要人手處理的事項",
} satisfies Words<typeof en>;
