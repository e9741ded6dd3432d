import type { words as en } from "../en/service-letters.ts";
import type { Words } from "../words.ts";

export const words = {
  addressCorrected: {
    subject: (number) => `订单 ${number} 的邮箱已更改`,
    title: "订单邮箱已更改",
    lead: "应购买者要求，我们的工作人员更改了这笔订单的邮箱。今后的邮件都会发到新邮箱，此前发到本邮箱的链接已全部失效。",
    details: "更改内容",
    order: "订单",
    at: "时间",
    now: "新邮箱",
    notYou: "不是您要求的？",
    tell: (address) => `请用本邮箱直接回复，或写信到 ${address}。我们会立即停止相关操作并核查。`,
    wasYou: "如果是您要求的，或您对这笔订单并不知情，则无需任何操作。",
    footer: (email) => `本邮件发送至 ${email}，即这笔订单原来的邮箱，这是最后一封相关邮件。`,
  },
  goodwill: {
    subject: (amount) => `向您致歉：下一笔订单可减 ${amount}`,
    title: "送您一个优惠码",
    lead: (number) => `订单 ${number} 有些地方没有做好，我们非常抱歉，希望以此略作弥补。`,
    details: "您的优惠码",
    code: "优惠码",
    takesOff: "可减",
    validUntil: "有效期至",
    whose: "下单邮箱",
    action: "查看套餐",
    once: "下单时填写本邮箱并输入优惠码即可。优惠码只能使用一次，他人无法使用。",
  },
  simBlock: {
    blocked: {
      subject: (number) => `订单 ${number} 的一张 SIM 已停用`,
      title: "您的一张 SIM 已停用",
      lead: "我们的工作人员已请网络停用这张 SIM。恢复之前，它无法使用流量。套餐余量会保留，但套餐天数照常计算。",
    },
    open: {
      subject: (number) => `订单 ${number} 的 SIM 已恢复使用`,
      title: "您的 SIM 已恢复使用",
      lead: "网络已恢复这张 SIM，可继续使用套餐余量。如果十分钟内仍无法上网，请开启再关闭飞行模式。",
    },
    details: "哪一张 SIM",
    order: "订单",
    sim: "卡号尾数",
    action: "查看订单",
    notYou: "不清楚原因？",
    tell: (address) => `请直接回复本邮件，或写信到 ${address}，我们会立即核查。`,
  },
  esimReplaced: {
    subject: (number) => `订单 ${number} 的新 eSIM`,
    title: "您的新 eSIM 可以安装了",
    lead: "我们的工作人员更换了这笔订单中的一张 eSIM。旧的已无法使用，剩余的流量和天数都已转到新的 eSIM。",
    oldOne: "旧 eSIM 怎么办",
    removeIt: "如果手机里还有旧的 eSIM，可以删除，它不会再恢复使用。",
    sameData: "本次更换不收费，订单的其他内容不变。",
    notYou: "不是您要求的？",
    tell: (address) => `请直接回复本邮件，或写信到 ${address}，我们会立即核查。`,
  },
} satisfies Words<typeof en>;
