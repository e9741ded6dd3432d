import { gogoPerGb } from "../../kernel/gogo-price.ts";
import type { words as en } from "../en/menus.ts";
import type { Words } from "../words.ts";

export const words = {
  support: {
    realName: { title: "實名登記", text: "專供香港、台灣使用的電話卡須登記" },
    coverage: { title: "網絡覆蓋", text: "各國家／地區的電訊商及 APN" },
    packages: { title: "套餐管理", text: "剩餘數據、有效期、啟用" },
    topUp: { title: "企業儲值卡增值", text: "查閱儲值卡餘額及使用紀錄" },
    topUpGogoChina: { title: "Gogo China 增值", text: `每 GB HK$${gogoPerGb}，不限日數` },
    questions: { title: "常見問題", text: "按主題查找，淺白易明" },
  },
  partnership: {
    resale: { title: "批發、分銷及按量收費", text: "標準或度身訂造套餐，500 張起" },
    marketplace: { title: "eSIM 市集", text: "你的 eSIM 在這裏上架" },
    business: { title: "商務套餐", text: "僱員出差用的儲值卡" },
  },
  footer: {
    pitch: "以你的品牌，賣旅行數據。",
    partner: "成為合作夥伴",
    contact: "聯絡我們",
    ask: "網上客服",
    findOrder: "尋找訂單",
    status: "服務狀態",
    mainland: "中國內地",
    elsewhere: "其他地區",
    about: "關於",
    questions: "常見問題",
    rights: "© Farwave 版權所有",
    registration: (number: string): string => `公司註冊編號 ${number}`,
    cookies: "Cookie 設定",
    withdraw: "在此撤回合約",
  },
  preferences: {
    language: "語言",
    currency: "貨幣",
    currencies: { CNY: "人民幣", HKD: "港元", USD: "美元" },
  },
  notices: {
    total: (count) => `共 ${count} 則通告`,
    none: "暫時沒有通告。",
    from: (source) => `來源：${source}`,
  },
} satisfies Words<typeof en>;
