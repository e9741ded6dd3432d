import type { words as en } from "../en/home-parts.ts";
import type { Words } from "../words.ts";

export const words = {
  pass: {
    kind: "eSIM",
    network: "網絡",
    hotspot: "熱點分享",
    starts: "開始計算",
    included: "支援",
    onLanding: "落機後",
    perDay: (amount) => `每日 ${amount}`,
    carriers: (count) => `5G · ${count} 間網絡商`,
  },
  claims: {
    label: "數字看 Farwave",
    destinations: "個目的地，一站買齊",
    plans: "款套餐，日費與固定數據任揀",
    networks: "個目的地有兩個以上網絡",
    support: "小時電話及電郵支援",
  },
  places: {
    title: "熱門目的地",
    text: "所示為最小套餐的價錢，不另加稅。",
    perDay: (price) => `${price} 起／日`,
    package: (price, amount) => `${price} 起 · ${amount}`,
    all: "全部目的地",
  },
  plans: { title: "揀一款合適的套餐", text: "日費套餐每日都有新的高速數據；固定套餐則慢慢用，用完為止。" },
  news: {
    label: "出發須知",
    slides: [
      {
        title: "所有目的地，一搜即得",
        text: "國家、城市、機場代碼都可以搜尋，五種語言任你輸入。",
        action: "瀏覽目的地",
      },
      {
        title: "部分電話卡須實名登記",
        text: "專供香港、台灣使用的電話卡須登記到個人名下，請於出發前辦妥。",
        action: "怎樣登記",
      },
    ],
  },
  steps: {
    title: "三步上網，毋須排隊",
    steps: [
      { when: "今晚", title: "揀選及付款", text: "揀好目的地，用信用卡、支付寶或微信支付付款，eSIM 隨即送到電郵。" },
      { when: "起飛之前", title: "掃碼安裝", text: "在家連上 Wi-Fi，掃一次 QR 碼或按一下便裝好，步驟會留在手機內。" },
      {
        when: "落機以後",
        title: "開啟即用",
        text: "首次連上當地網絡才開始計算；套餐容許的話，更可分享給電腦。eSIM 毋須刪除，不少套餐下次旅行可以續在同一張上。",
      },
    ],
  },
  gogo: {
    title: "暢遊中國，用多少付多少",
    unit: "港元 / GB",
    text: "不限日數。用國際信用卡、微信支付或支付寶增值，每次增值有效期延長 180 日。",
    action: "認識 Gogo China",
  },
  networks: {
    title: "出發前，先查網絡",
    text: "按國家／地區或網絡商查詢，大部分目的地都有後備網絡。",
    map: "已覆蓋目的地的世界地圖",
  },
  help: {
    title: "已經是我們的用戶？",
    cards: {
      realName: { title: "實名登記", text: "專供香港、台灣使用的電話卡需要登記" },
      coverage: { title: "網絡覆蓋", text: "各國家／地區的網絡商及 APN" },
      topUp: { title: "儲值卡增值", text: "餘額、有效期及近六個月紀錄" },
      questions: { title: "常見問題", text: "按主題查閱，亦可隨時聯絡客服" },
    },
  },
  pay: "付款方式",
} satisfies Words<typeof en>;
