import type { words as en } from "../en/addresses.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "收货地址",
  lede: "SIM 卡会寄到这里。下单时自动填入默认地址。",
  add: "添加地址",
  preferred: "默认",
  change: "修改",
  remove: "删除",
  sureToRemove: "确定删除这个地址吗？已经寄出的订单不受影响。",
  removeNow: "确定删除",
  of: (action, person) => `${action}：${person}`,
  empty: "还没有地址",
  emptyText: "保存一个地址，下次邮寄 SIM 卡不用再填。",

  newTitle: "添加地址",
  changeTitle: "修改地址",
  district: "区县",
  email: "邮箱",
  emailHint: "只随地址一起保存。订单邮件发送到下单时填写的邮箱。",
  prefer: "设为默认地址",
  show: "显示该国家/地区的地址栏",
  save: "保存地址",
  back: "返回地址列表",

  done: { saved: "收货地址已更新", removed: "地址已删除" },
  notSaved: "地址没有保存",
  missing: "地址簿里已经没有这个地址。",
} satisfies Words<typeof en>;
