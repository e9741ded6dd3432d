import type { words as en } from "../en/content.ts";
import type { Words } from "../words.ts";

export const words = {
  faqKinds: {
    Product: "产品与套餐",
    Use: "使用指南",
    Troubles: "故障排查",
    Real_name_registration: "实名登记",
    eSIM: "eSIM",
  },
  carrierFails: {
    source: "Farwave 客户服务",
    title: (place) => `${place}：部分 SIM 卡目前无法正常上网`,
    text: (place) =>
      `在${place}，部分 SIM 卡目前搜不到网络，或者上网很慢。我们正在与当地运营商一起处理。如果您遇到这种情况，请在手机设置里手动选择另一个网络，或者打开飞行模式再关闭。这段时间没有用掉的流量不会作废。`,
  },
} satisfies Words<typeof en>;
