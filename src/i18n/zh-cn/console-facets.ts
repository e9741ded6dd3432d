import type { words as en } from "../en/console-facets.ts";
import type { Words } from "../words.ts";

export const words = {
  label: "筛选",
  any: "不限",
  show: "筛选",
  chosen: "当前筛选",
  drop: (facet) => `取消${facet}`,
  further: "更多筛选",
  counts: "各项数量",
  typed: "填写完整内容",
  empty: "没有同时符合这些条件的内容",
  emptyLede: "去掉一个条件试试：",
  emptyWould: (drop, count) => `去掉${drop}：${count} 项`,
  emptyNone: "单独去掉其中任何一个条件，仍没有内容。",
  unknown: "筛选条件中有无法识别的部分，因此不能对全部结果进行操作。请返回列表重新筛选。",
  looked: "已查找 10,000 项，点“较早”继续。",
  lookedOn: "已查找 10,000 项，点“较新”继续。",
  by: (list, facet) => `${list}：按${facet}统计`,
  facet: "统计依据",
  count: "数量",
  others: "其他筛选条件同样计入这些数字。",
  partly: "仅统计此视图中的前 10,000 项；“+”表示还有更多。",
  none: "没有内容属于此类。",
  rest: "仅列出数量最多的 50 项。",
  back: "返回列表",
} satisfies Words<typeof en>;
