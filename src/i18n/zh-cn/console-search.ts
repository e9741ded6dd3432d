import type { words as en } from "../en/console-search.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "搜索与操作",
  open: "搜索与操作",
  label: "订单号、邮箱、手机号、ICCID 或其末尾数字、运单号、套餐代码、金额",
  hint: "订单号、邮箱、手机号、ICCID、运单号、套餐、金额",
  forms: {
    number: "订单号",
    email: "邮箱",
    phone: "手机号",
    iccid: "ICCID",
    iccid_end: "ICCID 末尾数字",
    tracking: "运单号",
    plan: "套餐代码",
    amount: "金额",
  },
  readsAs: (forms) => `识别为${forms.join("或")}`,
  readsAsNothing: "无法识别为可查找的内容",
  found: "查找结果",
  notFound: (q) => `没有与 ${q} 对应的内容。`,
  doWith: (number) => `对 ${number} 的操作`,
  giveBack: "退款…",
  sendAgain: "重新发送邮件",
  openCustomer: "查看客户",
  openParcel: "查看包裹",
  goTo: "前往",
  waiting: (count) => `${count} 项待处理`,
  close: "关闭",
  failed: "搜索没有响应。未做任何更改，请重试。",
} satisfies Words<typeof en>;
