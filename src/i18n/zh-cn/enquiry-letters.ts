import type { words as english } from "../en/enquiry-letters.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof english> = {
  enquiry: {
    subject: (number) => `您的合作咨询 ${number}`,
    title: "已收到您的合作咨询",
    answered: "关于您合作咨询的答复",
    lead: (day) => `我们会由有决定权的同事阅读，并在 3 个工作日内（最迟 ${day}，按中国香港工作日计）答复。`,
    open: "查看咨询进度",
    openHint: "持有此链接的人都能看到进度和您填写的全部内容。",
    facts: "您的咨询",
    number: "编号",
    company: "公司",
    due: "最迟答复日期",
    sent: "您的选择",
    files: (count, sizes) => `${count} 个文件（${sizes}）`,
    more: "需要补充？直接回复本邮件即可，请保留主题中的编号。",
    reply: "如需继续沟通，请直接回复本邮件，并保留主题中的编号。",
    footer: (email) => `本邮件发送至 ${email}，因为 Farwave 的一份合作咨询填写了此邮箱。`,
  },
};
