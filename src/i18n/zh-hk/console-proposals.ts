import type { words as english } from "../en/console-proposals.ts";

export const words: typeof english = {
  title: "待確認價格",
  empty: "沒有價格等候第二人確認",
  emptyLede: "如設定要求雙人確認，同事要發布的價格會先列在這裏，由另一位同事確認。",
  by: (who, plans) => `${who} 提議修改 ${plans} 個套餐的價格`,
  colleagueConfirms: "待同事確認",
  youConfirm: "待你確認",
  from: "由",
  until: "至",
  back: "按原樣重新上架。",
  overtaken: "提議之後，這個套餐已被修改，不能再確認，請重新提議。",
  confirm: (plans) => `確認 ${plans} 個套餐`,
  decline: "拒絕",
  takeBack: "撤回",
  decided: "已處理",
  states: { proposed: "待確認", confirmed: "已確認", declined: "未通過" },
  done: {
    proposed: "已提議，待同事確認後發布。",
    confirm: "已確認。即時價格已在商店生效，預定價格會準時生效。",
    decline: "已結束，沒有發布任何內容。",
  },
  foot: "時間為香港時間。任何人都不能確認自己的提議。",
};
