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
} satisfies Words<typeof en>;
