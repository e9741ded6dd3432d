import type { words as english } from "../en/console-stock.ts";

export const words: typeof english = {
  title: "存貨",
  caption: "現有存貨及可用日數",
  columns: {
    pool: "存貨類別",
    free: "可售",
    held: "保留",
    sold: "已售",
    retired: "作廢",
    perDay: "每日平均售出",
    daysLeft: "可用日數",
    orderBy: "最遲訂貨日",
  },
  pools: { esims: "eSIM", cards: "SIM 卡" },
  states: {
    out: "已售罄",
    order_now: "立即訂貨",
    order_soon: "盡快訂貨",
    enough: "充足",
    unknown: "未知",
  },
  days: (count) => `${count} 日`,
  beyond: "999 日以上",
  band: (least, most) => `${least} 至 ${most}`,
  today: "今日",
  noForecast: "銷量太少，暫時未能預測",
  sentence: (free, perDay, seenDays) => `可售 ${free} 件；過去 ${seenDays} 日平均每日售出 ${perDay} 件。`,
  season: (factor) => `去年同期，其後四星期的銷量是之前四星期的 ${factor} 倍，預測已按此調整。`,
  foot: (days, delivery) =>
    `可用日數按過去 ${days} 個整日的銷量推算，區間涵蓋約八成情況。訂貨到貨需時 ${delivery} 日。`,
  back: "所有存貨",
  lately: "每日售出",
  latelySentence: (total, most, day) => `過去四星期共售出 ${total} 件，${day}最多：${most} 件。`,
  latelyNone: "過去四星期沒有售出。",
  asTable: "以表格顯示",
  movement: { day: "日期", added: "入倉", sold: "售出", cameBack: "退回", retired: "作廢" },
};
