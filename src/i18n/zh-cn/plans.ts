import type { words as en } from "../en/plans.ts";
import type { Words } from "../words.ts";

export const words = {
  days: (amount) => `${amount} 天`,
  or: (names) => names.join("或"),
  and: (parts) => parts.join("，"),
  range: (least, most) => `${least} 至 ${most}`,
  close: "关闭",
  perDay: (price) => `每天 ${price}`,
  perGb: (price) => `每 GB ${price}`,

  card: {
    title: (area, plan) => `${area} eSIM，${plan}`,
    kinds: { day_pass: "eSIM 日套餐", fixed: "eSIM 流量包" },
    aDay: (unit, chosen) => (chosen ? `${unit}/天，共 ${chosen} 天` : `${unit}/天`),
    within: (unit, length) => `${unit}，${length} 天内使用`,
    several: (amount) => `${amount} 个目的地`,
    alsoCovers: (here, more) => `${here}，以及另外 ${more} 个目的地`,
    coverage: (area) => `${area}的网络和 APN`,
    address: (places) => `IP 所在地：${places}`,
    choose: "选这个",
    chooseThis: (title, area) => `选这个：${area}，${title}`,
    was: "原价",
    off: (percent) => `省 ${percent}%`,
    forDays: (amount) => `${amount} 天总价`,
    perDayFrom: (least, most) => `每天的价格，可买 ${least} 至 ${most} 天`,
    endsBefore: (covered, trip) => `行程 ${trip} 天，只够 ${covered} 天`,
    atLeast: (least) => `${least} 天起售`,
  },

  truth: {
    dayPass: (amount, speed, reset) => `每天 ${amount} 高速流量，用完后降至 ${speed}，${reset}`,
    dayPassStops: (amount, reset) => `每天 ${amount}，用完后当天断网，${reset}`,
    newDayAt: (zone) => `${zone}时间 00:00 重新计算`,
    newDayAfter: "从首次联网起每满 24 小时重新计算",
    fixed: (amount, length, speed) => `${length} 天内 ${amount} 高速流量，用完后降至 ${speed}`,
    fixedStops: (amount, length) => `${length} 天内共 ${amount}，用完后断网`,
    hotspot: { yes: "可以开热点", until_allowance: "高速流量用完前可以开热点", no: "不能开热点" },
    starts: {
      first_connection: (useBy) => `首次联网起算，购买后 ${useBy} 天内启用`,
      installation: (useBy) => `安装后立即起算，购买后 ${useBy} 天内安装`,
      purchase: () => "购买后立即起算",
    },
    identity: "使用前需要实名登记",
  },

  breakouts: {
    AU: "澳大利亚",
    BE: "比利时",
    FR: "法国",
    GB: "英国",
    HK: "中国香港",
    JP: "日本",
    NL: "荷兰",
    PL: "波兰",
    SG: "新加坡",
    US: "美国",
  } as Record<string, string>,
} satisfies Words<typeof en>;
