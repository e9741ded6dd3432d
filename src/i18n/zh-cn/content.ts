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
  measured: {
    shop: { partly: "商店正在升级，暂停营业", down: "商店正在升级，暂停营业" },
    payments: { partly: "部分付款无法完成", down: "暂时无法付款" },
    suppliers: { partly: "部分由合作方提供的 eSIM 会晚到", down: "由合作方提供的 eSIM 会晚到" },
    network: { partly: "部分套餐暂时无法激活，流量余额更新较慢", down: "套餐暂时无法激活，流量余额更新较慢" },
    deliveries: { partly: "部分 eSIM 会晚到", down: "eSIM 会晚到" },
    mail: { partly: "我们的部分邮件会晚到", down: "我们的邮件会晚到" },
  },
  outage: {
    more: "查看服务状态",
    feed: "Farwave 服务状态",
    feedAbout: "网络与商店功能的故障，以及恢复时间。",
    over: (title) => `已恢复：${title}`,
  },
  draft: {
    own: "草稿：内容尚未发布，仅您可见。",
    linked: (who, saved, until) => `${who} 的草稿，保存于 ${saved}，内容尚未发布。链接有效至 ${until}。`,
  },
} satisfies Words<typeof en>;
