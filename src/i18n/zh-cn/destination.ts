import type { words as en } from "../en/destination.ts";
import type { Words } from "../words.ts";

export const words = {
  trip: "要去好几个地方？规划整个行程",
  title: "目的地",
  ask: "想去哪里？",
  head: (count) => `${count} 个目的地任您选。`,
  about: (count) => `覆盖 ${count} 个目的地的旅行 eSIM，价格按天或按套餐标明。`,
  lede: "列出各目的地专属 eSIM 的最低每日价和最低套餐价，并注明所含流量。",
  search: "查找目的地",
  placeholder: "国家/地区、城市或机场",
  find: "搜索",
  results: "搜索结果",
  found: (count) => `找到 ${count} 个目的地`,
  none: (query) => `没有找到“${query}”`,
  noneText: "试试国家/地区名、大城市名或机场代码。",
  all: "显示全部目的地",
  failed: "暂时无法搜索城市和机场，仍可按国家/地区名查找。",
  jump: "快速跳转",
  popular: "热门",
  regions: "区域与全球",
  regionsHead: "一个套餐，走遍多地",
  regionsText: "区域套餐会列在它所覆盖的每个目的地的页面里。展开区域，选择您的第一站。",
  covered: (count) => `${count} 个目的地`,
  from: { before: "", after: "起" },
  per: {
    day: (amount) => `每天 ${amount}`,
    package: (amount, days) => `${days} 天共 ${amount}`,
  },
  noPrice: "查看套餐",
} satisfies Words<typeof en>;
