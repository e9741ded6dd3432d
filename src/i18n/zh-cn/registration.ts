import type { words as en } from "../en/registration.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "使用前需要实名登记",
  which: (place) => `专供${place}使用的卡须登记到个人名下，需要登记的套餐都有标注。`,
  how: "请备好护照或旅行证件在网上登记，大约四分钟即可完成，工作人员会在 24 小时内答复。登记完成前套餐无法使用，请在出发前办好。",
  link: "立即登记",
  ofSim: {
    none: "这张卡尚未实名登记",
    states: {
      received: "实名登记审核中",
      again: "实名登记还需补充一项资料",
      registered: "已完成实名登记",
    },
    about: {
      received: "结果会以邮件或短信通知。",
      again: "结果会以邮件或短信通知。",
      registered: "可在登记的地区使用流量。",
    },
    see: "查看进度",
  },
} satisfies Words<typeof en>;
