import type { words as en } from "../en/status.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "服务状态",
  describe: "哪些网络和商店功能目前有故障，过去 90 天又有过哪些故障。",
  allWell: "一切正常。",
  troubles: (count) => `目前有 ${count} 项故障。`,
  unmeasured: "目前没有已知故障，部分项目还没有检测数据。",
  others: (count) => `其余 ${count} 个目的地没有已知故障。`,
  last: (title, day) => `最近一次：${day}，${title}`,
  noneYet: "过去 90 天没有故障。",
  checked: (moment) => `检测时间：${moment}，每分钟更新一次。`,
  zone: "日期按 UTC+8 时间计算。",
  now: "目前",
  since: (moment) => `${moment}开始`,
  lasted: (from, to) => `${from} 至 ${to}`,
  canDo: "您可以这样做：",
  measured: "由商店自动检测",
  told: "由工作人员发布",
  plans: (codes) => `仅影响以下套餐：${codes}`,
  functionsTitle: "商店功能，近 90 天",
  networksTitle: "有过故障的网络，近 90 天",
  networksLede: "没有列出的目的地，没有已知故障。",
  functions: {
    shop: "商店与下单",
    payments: "支付",
    suppliers: "合作方的 eSIM",
    network: "套餐激活与流量查询",
    deliveries: "eSIM 发放",
    mail: "邮件",
  },
  states: { well: "正常", slow: "较慢", partly: "部分中断", down: "中断", unmeasured: "无检测数据" },
  nothingTold: "没有已知故障",
  history: (trouble, good, unmeasured) =>
    [
      trouble === 0 ? "没有故障" : `${trouble} 天有故障`,
      good > 0 && `${good} 天正常`,
      unmeasured > 0 && `${unmeasured} 天无检测数据`,
    ]
      .filter(Boolean)
      .join("，"),
  networkHistory: (trouble) => `${trouble} 天有故障`,
  bars: { from: "90 天前", to: "今天" },
  days: "逐日查看",
  day: "日期",
  state: "状态",
  noDays: "没有发生故障的日子。",
  past: "已恢复的故障",
  pastNone: "过去 90 天没有故障。",
  updates: "进展",
  feed: "RSS 订阅",
} satisfies Words<typeof en>;
