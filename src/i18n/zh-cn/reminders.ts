import type { words as en } from "../en/reminders.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "不再提醒？",
  lede: "这个订单将不再发送行程提醒，包括安装、出发、流量不足和到期。",
  still: "关于发货和付款的邮件仍会发送。",
  stop: "停止提醒",
  done: { title: "已停止提醒", text: "这个订单今后不再发送提醒。" },
  missing: { title: "这个链接打不开", text: "链接可能不完整，请从邮件里重新打开。" },
  home: "去首页",
} satisfies Words<typeof en>;
