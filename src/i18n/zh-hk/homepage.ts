import type { words as en } from "../en/homepage.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "Farwave – 落機即有網的旅遊數據",
  description: (destinations) =>
    `${destinations} 個目的地的旅遊 eSIM 及 SIM 卡：套餐寫得清楚，收費一目了然，出發前已準備好。`,
  headline: ["落機，", "即在線。"],
  lede: (destinations) => `覆蓋 ${destinations} 個目的地。在家安裝，落機即用。`,
  search: {
    before: "我要去",
    between: "，逗留",
    after: "，想要",
    end: "。",
    destination: "目的地",
    placeholder: "日本",
    days: "日數",
    day: (count) => `${count} 日`,
    data: "套餐類型",
    dayPass: "每日都有新數據",
    fixed: "固定數據",
    any: "最抵的",
    submit: "查看套餐",
    found: (plans) => `${plans} 款套餐任揀`,
    promise: "付款後數分鐘內，eSIM 送到電郵",
    count: (found) => `找到 ${found} 個目的地`,
    none: "找不到，試試國家、城市或機場名稱。",
    failed: "搜尋暫無回應，請再試。",
  },
} satisfies Words<typeof en>;
