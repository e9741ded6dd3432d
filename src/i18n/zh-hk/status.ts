import type { words as en } from "../en/status.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "服務狀態",
  describe: "哪些網絡及網店功能現正發生故障，過去 90 天又曾有哪些故障。",
  allWell: "一切正常。",
  troubles: (count) => `現時有 ${count} 項故障。`,
  unmeasured: "現時沒有已知故障，部分項目尚未有檢測數據。",
  others: (count) => `其餘 ${count} 個目的地沒有已知故障。`,
  last: (title, day) => `最近一次：${day}，${title}`,
  noneYet: "過去 90 天沒有故障。",
  checked: (moment) => `檢測時間：${moment}，每分鐘更新一次。`,
  zone: "日期以香港時間計算。",
  now: "現時",
  since: (moment) => `由 ${moment} 開始`,
  lasted: (from, to) => `${from} 至 ${to}`,
  canDo: "你可以這樣做：",
  measured: "由網店自動檢測",
  told: "由職員發布",
  plans: (codes) => `只影響以下套餐：${codes}`,
  functionsTitle: "網店功能，近 90 天",
  networksTitle: "曾有故障的網絡，近 90 天",
  networksLede: "沒有列出的目的地，並無已知故障。",
  functions: {
    shop: "網店及落單",
    payments: "付款",
    suppliers: "合作夥伴的 eSIM",
    network: "套餐啟用及數據查詢",
    deliveries: "eSIM 發送",
    mail: "電郵",
  },
  states: { well: "正常", slow: "較慢", partly: "部分中斷", down: "中斷", unmeasured: "沒有檢測數據" },
  nothingTold: "沒有已知故障",
  history: (trouble, good, unmeasured) =>
    [
      trouble === 0 ? "沒有故障" : `${trouble} 天有故障`,
      good > 0 && `${good} 天正常`,
      unmeasured > 0 && `${unmeasured} 天沒有檢測數據`,
    ]
      .filter(Boolean)
      .join("，"),
  networkHistory: (trouble) => `${trouble} 天有故障`,
  bars: { from: "90 天前", to: "今天" },
  days: "逐日檢視",
  day: "日期",
  state: "狀態",
  noDays: "沒有發生故障的日子。",
  past: "已恢復的故障",
  pastNone: "過去 90 天沒有故障。",
  updates: "進展",
  feed: "RSS 訂閱",
} satisfies Words<typeof en>;
