import { countText } from "../../kernel/count-text.ts";
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
  points: (change) => `${change} 个百分点`,
  chart: {
    title: "累计销售额",
    lede: (currency) => `商品与邮费（${currency}），已扣除优惠折扣。按中国香港时间分日。`,
    as: "显示方式",
    chart: "图表",
    table: "表格",
    now: (time) => `现在 ${time}`,
    before: { "1": "上周同日", "7": "前 7 天", "28": "前 28 天" },
    sentence: (sales, until, was, moment) => `截至 ${until}，累计销售额 ${sales}；上期截至 ${moment} 为 ${was}。`,
    columns: { at: "截至", sales: "累计销售额" },
    ahead: "未到",
  },
  health: {
    well: "支付、供应商、网络与邮件均有响应，没有被放弃的任务",
    trouble: (service) => `${service}：响应不正常`,
    jobs: (count) => `${count} 个任务已被放弃`,
  },
  bars: {
    step: "项目",
    count: "数量",
    ofFirst: "占首项",
    ofAll: "占总额",
    was: "上期",
    until: (lede, moment) => `${lede}统计至 ${moment}。`,
    notYet: "尚无统计数据。",
    none: "这段时间没有记录",
  },
  visits: {
    title: "从访问到付款",
    lede: "仅计同意统计并有点击的浏览器，每天计一次。",
    steps: { visitors: "访客", sawPlans: "看过套餐", ordered: "已下单", paid: "已付款" },
    sentence: (visitors, paid) => `从访问到付款：访客 ${countText(visitors)}，其中付款 ${countText(paid)}。`,
  },
  firstDays: {
    title: "从付款到上线",
    lede: "首日已结束的 eSIM：自付款起 24 小时；出发日更晚的，自出发日零时起。",
    steps: { esims: "已付款 eSIM", online: "首日上线" },
    sentence: (esims, online) => `从付款到上线：${countText(esims)} 个 eSIM 中有 ${countText(online)} 个在首日上线。`,
  },
  reasons: {
    title: "退款原因",
    lede: (currency) => `商品与邮费（${currency}），按买家或商店的原因。`,
    amount: "金额",
    counted: (reason, count) => `${reason}（${countText(count)}）`,
    sentence: (refunded) => `退款原因：共 ${refunded}，按原因分列。`,
  },
  parcels: "包裹",
  csv: { button: "CSV", figure: "数据", unit: "单位", is: "本期", was: "上期", until: "截至", pieces: "数量" },
  stock: "库存可售天数",
  work: "待人工处理",
  allWork: "全部待办",
  noWork: "没有需要人工处理的事项",
} satisfies Words<typeof en>;
