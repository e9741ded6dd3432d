import type { words as en } from "../en/console-overview.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "总览",
  clock: (time) => `中国香港时间 ${time}`,
  ranges: { label: "天数", "1": "今天", "7": "7 天", "28": "28 天" },
  currencies: "币种",
  figures: "关键数据",
  sales: "销售额",
  payments: "付款笔数",
  refunded: "退款金额",
  against: (change, was, moment) =>
    change === null ? `截至 ${moment} 为 ${was}` : `${change}，截至 ${moment} 为 ${was}`,
  chart: {
    title: "累计销售额",
    lede: (currency) => `商品与运费（${currency}），已扣除优惠折扣。按中国香港时间分日。`,
    as: "显示方式",
    chart: "图表",
    table: "表格",
    now: (time) => `现在 ${time}`,
    before: { "1": "上周同日", "7": "前 7 天", "28": "前 28 天" },
    sentence: (sales, until, was, moment) => `截至 ${until}，累计销售额 ${sales}；上期截至 ${moment} 为 ${was}。`,
    columns: { at: "截至", sales: "累计销售额" },
    ahead: "未到",
  },
  stock: "库存可售天数",
  work: "待人工处理",
  allWork: "全部待办",
  noWork: "没有需要人工处理的事项",
} satisfies Words<typeof en>;
