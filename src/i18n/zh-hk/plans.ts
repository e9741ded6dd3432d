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
    within: (unit, length) => `${unit}，${length} 日內用`,
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
    identity: "需要實名登記",
  },

  list: {
    title: (place) => `${place} eSIM：日費套餐及數據套餐`,
    description: (place, plans, lead) =>
      `${place} eSIM 上網套餐 ${plans} 款，${lead}。降速後的速度、何時重置、當地網絡、熱點和 IP 所在地，每款均有列明。`,
    heading: "eSIM 上網套餐",
    lead: (plans, from) => `${plans} 款套餐，${from}。付款後數分鐘內電郵給你。`,
    fromPass: (price) => `日費套餐每日 ${price} 起`,
    fromPackage: (price, amount) => `數據套餐 ${amount} ${price} 起`,
    kinds: "套餐種類",
    tabs: { day_pass: "無限數據日費套餐", fixed: "定量數據套餐" },
    about: {
      day_pass: (speeds) => `每日先有一份高速數據，用完後以 ${speeds} 繼續上網，到新一日回復。「無限數據」就是這個意思：不會斷線，但會減慢。`,
      fixed: "買一份數據，在有效日數內使用，一日用完或分幾日用都可以。用完後停止還是降速，每張卡上都有寫明。",
    },
    own: (place) => `只去${place}`,
    shared: "還會去其他地方？",
    sharedAbout: "一個 eSIM，這一站和前後幾站都用得到。",
    elsewhere: "所有目的地",
    none: {
      day_pass: (place) => `${place}暫時沒有日費套餐`,
      fixed: (place) => `${place}暫時沒有數據套餐`,
      nothing: (place) => `${place}暫時沒有套餐`,
      text: "看看當地適用的其他套餐吧。",
      textNothing: "我們正在準備。附近的目的地或許有適合你的套餐。",
    },
    trip: {
      question: "去幾多日？",
      fewer: "減一日",
      more: "加一日",
      show: "查看價錢",
    },
    rules: {
      title: (place) => `去${place}之前`,
      real_name: (place) => `在${place}使用的部分電話卡須以個人名義登記，需要登記的套餐均有標示。請於出發前辦妥，並準備護照或旅遊證件。`,
      realNameLink: "實名登記",
      blocked_apps: () => "當地限制使用部分常用應用程式和網站。開不開得到，視乎套餐的 IP 所在地，卡上都有寫明。",
      install_before_arrival: (place) => `請於出發前安裝 eSIM：抵達${place}後，下載可能會被封鎖。安裝好之後可以正常使用。`,
    },
  },

  breakouts: {
    AU: "澳洲", BE: "比利時", FR: "法國", GB: "英國", HK: "香港",
    JP: "日本", NL: "荷蘭", PL: "波蘭", SG: "新加坡", US: "美國",
  } as Record<string, string>,
} satisfies Words<typeof en>;
