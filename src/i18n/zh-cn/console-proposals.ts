import type { words as english } from "../en/console-proposals.ts";

export const words: typeof english = {
  title: "待确认价格",
  empty: "没有价格在等第二人确认",
  emptyLede: "如设置要求双人确认，同事要发布的价格会先列在这里，由另一位同事确认。",
  by: (who, plans) => `${who} 提议修改 ${plans} 个套餐的价格`,
  colleagueConfirms: "待同事确认",
  youConfirm: "待您确认",
  from: "自",
  until: "至",
  back: "按原样重新上架。",
  overtaken: "提议之后，这个套餐已被修改，无法再确认，请重新提议。",
  confirm: (plans) => `确认 ${plans} 个套餐`,
  decline: "拒绝",
  takeBack: "撤回",
  decided: "已处理",
  states: { proposed: "待确认", confirmed: "已确认", declined: "未通过" },
  done: {
    proposed: "已提议，待同事确认后发布。",
    confirm: "已确认。即时价格已在商店生效，定时价格将按时生效。",
    decline: "已结束，没有发布任何内容。",
  },
  foot: "时间为中国香港时间。任何人都不能确认自己的提议。",
};
