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
    within: (unit, length) => `${unit}，${length} 天内用`,
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
    identity: "需要实名登记",
  },

  list: {
    title: (place) => `${place} eSIM：日套餐和流量包`,
    description: (place, plans, lead) =>
      `${place} eSIM 上网套餐 ${plans} 款，${lead}。降速后的速率、几点重新计算、当地网络、热点和 IP 所在地，每款都写明。`,
    heading: "eSIM 上网套餐",
    lead: (plans, from) => `${plans} 款套餐，${from}。付款后几分钟内发到您的邮箱。`,
    fromPass: (price) => `日套餐每天 ${price} 起`,
    fromPackage: (price, amount) => `流量包 ${amount} ${price} 起`,
    kinds: "套餐类型",
    tabs: { day_pass: "不限量日套餐", fixed: "定量流量包" },
    about: {
      day_pass: (speeds) => `每天先给一份高速流量，用完后以 ${speeds} 继续上网，到新的一天恢复。“不限量”就是这个意思：不断网，但会降速。`,
      fixed: "买一份流量，在有效天数内用，一天用完或分几天用都行。用完后是断网还是降速，每张卡片上都写明。",
    },
    own: (place) => `只去${place}`,
    shared: "还要去别的地方？",
    sharedAbout: "一个 eSIM，这一站和前后几站都能用。",
    elsewhere: "全部目的地",
    none: {
      day_pass: (place) => `${place}暂时没有日套餐`,
      fixed: (place) => `${place}暂时没有流量包`,
      nothing: (place) => `${place}暂时没有套餐`,
      text: "看看当地能用的其他套餐吧。",
      textNothing: "我们正在准备。也许附近的目的地有适合您的套餐。",
    },
    trip: {
      question: "去几天？",
      fewer: "减一天",
      more: "加一天",
      show: "查看价格",
    },
    rules: {
      title: (place) => `去${place}之前`,
      real_name: (place) => `在${place}使用的部分卡须登记到个人名下，需要登记的套餐都有标注。请在出发前办好，准备护照或旅行证件。`,
      realNameLink: "实名登记",
      blocked_apps: () => "当地限制访问部分常用应用和网站。能打开哪些，取决于套餐的 IP 所在地，卡片上都有写明。",
      install_before_arrival: (place) => `请在出发前装好 eSIM：到了${place}，下载可能会被拦截。装好以后可以正常使用。`,
    },
  },

  breakouts: {
    AU: "澳大利亚", BE: "比利时", FR: "法国", GB: "英国", HK: "香港",
    JP: "日本", NL: "荷兰", PL: "波兰", SG: "新加坡", US: "美国",
  } as Record<string, string>,
} satisfies Words<typeof en>;
