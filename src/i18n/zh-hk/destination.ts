import type { words as en } from "../en/destination.ts";
import type { Words } from "../words.ts";

export const words = {
  trip: "要去幾個地方？規劃整個行程",
  title: "目的地",
  ask: "想去哪裏？",
  head: (count) => `${count} 個目的地任你揀。`,
  about: (count) => `覆蓋 ${count} 個目的地的旅行 eSIM，價錢按日或按套餐列明。`,
  lede: "列出各目的地專屬 eSIM 的最低每日價及最低套餐價，並註明所含數據。",
  search: "查找目的地",
  placeholder: "國家／地區、城市或機場",
  find: "搜尋",
  results: "搜尋結果",
  found: (count) => `找到 ${count} 個目的地`,
  none: (query) => `找不到「${query}」`,
  noneText: "試試國家／地區名稱、大城市名稱或機場代碼。",
  all: "顯示所有目的地",
  failed: "暫時未能搜尋城市和機場，仍可按國家／地區名稱查找。",
  jump: "快速前往",
  popular: "熱門",
  regions: "區域及全球",
  regionsHead: "一個套餐，遊走多地",
  regionsText: "區域套餐會列於它所覆蓋的每個目的地頁面。展開區域，選擇你的第一站。",
  covered: (count) => `${count} 個目的地`,
  from: { before: "", after: "起" },
  per: {
    day: (amount) => `每日 ${amount}`,
    package: (amount, days) => `${days} 日共 ${amount}`,
  },
  noPrice: "查看套餐",
} satisfies Words<typeof en>;
