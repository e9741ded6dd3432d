import type { words as english } from "../en/pushes.ts";
import type { Words } from "../words.ts";

export const words = {
  pair: (area, text) => `${area}：${text}`,
  whole: {
    used: (percent) => `數據已用 ${percent}%`,
    gone: "你的數據已用完",
    leftThenSlow: (left, speed) => `高速數據尚餘 ${left}，用完後減速至 ${speed}。`,
    leftThenStops: (left) => `數據尚餘 ${left}，用完後便不能上網。`,
    nowSlow: (speed) => `仍可上網，速度為 ${speed}。`,
    nowStops: "現在已不能上網。",
  },
  today: {
    used: (percent) => `今日數據已用 ${percent}%`,
    gone: "今日數據已用完",
    leftThenSlow: (left, speed) => `今日高速數據尚餘 ${left}，用完後減速至 ${speed}。`,
    leftThenStops: (left) => `今日數據尚餘 ${left}，用完後要到翌日才能上網。`,
    nowSlow: (speed) => `仍可上網，速度為 ${speed}，翌日回復高速。`,
    nowStops: "現在不能上網，翌日回復。",
  },
  ends: {
    title: "你的套餐一日內到期",
    body: (moment) => `${moment}到期，之後這條線路便沒有數據。`,
  },
} satisfies Words<typeof english>;
