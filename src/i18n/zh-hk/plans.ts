import type { words as en } from "../en/plans.ts";
import type { Words } from "../words.ts";

export const words = {
  days: (amount) => `${amount} 日`,
  or: (names) => names.join("或"),
  and: (parts) => parts.join("，"),
  range: (least, most) => `${least} 至 ${most}`,
  close: "關閉",
  perDay: (price) => `每日 ${price}`,
  perGb: (price) => `每 GB ${price}`,

  card: {
    title: (area, plan) => `${area} eSIM，${plan}`,
    kinds: { day_pass: "eSIM 日費套餐", fixed: "eSIM 數據套餐" },
    aDay: (unit, chosen) => (chosen ? `${unit}／日，共 ${chosen} 日` : `${unit}／日`),
    within: (unit, length) => `${unit}，${length} 日內使用`,
    several: (amount) => `${amount} 個目的地`,
    alsoCovers: (here, more) => `${here}，以及另外 ${more} 個目的地`,
    coverage: (area) => `${area}的網絡和 APN`,
    address: (places) => `IP 所在地：${places}`,
    choose: "揀選",
    chooseThis: (title, area) => `揀選：${area}，${title}`,
    was: "原價",
    off: (percent) => `慳 ${percent}%`,
    forDays: (amount) => `${amount} 日總價`,
    perDayFrom: (least, most) => `每日的價錢，可買 ${least} 至 ${most} 日`,
    endsBefore: (covered, trip) => `行程 ${trip} 日，只夠用 ${covered} 日`,
    atLeast: (least) => `${least} 日起售`,
  },

  truth: {
    dayPass: (amount, speed, reset) => `每日 ${amount} 高速數據，用完後降速至 ${speed}，${reset}`,
    dayPassStops: (amount, reset) => `每日 ${amount}，用完後當日停止，${reset}`,
    newDayAt: (zone) => `${zone}時間 00:00 重置`,
    newDayAfter: "由首次連線起每滿 24 小時重置",
    fixed: (amount, length, speed) => `${length} 日內 ${amount} 高速數據，用完後降速至 ${speed}`,
    fixedStops: (amount, length) => `${length} 日內共 ${amount}，用完即止`,
    hotspot: { yes: "可開熱點分享", until_allowance: "高速數據用完前可開熱點", no: "不可開熱點" },
    starts: {
      first_connection: (useBy) => `首次連線起計，購買後 ${useBy} 日內啟用`,
      installation: (useBy) => `安裝後即時起計，購買後 ${useBy} 日內安裝`,
      purchase: () => "購買後即時起計",
    },
    identity: "使用前需要實名登記",
  },

  breakouts: {
    AU: "澳洲",
    BE: "比利時",
    FR: "法國",
    GB: "英國",
    HK: "香港",
    JP: "日本",
    NL: "荷蘭",
    PL: "波蘭",
    SG: "新加坡",
    US: "美國",
  } as Record<string, string>,
} satisfies Words<typeof en>;
