import type { words as en } from "../en/registration.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "使用前需要實名登記",
  which: (place) => `專供${place}使用的電話卡須登記到個人名下，需要登記的套餐均有標示。`,
  how: "請備妥護照或旅遊證件在網上登記，約四分鐘便可完成，職員會於 24 小時內回覆。完成登記前套餐無法使用，請於出發前辦妥。",
  link: "立即登記",
  ofSim: {
    none: "這張卡尚未實名登記",
    states: {
      received: "實名登記審核中",
      again: "實名登記尚欠一項資料",
      registered: "已完成實名登記",
    },
    about: {
      received: "結果會以電郵或短訊通知。",
      again: "結果會以電郵或短訊通知。",
      registered: "可在已登記的地區使用數據。",
    },
    see: "查看進度",
  },
} satisfies Words<typeof en>;
