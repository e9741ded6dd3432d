import type { words as en } from "../en/device.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "我的手機支援 eSIM 嗎？",
  description:
    "品牌、型號、在哪裏購買：二百多款手機、平板和手錶，清楚告訴你可否使用 eSIM，並註明出處；最後以 EID 為準。",
  lede: "告訴我們是哪一款。在哪裏購買，有時比型號更重要；只有在會影響結果時，我們才會問。",
  forPlan: (area) => `你看的套餐：${area}`,

  guess: {
    model: (device) => `這部裝置似乎是 ${device}，出行時帶的是它嗎？`,
    phone: "你正在用 iPhone 瀏覽。是哪一款，iPhone 不會透露。",
    tablet: "你正在用 iPad 瀏覽。是哪一款，iPad 不會透露。",
    yes: "對，就是這部",
    choose: "由列表揀選",
  },

  told: {
    label: "你的裝置",
    brand: "品牌",
    model: "型號",
    bought: "購買地",
    change: "更改",
    changeThis: (what) => `更改：${what}`,
  },
  ask: {
    brand: "是甚麼品牌？",
    model: (brand) => `是哪一款 ${brand}？`,
    bought: "在哪裏購買？",
    boughtWhy: "同一型號，有些地方發售的版本並不相同。",
  },
  search: {
    label: "輸入型號",
    placeholder: "iPhone 15",
    find: "搜尋",
    found: (typed) => `「${typed}」的搜尋結果`,
    none: (typed) => `找不到「${typed}」`,
    noneHint: "可試試輸入較少字，例如「Galaxy S24」，或由品牌中揀選。",
  },
  kinds: { phone: "手機", tablet: "平板電腦", laptop: "手提電腦", watch: "手錶" },
  elsewhere: "其他地方",
  unlisted: "列表上沒有",

  answers: {
    yes: { word: "支援", short: "可以使用我們的 eSIM。" },
    no: { word: "不支援", short: "不能使用 eSIM。" },
    look: { word: "看這裏", short: "單看型號未能確定。" },
  },
  reasons: {
    made_with: (device) => `${device} 支援 eSIM。`,
    none_made: (device) => `${device} 不支援 eSIM，在哪裏購買都一樣。`,
    sold_with: (device, place) => `在${place}發售的 ${device} 支援 eSIM。`,
    sold_without: (device, place) => `在${place}發售的 ${device} 不支援 eSIM。`,
    depends: (device) => `${device} 有些支援 eSIM，有些不支援，看畫面上有沒有 EID 便知道。`,
    domestic: (device, place) =>
      `在${place}發售的 ${device} 是為當地電訊商的 eSIM 而設。可否使用其他 eSIM，請向生產商查詢；這一款有 EID 也不足以說明。`,
    watch: (device) => `手錶與所配對的手機共用號碼，不能安裝旅行 eSIM（${device}）。`,
    unlisted: () => "我們未有這個型號的資料，看畫面上有沒有 EID 便知道。",
    eid: () => "有 EID，便有 eSIM，可以放心。",
    no_eid: () => "沒有 EID，便沒有 eSIM。",
  },
  lock: {
    apple: "還有一點：裝置不可以有網絡鎖。可前往「設定 > 一般 > 關於本機」，應顯示「沒有 SIM 卡限制」。",
    other: "還有一點：裝置不可以有網絡鎖。如果是向電訊商購買的，請向他們查詢。",
  },
  source: (source, day) => `出處：${source}，截至 ${day}`,

  go: {
    plan: "返回套餐",
    order: "返回訂單",
    anyway: "仍然繼續",
    destinations: "揀選目的地",
    another: "查另一部裝置",
  },
  card: {
    title: "不支援 eSIM，可以用 SIM 卡",
    offered: (area) => `此套餐（${area}）亦可郵寄 SIM 卡，付款前已可看到郵費和送達日期。`,
    notOffered: (area) => `此套餐（${area}）只有 eSIM，另一些套餐可以郵寄 SIM 卡。`,
    general: "不少套餐亦可郵寄 SIM 卡，每個套餐都有註明。",
    order: "購買 SIM 卡",
    look: "查看此套餐",
    others: "查看套餐",
    china: "前往中國內地：預付卡與出行須知",
  },

  eid: {
    title: "最後以 EID 為準",
    text: "凡支援 eSIM 的裝置都有 EID，一組 32 位數字，裝置自己便能顯示。",
    steps: [
      "像打電話一樣，在撥號畫面輸入 *#06#。",
      "在顯示的內容中找「EID」。",
      "見不到？iPhone：設定 > 一般 > 關於本機。Android：設定 > 關於手機 > 狀態。",
    ],
    label: "EID",
    hint: "32 位數字，有空格亦無妨。",
    check: "核對 EID",
    none: "沒有 EID",
    privacy: "只核對檢查碼，能在你的瀏覽器內完成便不會傳送。我們不會保存，亦不會記入紀錄檔。",
    problems: {
      empty: "請輸入 EID。",
      length: "EID 是 32 位數字。IMEI 是 15 位，ICCID 是 19 或 20 位，最長的一組才是 EID。",
      check: "這 32 位數字並不吻合，請再核對一次。",
    },
    passed: "這是有效的 EID。",
  },
} satisfies Words<typeof en>;
