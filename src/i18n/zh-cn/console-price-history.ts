import type { words as english } from "../en/console-price-history.ts";

export const words: typeof english = {
  tab: "历史",
  title: "价格历史",
  caption: "价格变动，最新的在前",
  search: "套餐",
  searchHint: "套餐代码",
  empty: "还没有价格变动",
  emptyLede: "在价格表或套餐页面发布的价格，以及定时价格的生效和结束，都会连同操作人显示在这里。",
  foot: "每页 50 条，最新的在前。日期和时间为中国香港时间。用文件导入的变动见操作记录。",
  columns: { at: "时间", plan: "套餐", who: "操作人", prices: "变动" },
  turnBack: "改回",
  same: "与现价相同",
  gone: "未上架",
};
