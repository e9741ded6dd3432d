import { countText } from "../../kernel/count-text.ts";
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
  points: (change) => `${change} 個百分點`,
  chart: {
    title: "累計銷售額",
    lede: (currency) => `貨品及郵費（${currency}），已扣除優惠折扣。以香港時間分日。`,
    as: "顯示方式",
    chart: "圖表",
    table: "表格",
    now: (time) => `現在 ${time}`,
    before: { "1": "上星期同日", "7": "之前 7 日", "28": "之前 28 日" },
    sentence: (sales, until, was, moment) => `截至 ${until}，累計銷售額 ${sales}；上期截至 ${moment} 為 ${was}。`,
    columns: { at: "截至", sales: "累計銷售額" },
    ahead: "未到",
  },
  health: {
    well: "付款、供應商、網絡及電郵均有回應，沒有被放棄的工作",
    trouble: (service) => `${service}：回應不正常`,
    jobs: (count) => `${count} 項工作已被放棄`,
  },
  bars: {
    step: "項目",
    count: "數量",
    ofFirst: "佔首項",
    ofAll: "佔總額",
    was: "上期",
    until: (lede, moment) => `${lede}統計至 ${moment}。`,
    notYet: "尚未有統計數字。",
    none: "這段時間沒有紀錄",
  },
  visits: {
    title: "由瀏覽到付款",
    lede: "只計同意統計並有點擊的瀏覽器，每日計一次。",
    steps: { visitors: "訪客", sawPlans: "看過套餐", ordered: "已落單", paid: "已付款" },
    sentence: (visitors, paid) => `由瀏覽到付款：訪客 ${countText(visitors)}，其中付款 ${countText(paid)}。`,
  },
  firstDays: {
    title: "由付款到上線",
    lede: "首日已過的 eSIM：由付款起計 24 小時；出發日較遲的，由出發日零時起計。",
    steps: { esims: "已付款 eSIM", online: "首日上線" },
    sentence: (esims, online) => `由付款到上線：${countText(esims)} 張 eSIM 中有 ${countText(online)} 張在首日上線。`,
  },
  reasons: {
    title: "退款原因",
    lede: (currency) => `貨品及郵費（${currency}），按買家或商店的原因。`,
    amount: "金額",
    counted: (reason, count) => `${reason}（${countText(count)}）`,
    sentence: (refunded) => `退款原因：共 ${refunded}，按原因分列。`,
  },
  parcels: "包裹",
  csv: { button: "CSV", figure: "數字", unit: "單位", is: "本期", was: "上期", until: "截至", pieces: "數量" },
  stock: "存貨可售日數",
  work: "需要人手處理",
  allWork: "所有待辦",
  noWork: "沒有需要人手處理的事項",
} satisfies Words<typeof en>;
