import type { words as en } from "../en/alerts.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "適時提示我",
  lead: "適用於你的所有套餐。日費套餐按每日數據計算比例。",
  what: "提示時間",
  kinds: {
    used_50: "數據已用 50%",
    used_80: "數據已用 80%",
    used_100: "數據已用完",
    ends_soon: "套餐到期前一日",
  },
  how: "提示方式",
  byMail: (email) => `電郵至 ${email}`,
  byPush: (browsers) => (browsers === 1 ? "在已開啟的瀏覽器顯示通知" : `在已開啟的 ${browsers} 個瀏覽器顯示通知`),
  save: "儲存",
  saved: "已儲存，往後會按此提示你。",
  push: {
    title: "此瀏覽器的通知",
    lead: "通知會直接在畫面顯示，毋須開啟網站。瀏覽器會詢問你一次。",
    turnOn: "在此開啟",
    on: "此瀏覽器會收到通知。",
    untilSignOut: "登出後停止。",
    untilClosed: "登入失效後停止。登入時剔選「保持登入」，整個旅程都能收到。",
    turnOff: "在此關閉",
    refused: {
      title: "此瀏覽器不准許通知",
      text: "此網站的通知已被封鎖。請在瀏覽器的網站設定中准許通知，然後重新載入本頁。",
    },
    homeScreen: {
      title: "iPhone 及 iPad 須由主畫面開啟",
      text: "Apple 只准許主畫面上的網站發出通知：點一下「分享」，選擇「加入主畫面」，再從主畫面開啟並登入。需要 iOS 16.4 或以上版本。",
    },
    cannot: "此瀏覽器未能顯示通知。電郵提示不受影響。",
    failed: "未能完成：無法連接瀏覽器的通知服務，請稍後再試。",
  },
} satisfies Words<typeof en>;
