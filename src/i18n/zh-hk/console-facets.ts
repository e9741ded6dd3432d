import type { words as en } from "../en/console-facets.ts";
import type { Words } from "../words.ts";

export const words = {
  label: "篩選",
  any: "不限",
  show: "篩選",
  chosen: "現時篩選",
  drop: (facet) => `取消${facet}`,
  further: "更多篩選",
  counts: "各項數量",
  typed: "完整輸入",
  empty: "沒有同時符合這些條件的項目",
  emptyLede: "試試取消其中一項：",
  emptyWould: (drop, count) => `取消${drop}：${count} 項`,
  emptyNone: "單獨取消任何一個條件，仍然沒有項目。",
  unknown: "篩選條件有未能識別的部分，因此不能處理全部結果。請返回清單重新篩選。",
  looked: "已查找 10,000 項，按「較舊」繼續。",
  lookedOn: "已查找 10,000 項，按「較新」繼續。",
  by: (list, facet) => `${list}：按${facet}點算`,
  facet: "點算項目",
  count: "數目",
  others: "其他篩選條件同樣計入這些數字。",
  partly: "只點算此檢視中的首 10,000 項；「+」表示還有更多。",
  none: "沒有項目屬於這一類。",
  rest: "只列出數量最多的 50 項。",
  back: "返回清單",
} satisfies Words<typeof en>;
