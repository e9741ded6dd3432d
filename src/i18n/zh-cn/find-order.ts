import type { words as en } from "../en/find-order.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "找回订单",
  lede: "请填写下单时用的邮箱，我们把订单链接发给您。",
  email: "下单邮箱",
  number: "订单号",
  optional: "选填",
  numberHint: "FW 加十位字母和数字。填了只找这一个订单，不填则找最近 12 个月的全部订单。",
  send: "把链接发给我",
  notSent: "未能发送",
  sent: {
    title: "请查看您的邮箱",
    text: (email) => `如果有用 ${email} 下的订单，链接正在发送。`,
    renewed: "此前的链接已失效，新链接正在发往下单邮箱。",
    wait: "一两分钟就到。没有收到？看看垃圾邮件，或换一个您付款时填的邮箱。",
    often: "每个邮箱每小时最多收三封。",
    again: "换一个邮箱",
  },
  account: { ask: "用这个邮箱注册过账号？", open: "在账号中查看订单" },
  help: "那个邮箱已经打不开了？请发邮件告诉我们订单号：",
} satisfies Words<typeof en>;
