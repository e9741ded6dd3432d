import type { words as english } from "../en/console-price-sheet.ts";
import type { Words } from "../words.ts";

export const words = {
  deeds: "批量改价",
  percent: "百分比",
  byPercent: "按百分比调整",
  base: "基准货币",
  atRate: "按今日汇率换算",
  ninetyNine: "尾数改为 .99",
  on: "调整的货币",
  everyCurrency: "所有货币",
  onSearch: "适用于本次搜索到的所有套餐。发布前您可逐项核对。",
  keys: "拖动鼠标或按住 Shift 加方向键选择单元格。按 Enter 将输入的价格填入所选的单元格，⌘D 向下填充，⌘Z 撤销。",
  undo: "撤销",
  redo: "重做",
  chosen: "已选 {count} 个单元格",
  noneChosen: "请先选择单元格。",
  notPercent: "请输入百分比，例如 -5 或 7.5：须大于 -100，不超过 1000。",
  noCurrency: "请选择货币。",
  tooMany: (most) => `搜索到的套餐超过 ${most} 个，请先缩小范围。`,
  pasteAgain: "复制的内容大于所选范围，将填入现在选中的单元格：再次粘贴即可填入。",
  beyond: "超出表格而未填入的值：{count} 个",
  count: {
    unchanged: "尚无改动",
    one: "已改 1 个价格",
    onePlan: "已改 1 个套餐的 {prices} 个价格",
    plans: "已改 {plans} 个套餐的 {prices} 个价格",
    mend: "，{wrong} 个需要修改",
  },
  problems: {
    amount: "请填写金额，例如 12.90。",
    above: "划线价必须高于售价。",
  },
  card: {
    title: "商店中的样子",
    language: "语言",
    currency: "货币",
    ofCell: "与单元格相同",
    hint: "选中一个价格，这里会显示该套餐的卡片。",
    back: "返回价格",
  },
  dropAll: "全部放弃",
} satisfies Words<typeof english>;
