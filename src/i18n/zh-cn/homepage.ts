import type { words as en } from "../en/homepage.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "Farwave – 落地就有网的出境流量",
  description: (destinations) =>
    `${destinations} 个目的地的出境 eSIM 与 SIM 卡：套餐写得明白，价格看得清楚，出发前就能装好。`,
  headline: ["落地，", "即在线。"],
  lede: (destinations) => `覆盖 ${destinations} 个目的地。在家装好，飞机落地即可使用。`,
  search: {
    before: "我要去",
    between: "，停留",
    after: "，想要",
    end: "。",
    destination: "目的地",
    placeholder: "日本",
    days: "天数",
    day: (count) => `${count} 天`,
    data: "套餐类型",
    dayPass: "每天都有新流量",
    fixed: "固定流量",
    any: "最划算的",
    submit: "查看套餐",
    found: (plans) => `${plans} 款套餐任选`,
    promise: "付款后几分钟内，eSIM 发到邮箱",
    count: (found) => `找到 ${found} 个目的地`,
    none: "没有找到，试试国家、城市或机场名称。",
    failed: "搜索暂无响应，请重试。",
  },
} satisfies Words<typeof en>;
