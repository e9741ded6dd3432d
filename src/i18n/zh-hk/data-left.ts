import type { words as en } from "../en/data-left.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "剩餘數據",
  heads: {
    on: (area) => `${area} eSIM 使用中`,
    used_up: (area) => `${area}套餐數據已用完`,
    over: (area) => `${area}套餐已到期`,
  },
  ledes: {
    on: "在這裏查看剩餘數據，不夠隨時加購。",
    used_up: "可以直接為這個 eSIM 加購數據，毋須重新安裝。",
    over: "可以直接在這個 eSIM 上續購套餐，毋須重新安裝。",
  },
  anotherEsim: "這款套餐不能在這個 eSIM 上續購。換一個新 eSIM 只需兩分鐘。",
  asOf: (moment) => `網絡資料截至 ${moment}`,
  leftThatDay: (whole) => `當日剩餘，共 ${whole}`,
  stale: "網絡暫時沒有回應。這是最近一次收到的資料，實際用量可能更多。",
  kept: "目前沒有網絡：這是之前收到的資料，實際用量可能更多。",
  more: "為這個 eSIM 加購數據",
  next: "在這個 eSIM 上續購套餐",
  plans: "查看套餐",
  waiting: (what) => `這個 eSIM 上待使用：${what}`,
  help: "安裝、設定與協助",
} satisfies Words<typeof en>;
