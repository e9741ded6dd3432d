import type { words as english } from "../en/pushes.ts";
import type { Words } from "../words.ts";

export const words = {
  pair: (area, text) => `${area}：${text}`,
  whole: {
    used: (percent) => `流量已用 ${percent}%`,
    gone: "您的流量已用完",
    leftThenSlow: (left, speed) => `高速流量还剩 ${left}，用完后降速至 ${speed}。`,
    leftThenStops: (left) => `流量还剩 ${left}，用完后断网。`,
    nowSlow: (speed) => `仍可上网，速度为 ${speed}。`,
    nowStops: "现在已不能上网。",
  },
  today: {
    used: (percent) => `今日流量已用 ${percent}%`,
    gone: "今日流量已用完",
    leftThenSlow: (left, speed) => `今日高速流量还剩 ${left}，用完后降速至 ${speed}。`,
    leftThenStops: (left) => `今日流量还剩 ${left}，用完后断网到次日。`,
    nowSlow: (speed) => `仍可上网，速度为 ${speed}，次日恢复高速。`,
    nowStops: "已断网，次日恢复。",
  },
  ends: {
    title: "您的套餐一天内到期",
    body: (moment) => `${moment}到期，之后这条线路没有流量。`,
  },
} satisfies Words<typeof english>;
