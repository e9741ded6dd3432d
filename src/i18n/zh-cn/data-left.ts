import type { words as en } from "../en/data-left.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "剩余流量",
  heads: {
    on: (area) => `${area} eSIM 使用中`,
    used_up: (area) => `${area}套餐流量已用完`,
    over: (area) => `${area}套餐已到期`,
  },
  ledes: {
    on: "在这里查看剩余流量，不够随时加购。",
    used_up: "可以直接为这个 eSIM 加购流量，无需重新安装。",
    over: "可以直接在这个 eSIM 上续购套餐，无需重新安装。",
  },
  anotherEsim: "这款套餐无法在这个 eSIM 上续购。换一个新 eSIM 只需两分钟。",
  asOf: (moment) => `网络数据截至 ${moment}`,
  leftThatDay: (whole) => `当日剩余，共 ${whole}`,
  stale: "网络暂时没有响应。这是最近一次收到的数据，实际用量可能更多。",
  kept: "当前没有网络：这是之前收到的数据，实际用量可能更多。",
  more: "为这个 eSIM 加购流量",
  next: "在这个 eSIM 上续购套餐",
  plans: "查看套餐",
  waiting: (what) => `这个 eSIM 上待使用：${what}`,
  help: "安装、设置与帮助",
} satisfies Words<typeof en>;
